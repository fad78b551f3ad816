// One person's connection to the server: what he may see, kept up to date, and what he can do.
// It touches no element; panes listen to its events: `state`, `reset`, `message`, `update`, `delete`, `status`, `connection`.

const REQUEST_TIMEOUT = 15_000;
// The server itself gives up on a bot after three seconds; this only catches a server that forgets to say so.
const ANSWER_TIMEOUT = 12_000;
const RECONNECT_FIRST = 400;
const RECONNECT_LONGEST = 4_000;

/** Fetches JSON; throws an Error whose message can be shown. */
export async function request(path, body, signal) {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT);
  let response;
  try {
    response = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      cache: 'no-store',
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Error('The server does not answer. Is it still running?');
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw Object.assign(new Error(answer.error ?? `The server refused this (${response.status}).`), { status: response.status });
  return answer;
}

/** Compares two snowflake ids by age. */
export function compareIds(left, right) {
  return left.length - right.length || (left < right ? -1 : Number(left > right));
}

export class Client extends EventTarget {
  constructor(user) {
    super();
    this.user = user;
    this.state = { me: user, users: [user], channels: [], commands: [], bot: { id: '', name: 'the bot', online: true } };
    this.connected = false;
    this.loaded = false;
    /** channel id → messages, oldest first */
    this.messages = new Map();
    /** message id → { pending, failure, chosen }: what is going on with its buttons and menus */
    this.status = new Map();
    /** interaction id → { done, failed } of those that wait for an answer */
    this.waiting = new Map();
    /** Answers that came before the request that started them had returned. */
    this.early = new Map();
    this.readKey = `read:${user.id}`;
    this.read = new Map(Object.entries(JSON.parse(sessionStorage.getItem(this.readKey) ?? '{}')));
  }

  start() {
    this.#connect(RECONNECT_FIRST);
  }

  #connect(delay) {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/page/events?as=${encodeURIComponent(this.user.id)}`);
    let backlog = [];
    let wait = delay;
    socket.addEventListener('open', async () => {
      try {
        await this.#load();
      } catch {
        socket.close();
        return;
      }
      wait = RECONNECT_FIRST;
      this.connected = true;
      this.#emit('connection');
      for (const event of backlog) this.#apply(event);
      backlog = null;
    });
    socket.addEventListener('message', (frame) => {
      const event = JSON.parse(frame.data);
      if (backlog === null) this.#apply(event);
      else backlog.push(event);
    });
    socket.addEventListener('close', () => {
      this.connected = false;
      this.#loseAnswers();
      this.#emit('connection');
      setTimeout(() => this.#connect(Math.min(wait * 2, RECONNECT_LONGEST)), wait);
    });
  }

  // Everything afresh: at the start, and after a lost connection, when events may have been missed.
  async #load() {
    const state = await this.#fetchState();
    const lists = await Promise.all(state.channels.map((channel) => this.#fetchMessages(channel.id)));
    const firstTime = !this.loaded;
    this.state = state;
    this.messages = new Map(state.channels.map((channel, index) => [channel.id, lists[index]]));
    if (firstTime) this.#startReading();
    this.loaded = true;
    this.#emit('state');
    this.#emit('reset');
  }

  async #fetchState() {
    const state = await request(`/page/state?as=${encodeURIComponent(this.user.id)}`).catch((error) => {
      if (error.status !== 404) throw error;
      return { me: null, users: [] };
    });
    const me = state.users.find(({ id }) => id === state.me);
    if (!me) {
      // Another server, with other people, has taken the place of the one that this page came from.
      location.reload();
      throw new Error('This person is no longer here.');
    }
    return { ...state, me };
  }

  #fetchMessages(channel) {
    return request(`/page/channels/${channel}/messages?as=${encodeURIComponent(this.user.id)}`);
  }

  // What was there before the first look is not news.
  #startReading() {
    for (const [channel, messages] of this.messages) {
      if (!this.read.has(channel)) this.read.set(channel, messages.at(-1)?.id ?? '0');
    }
    this.#saveReading();
  }

  #loseAnswers() {
    for (const { failed } of this.waiting.values()) failed('The connection was lost before the answer came.');
    this.waiting.clear();
  }

  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  #apply(event) {
    const handlers = {
      message: () => this.#receive(event.channel, event.message),
      message_update: () => this.#replace(event.channel, event.message),
      message_delete: () => this.#remove(event.channel, event.id),
      interaction_done: () => this.#settle(event.interaction, null),
      interaction_failed: () => this.#settle(event.interaction, event.reason || 'The application did not respond.'),
      commands: () => this.#reloadState(),
      bot: () => this.#botChanged(event.online),
    };
    handlers[event.type]?.();
  }

  async #receive(channel, message) {
    // A thread or a private channel can appear with its first message.
    if (!this.messages.has(channel)) return this.#reloadState();
    const messages = this.messages.get(channel);
    if (messages.some((known) => known.id === message.id)) return this.#replace(channel, message);
    messages.push(message);
    this.#emit('message', { channel, message });
  }

  #replace(channel, message) {
    const messages = this.messages.get(channel);
    const index = messages?.findIndex((known) => known.id === message.id) ?? -1;
    if (index < 0) return;
    messages[index] = message;
    const status = this.status.get(message.id);
    if (status) this.status.set(message.id, { pending: status.pending, failure: null, chosen: {} });
    this.#emit('update', { channel, message });
  }

  #remove(channel, id) {
    const messages = this.messages.get(channel);
    const index = messages?.findIndex((known) => known.id === id) ?? -1;
    if (index < 0) return;
    messages.splice(index, 1);
    this.status.delete(id);
    this.#emit('delete', { channel, id });
  }

  async #reloadState() {
    try {
      this.state = await this.#fetchState();
      for (const { id } of this.state.channels) {
        if (this.messages.has(id)) continue;
        this.messages.set(id, await this.#fetchMessages(id));
        this.read.set(id, this.read.get(id) ?? '0');
        for (const message of this.messages.get(id)) this.#emit('message', { channel: id, message });
      }
      this.#emit('state');
    } catch {
      // The connection is about to break as well, and reconnecting loads everything.
    }
  }

  #botChanged(online) {
    this.state.bot = { ...this.state.bot, online };
    this.#emit('state');
    if (online) this.#reloadState();
  }

  #settle(interaction, reason) {
    const entry = this.waiting.get(interaction);
    if (!entry) {
      this.early.set(interaction, reason);
      setTimeout(() => this.early.delete(interaction), ANSWER_TIMEOUT);
      return;
    }
    this.waiting.delete(interaction);
    if (reason === null) entry.done();
    else entry.failed(reason);
  }

  /** Resolves once the bot has answered; rejects with the reason where it has not. */
  #answerTo(interaction) {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#settle(interaction, 'No answer came.'), ANSWER_TIMEOUT);
      const failed = (reason) => {
        clearTimeout(timer);
        reject(new Error(reason));
      };
      const done = () => {
        clearTimeout(timer);
        resolve();
      };
      this.waiting.set(interaction, { done, failed });
      if (this.early.has(interaction)) this.#settle(interaction, this.early.get(interaction));
    });
  }

  /** Sends a command. Resolves when it has been sent, with `answer`, a promise of the bot's answer. */
  async slash(channel, name, options) {
    const { interaction } = await request('/page/slash', { as: this.user.id, channel, name, options });
    return { answer: this.#answerTo(interaction) };
  }

  /** Presses a button, or chooses `values` in a menu. What happens shows in `status`. */
  async component(message, customId, values) {
    if (this.status.get(message)?.pending) return;
    const chosen = { ...this.status.get(message)?.chosen, ...(values ? { [customId]: values } : {}) };
    this.#setStatus(message, { pending: customId, failure: null, chosen });
    try {
      const body = { as: this.user.id, message, custom_id: customId, ...(values ? { values } : {}) };
      const { interaction } = await request('/page/component', body);
      await this.#answerTo(interaction);
      this.#setStatus(message, { pending: null, failure: null, chosen: this.status.get(message)?.chosen ?? {} });
    } catch (error) {
      this.#setStatus(message, { pending: null, failure: error.message, chosen: {} });
    }
  }

  #setStatus(message, status) {
    if (!this.find(message)) {
      this.status.delete(message);
      return;
    }
    this.status.set(message, status);
    this.#emit('status', { message });
  }

  /** The suggestions for the option that is being typed. */
  async autocomplete(channel, name, options, signal) {
    const { choices } = await request('/page/autocomplete', { as: this.user.id, channel, name, options }, signal);
    return choices;
  }

  /** Takes a private message out of view. */
  async dismiss(message) {
    try {
      await request('/page/dismiss', { as: this.user.id, message: message.id });
      this.#remove(message.channel_id, message.id);
    } catch (error) {
      this.#setStatus(message.id, { pending: null, failure: error.message, chosen: {} });
    }
  }

  /** The message with this id, wherever it stands. */
  find(id) {
    for (const messages of this.messages.values()) {
      const message = messages.find((known) => known.id === id);
      if (message) return message;
    }
    return undefined;
  }

  /** The messages of a channel that have not been looked at. */
  unread(channel) {
    const last = this.read.get(channel) ?? '0';
    return (this.messages.get(channel) ?? []).filter((message) => compareIds(message.id, last) > 0);
  }

  /** How many unread messages ping this person, in one channel or in all. */
  pings(channel) {
    const channels = channel === undefined ? [...this.messages.keys()] : [channel];
    return channels.reduce((sum, id) => sum + this.unread(id).filter((message) => message.pings_me).length, 0);
  }

  /** Notes that everything in a channel has been seen. True if something was new. */
  markRead(channel) {
    const newest = (this.messages.get(channel) ?? []).reduce((last, { id }) => (compareIds(id, last) > 0 ? id : last), '0');
    if (compareIds(newest, this.read.get(channel) ?? '0') <= 0) return false;
    this.read.set(channel, newest);
    this.#saveReading();
    return true;
  }

  #saveReading() {
    sessionStorage.setItem(this.readKey, JSON.stringify(Object.fromEntries(this.read)));
  }
}
