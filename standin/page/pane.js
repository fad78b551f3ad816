// One person's view of the chat: his channels, the messages of the one that is open, and his composer.

import { HAS_KEYBOARD, avatar, h, hueOf, setAttribute } from './dom.js';
import { plainText } from './markdown.js';
import { authorName, renderMessage } from './message.js';
import { slashCommands } from './command.js';
import { Composer } from './composer.js';

const SIGNS = { text: '#', thread: '↳', dm: '@', group: '@' };
// How far above its end a list still counts as being at its end.
const NEAR_END = 60;
const GHOST_DELAY = 150;
const COVER_DELAY = 200;

/** How many mentions, in words. */
export const mentions = (count) => `${count} ${count === 1 ? 'mention' : 'mentions'}`;

export class Pane {
  /** `onChange()` is called when the counts of unread messages may have changed; `onPicture(attachment)` opens a picture. */
  constructor(client, { onChange, onPicture }) {
    this.client = client;
    this.onChange = onChange;
    this.onPicture = onPicture;
    this.channel = null;
    this.isActive = false;
    this.isAtEnd = true;
    /** The first message that was new when this view was last looked at. */
    this.firstNew = null;
    this.cover = { height: 0, timer: 0 };
    this.isPressed = false;
    this.composer = new Composer(client, { onSent: (sent) => this.#sent(sent), onCover: (height) => this.#covered(height) });
    this.#build();
    this.#listen();
  }

  #build() {
    const { name } = this.client.user;
    this.badge = h('span', { class: 'badge', role: 'img', dataset: { testid: 'pings' }, hidden: true });
    this.title = h('h2', {}, name);
    this.nav = h('nav', { class: 'channels', 'aria-label': `Channels of ${name}` });
    this.banner = h('div', { class: 'banner', role: 'status', hidden: true, dataset: { testid: 'banner' } });
    this.list = h('div', { class: 'messages', role: 'log', 'aria-live': 'off', 'aria-label': 'Messages', tabindex: '0', dataset: { testid: 'messages' } });
    this.ghosts = h('div', { class: 'ghosts' });
    this.latest = h('button', { type: 'button', class: 'latest', hidden: true, on: { click: () => this.#toEnd() } });
    this.announcer = h('p', { class: 'unseen', 'aria-live': 'polite' });
    this.element = h('section', { class: 'pane', 'aria-label': `${name}’s view`, dataset: { person: name }, style: { '--hue': String(hueOf(name)) } },
      h('div', { class: 'frame' },
        h('header', { class: 'pane-head' }, avatar(name), this.title, h('span', { class: 'pane-note' }, 'own view of the chat'), this.badge),
        this.nav,
        h('div', { class: 'chat' }, this.banner,
          h('div', { class: 'scroll' }, this.list, this.latest),
          this.composer.element, this.announcer)));
  }

  #listen() {
    const { client } = this;
    const inChannel = (handler) => ({ detail }) => detail.channel === this.channel && handler(detail);
    client.addEventListener('state', () => this.#stateChanged());
    client.addEventListener('connection', () => this.#showBanner());
    client.addEventListener('reset', () => this.#renderAll());
    client.addEventListener('message', ({ detail }) => this.#received(detail));
    client.addEventListener('update', inChannel(({ message }) => this.#rerender(message)));
    client.addEventListener('delete', inChannel(({ id }) => this.#removed(id)));
    client.addEventListener('delete', () => this.#counted());
    client.addEventListener('status', ({ detail }) => {
      const message = client.find(detail.message);
      if (message?.channel_id === this.channel) this.#rerender(message);
    });
    this.list.addEventListener('scroll', () => this.#scrolled(), { passive: true });
    this.list.addEventListener('load', () => this.isAtEnd && this.#toEnd(), true);
    new ResizeObserver(() => this.isAtEnd && this.#toEnd()).observe(this.list);
    this.list.addEventListener('pointerdown', () => {
      this.isPressed = true;
    });
    for (const end of ['pointerup', 'pointercancel']) {
      window.addEventListener(end, () => {
        this.isPressed = false;
      });
    }
    this.element.addEventListener('keydown', (event) => this.#key(event));
  }

  // ---- which channel ----

  #stateChanged() {
    const { channels } = this.client.state;
    if (!channels.some(({ id }) => id === this.channel)) this.openChannel(channels[0]?.id ?? null);
    this.composer.setChannel(channels.find(({ id }) => id === this.channel) ?? null);
    this.composer.stateChanged();
    this.#renderChannels();
    this.#showBanner();
    if (this.list.querySelector('.welcome')) this.#renderAll();
  }

  /** Shows a channel. */
  openChannel(id) {
    if (id === this.channel) return;
    this.channel = id;
    this.composer.setChannel(this.client.state.channels.find((channel) => channel.id === id) ?? null);
    this.#noteNews();
    this.#renderAll();
    this.#see();
  }

  // The buttons stay the same elements while the channels stay the same: one that is being pressed must not be swapped.
  #renderChannels() {
    const { channels } = this.client.state;
    const buttons = [...this.nav.children];
    const isSame = buttons.length === channels.length && channels.every(({ id, name }, index) => buttons[index].dataset.channel === id && buttons[index].dataset.name === name);
    if (!isSame) this.nav.replaceChildren(...channels.map((channel) => this.#channelButton(channel)));
    channels.forEach((channel, index) => this.#markChannel(this.nav.children[index], channel));
  }

  #channelButton({ id, name, kind }) {
    const open = () => {
      this.openChannel(id);
      if (HAS_KEYBOARD.matches) this.composer.focus();
    };
    return h('button', { type: 'button', class: 'channel', dataset: { channel: id, name }, on: { click: open } },
      h('span', { class: 'sign', 'aria-hidden': 'true' }, SIGNS[kind] ?? '#'), h('span', { class: 'channel-name' }, name), h('span', { class: 'badge', 'aria-hidden': 'true' }));
  }

  #markChannel(button, { id, name }) {
    const pings = this.client.pings(id);
    const isUnread = this.client.unread(id).length > 0;
    button.classList.toggle('unread', isUnread);
    setAttribute(button, 'aria-current', id === this.channel ? 'true' : null);
    setAttribute(button, 'aria-label', `${name}${pings ? `, ${mentions(pings)}` : isUnread ? ', unread' : ''}`);
    const badge = button.querySelector('.badge');
    badge.textContent = String(pings);
    badge.hidden = pings === 0;
  }

  #showBanner() {
    const { bot } = this.client.state;
    let text = '';
    if (!this.client.connected) text = this.client.loaded ? 'Connection lost. Trying again…' : 'Connecting…';
    else if (!bot.online) text = `${bot.name} is offline: commands and buttons fail until it is back.`;
    this.banner.textContent = text;
    this.banner.hidden = text === '';
    this.banner.classList.toggle('waiting', !this.client.connected);
  }

  // ---- messages ----

  #messages() {
    return this.client.messages.get(this.channel) ?? [];
  }

  #renderAll() {
    const messages = this.#messages();
    this.list.replaceChildren();
    messages.forEach((message, index) => this.list.append(this.#element(message, messages[index - 1])));
    if (messages.length === 0 && this.client.loaded) this.list.append(this.#welcome());
    this.list.append(this.ghosts);
    this.#placeDivider();
    this.#toEnd();
    this.#counted();
  }

  #element(message, previous) {
    return renderMessage(message, { client: this.client, context: this.#context(), previous, onPicture: this.onPicture });
  }

  #context() {
    const { state } = this.client;
    const people = [...state.users, state.bot];
    return {
      meId: state.me.id,
      userName: (id) => people.find((person) => person.id === id)?.name,
      channelName: (id) => state.channels.find((channel) => channel.id === id)?.name,
      onCommand: (name) => this.composer.start(name),
      onChannel: (id) => this.openChannel(id),
      onJump: (channel, message) => this.#jump(channel, message),
    };
  }

  #find(id) {
    return this.list.querySelector(`[data-message-id="${CSS.escape(id)}"]`);
  }

  #received({ channel, message }) {
    if (channel === this.channel) {
      this.list.querySelector('.welcome')?.remove();
      const previous = this.#messages().at(-2);
      this.ghosts.before(this.#element(message, previous));
      if (!this.#isSeen() && this.firstNew === null) this.firstNew = message.id;
      this.#placeDivider();
      if (this.isAtEnd) this.#toEnd();
    }
    this.#announce(message);
    this.#see();
  }

  // The new element takes the focus over where the old one had it: on the same control if it is still there.
  #rerender(message) {
    const old = this.#find(message.id);
    if (!old) return;
    const messages = this.#messages();
    const index = messages.findIndex(({ id }) => id === message.id);
    const element = this.#element(message, messages[index - 1]);
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    keepPictures(old, element);
    old.replaceWith(element);
    if (focused) this.#refocus(element, focused.dataset.customId);
    if (this.isAtEnd) this.#toEnd();
  }

  #refocus(element, customId) {
    const same = customId && element.querySelector(`[data-custom-id="${CSS.escape(customId)}"]:not(:disabled)`);
    (same ?? element).focus({ preventScroll: true });
  }

  #removed(id) {
    const element = this.#find(id);
    if (!element) return;
    const hadFocus = element.contains(document.activeElement);
    element.remove();
    if (hadFocus) this.composer.focus();
    if (this.#messages().length === 0) this.#renderAll();
    else this.#placeDivider();
  }

  #placeDivider() {
    this.list.querySelector('.divider')?.remove();
    const first = this.firstNew && this.#find(this.firstNew);
    if (first) first.before(h('p', { class: 'divider', role: 'separator' }, h('span', {}, 'New')));
  }

  #announce(message) {
    const text = plainText(message.content ?? '', this.#context());
    const pictures = (message.attachments ?? []).length ? ', with a picture' : '';
    this.announcer.textContent = `${this.client.user.name}: ${authorName(message.author)}${message.pings_me ? ' mentions you' : ''}: ${text}${pictures}`;
  }

  #jump(channel, id) {
    this.openChannel(channel);
    const element = this.#find(id);
    if (!element) return;
    element.scrollIntoView({ block: 'center' });
    element.focus({ preventScroll: true });
    element.classList.add('flash');
    setTimeout(() => element.classList.remove('flash'), 1600);
  }

  #welcome() {
    const { state } = this.client;
    const channel = state.channels.find(({ id }) => id === this.channel);
    const others = state.users.filter(({ id }) => id !== state.me.id).map(({ name }) => name);
    const commands = slashCommands(state.commands).slice(0, 8);
    return h('section', { class: 'welcome', dataset: { testid: 'welcome' } },
      h('h3', {}, channel ? `${SIGNS[channel.kind] ?? '#'} ${channel.name}` : 'No channel'),
      h('p', {}, 'Nothing has been said here yet. You are ', h('strong', {}, state.me.name),
        others.length ? `, and ${others.join(' and ')} ${others.length === 1 ? 'is' : 'are'} here too: answer in the other view, or share the screen.` : '.'),
      h('p', {}, 'Type ', h('kbd', {}, '/'), ` to see what ${state.bot.name} can do, or begin with one of these:`),
      h('div', { class: 'starters' }, commands.map((command) => h('button', {
        type: 'button', class: 'starter', on: { click: () => this.composer.start(command.name) },
      }, h('span', { class: 'code' }, `/${command.name}`), h('span', {}, command.description)))));
  }

  // ---- commands under way ----

  #sent({ line, name, answer }) {
    const { user, state } = this.client;
    this.firstNew = null;
    this.#placeDivider();
    this.#toEnd();
    const ghost = h('div', { class: 'message ghost', dataset: { testid: 'pending' } },
      h('p', { class: 'used' }, avatar(user.name), h('strong', {}, user.name), ' used ', h('code', {}, line)),
      h('p', { class: 'thinking' }, h('span', { class: 'spinner', 'aria-hidden': 'true' }), `${state.bot.name} is thinking…`));
    const timer = setTimeout(() => this.#showGhost(ghost), GHOST_DELAY);
    answer.then(() => ghost.remove(), (error) => this.#fail(ghost, line, name, error)).finally(() => clearTimeout(timer));
  }

  #showGhost(ghost) {
    this.ghosts.append(ghost);
    if (this.isAtEnd) this.#toEnd();
  }

  #fail(ghost, line, name, error) {
    const again = () => {
      ghost.remove();
      this.composer.restore(line);
    };
    const dismiss = () => {
      ghost.remove();
      this.composer.focus();
    };
    ghost.classList.add('failed');
    ghost.lastElementChild.replaceWith(
      h('p', { class: 'failure', role: 'alert', dataset: { testid: 'failure' } }, error.message),
      h('p', { class: 'private-note' }, 'Only you can see this · ',
        h('button', { type: 'button', class: 'jump', on: { click: again }, 'aria-label': `Edit /${name} and send it again` }, 'Edit and send again'), ' · ',
        h('button', { type: 'button', class: 'jump', on: { click: dismiss } }, 'Dismiss')));
    this.#showGhost(ghost);
  }

  // ---- what has been seen ----

  /** Makes this the view that the person at the keyboard uses, or not. */
  setActive(isActive) {
    if (this.isActive === isActive) return;
    this.isActive = isActive;
    this.element.classList.toggle('active', isActive);
    if (isActive) this.#noteNews();
    else if (this.client.unread(this.channel).length === 0) this.firstNew = null;
    this.#placeDivider();
    this.#see();
  }

  #noteNews() {
    this.firstNew = this.client.unread(this.channel)[0]?.id ?? null;
  }

  #isSeen() {
    return this.isActive && this.isAtEnd && document.visibilityState === 'visible';
  }

  #see() {
    if (this.channel !== null && this.#isSeen()) this.client.markRead(this.channel);
    this.#counted();
  }

  #counted() {
    const pings = this.client.pings();
    this.badge.textContent = String(pings);
    this.badge.hidden = pings === 0;
    this.badge.setAttribute('aria-label', mentions(pings));
    this.#renderChannels();
    this.#showLatest();
    this.onChange();
  }

  #showLatest() {
    const unread = this.channel === null ? 0 : this.client.unread(this.channel).length;
    this.latest.hidden = this.isAtEnd;
    this.latest.textContent = unread ? `${unread} new ↓` : 'To the newest ↓';
    this.latest.classList.toggle('news', unread > 0);
  }

  #scrolled() {
    const isAtEnd = this.list.scrollHeight - this.list.scrollTop - this.list.clientHeight < NEAR_END;
    if (isAtEnd === this.isAtEnd) return;
    this.isAtEnd = isAtEnd;
    this.#see();
  }

  #toEnd() {
    this.isAtEnd = true;
    this.list.scrollTop = this.list.scrollHeight;
    this.#showLatest();
  }

  // The newest messages move out from under the suggestions, so that a picture can be looked at while choosing. They come
  // back a little later: not between two lists, and not under a finger that is just pressing one of their buttons.
  #covered(height) {
    clearTimeout(this.cover.timer);
    if (height > 0) this.#liftBy(height);
    else if (this.cover.height > 0) this.cover.timer = setTimeout(() => (this.isPressed ? this.#covered(0) : this.#liftBy(0)), COVER_DELAY);
  }

  #liftBy(height) {
    this.cover.height = height;
    this.list.style.paddingBottom = height ? `${height + 12}px` : '';
    if (this.isAtEnd) this.#toEnd();
  }

  /** To be called when the page comes back into view. */
  look() {
    this.#see();
  }

  // ---- keys ----

  #key(event) {
    const isTyping = event.target.matches('input, textarea');
    if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      this.composer.start();
    } else if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      this.#nextChannel(event.key === 'ArrowDown' ? 1 : -1);
    }
  }

  #nextChannel(step) {
    const { channels } = this.client.state;
    const index = channels.findIndex(({ id }) => id === this.channel);
    if (channels.length) this.openChannel(channels[(index + step + channels.length) % channels.length].id);
  }
}

// An edited message mostly keeps its picture: the element that has it loaded moves over, so that nothing flickers.
function keepPictures(old, element) {
  for (const image of element.querySelectorAll('img')) {
    const same = [...old.querySelectorAll('img')].find((known) => known.getAttribute('src') === image.getAttribute('src') && known.alt === image.alt);
    if (same) image.replaceWith(same);
  }
}
