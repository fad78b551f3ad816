// Where commands are typed: first a line of text, then, once the command is known, a field for each of its options.

import { h, setAttribute, uniqueId } from './dom.js';
import { Fields } from './fields.js';
import { Listbox } from './listbox.js';
import { formatLine, matchCommands, orderedOptions, parseOptions, resolveField, signature, slashCommands, splitLine } from './command.js';

const HISTORY = 50;

export class Composer {
  /**
   * `onSent({ line, name, answer })` is told of each command that has been sent; `onCover(height)`, how much of the messages
   * the suggestions for an option hide.
   */
  constructor(client, { onSent, onCover }) {
    this.client = client;
    this.onSent = onSent;
    this.onCover = onCover;
    this.channel = null;
    /** The fields of the command that is being filled in; null while a line is typed. */
    this.fields = null;
    this.history = [];
    this.historyIndex = 0;
    this.isSending = false;
    this.draftKey = `draft:${client.user.name}`;
    this.#build();
    this.input.value = sessionStorage.getItem(this.draftKey) ?? '';
  }

  #build() {
    this.suggestions = new Listbox('Suggestions', (item) => this.#pick(item), (height) => this.onCover(this.fields ? height : 0));
    this.input = h('input', {
      type: 'text', class: 'line', role: 'combobox', id: uniqueId('composer'), autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', enterkeyhint: 'send',
      'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-controls': this.suggestions.list.id, placeholder: 'Type / for commands', dataset: { testid: 'composer' },
    });
    this.slash = h('button', { type: 'button', class: 'slash', 'aria-label': 'List the commands', title: 'List the commands', on: { click: () => this.start() } }, '/');
    this.group = h('div', { class: 'fields', role: 'group', hidden: true });
    this.sendButton = h('button', { type: 'submit', class: 'send', dataset: { testid: 'send' } }, h('span', {}, 'Send'));
    this.hint = h('p', { class: 'composer-hint', dataset: { testid: 'hint' } });
    this.problem = h('p', { class: 'composer-problem', role: 'alert', dataset: { testid: 'problem' } });
    this.element = h('form', { class: 'composer', novalidate: true, autocomplete: 'off' }, this.suggestions.element, this.problem, this.hint,
      h('div', { class: 'composer-row' }, this.slash, this.input, this.group, this.sendButton));
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#submit();
    });
    this.input.addEventListener('input', () => this.#lineChanged());
    this.input.addEventListener('focus', () => this.#showCommands());
    this.element.addEventListener('keydown', (event) => this.#key(event));
    this.element.addEventListener('focusout', (event) => {
      if (!this.element.contains(event.relatedTarget)) this.suggestions.hide();
    });
  }

  /** Says where the commands go. */
  setChannel(channel) {
    this.channel = channel;
    const place = channel ? ` in ${channel.kind === 'text' ? '#' : ''}${channel.name}` : '';
    this.input.setAttribute('aria-label', `Command of ${this.client.user.name}${place}`);
  }

  /** To be called when people, commands or the bot have changed. */
  stateChanged() {
    if (this.fields) {
      const known = this.#command(this.fields.command.name);
      if (known?.options?.length && JSON.stringify(known) !== JSON.stringify(this.fields.command)) {
        // The bot has registered its commands anew.
        const isInUse = this.element.contains(document.activeElement);
        this.#open(known, this.fields.texts);
        if (isInUse) this.fields.focus();
      }
    } else if (document.activeElement === this.input && this.input.value.startsWith('/')) this.#showCommands();
  }

  #commands() {
    return slashCommands(this.client.state.commands);
  }

  #command(name) {
    return this.#commands().find((command) => command.name === name);
  }

  /** Puts the focus where the person can go on typing. */
  focus() {
    if (this.fields) this.fields.focus();
    else this.input.focus();
  }

  /** Begins a new command, or the one that is named. What was typed goes into the history. */
  start(name) {
    if (name === undefined && this.fields) {
      this.focus();
      return;
    }
    this.#keepForRecall();
    this.#leave('/');
    this.input.focus();
    const command = this.#command(name);
    if (command) this.#choose(command);
    else this.#lineChanged();
  }

  /** Brings a line back for another try. */
  restore(line) {
    this.#keepForRecall();
    this.#leave(line);
    const { command, rest } = this.#split() ?? {};
    if (command?.options?.length && rest) this.#open(command, parseOptions(command, rest, this.client.state));
    this.focus();
  }

  #split() {
    return splitLine(this.input.value, this.#commands());
  }

  #text() {
    return this.fields ? this.fields.line : this.input.value;
  }

  // ---- the line ----

  #lineChanged() {
    this.#tell('');
    const { command, rest } = this.#split() ?? {};
    if (command?.options?.length && rest !== null) {
      this.#open(command, parseOptions(command, rest, this.client.state));
      this.fields.focus(rest !== '');
      return;
    }
    this.#showCommands();
    this.#keepDraft();
  }

  #showCommands() {
    const line = this.#split();
    if (this.fields || !line) {
      this.suggestions.hide();
      return;
    }
    const all = this.#commands();
    const found = line.command && line.rest !== null ? [line.command] : matchCommands(all, line.name.trimEnd());
    const items = found.map((command) => ({ title: `/${command.name}`, aside: signature(command), text: command.description, isCode: true, command }));
    const { name } = this.client.state.bot;
    const nothing = all.length === 0 ? `${name} has registered no commands yet.` : `${name} has no command /${line.name}.`;
    this.suggestions.show(this.input, items, items.length ? { head: `Commands of ${name}`, mark: 0 } : { note: nothing });
  }

  // A command from the list: on to its options, or, where it has none, ready to be sent.
  #choose(command) {
    if (command.options?.length) {
      this.#open(command, new Map());
      this.fields.focus();
      return;
    }
    this.input.value = `/${command.name}`;
    this.input.focus();
    this.suggestions.hide();
    this.#showHint(h('span', {}, h('strong', {}, `/${command.name}`), ` ${command.description}`), 'Enter sends it');
    this.#keepDraft();
  }

  #pick(item) {
    this.#tell('');
    if (item.command) this.#choose(item.command);
    else this.fields.pick(item);
  }

  #open(command, texts) {
    this.fields?.stop();
    const place = { client: this.client, channel: () => this.channel, suggestions: this.suggestions };
    const changed = () => {
      this.#tell('');
      this.#keepDraft();
    };
    this.fields = new Fields(command, texts, place, { onChange: changed, onHint: (text, aside) => this.#showHint(text, aside) });
    const leave = h('button', { type: 'button', class: 'icon', 'aria-label': `Leave /${command.name}`, title: 'Leave this command (Esc)', on: { click: () => this.#cancel() } }, '✕');
    this.group.replaceChildren(h('span', { class: 'chip' }, `/${command.name}`, leave), ...this.fields.elements);
    this.group.setAttribute('aria-label', `/${command.name}: ${command.description}`);
    this.#showMode();
    changed();
  }

  // ---- keys ----

  #key(event) {
    if (event.isComposing) return;
    if (event.key === 'Escape') this.#escape(event);
    else if (event.target.tagName !== 'INPUT') return;
    else if (event.key === 'Enter') {
      event.preventDefault();
      this.#enter();
    } else if (this.#moveThroughList(event)) event.preventDefault();
    else if (this.fields) {
      if (this.fields.key(event) === 'back') this.#backToLine();
    } else this.#lineKey(event);
  }

  #escape(event) {
    if (this.suggestions.isOpen) this.suggestions.hide();
    else if (this.fields) this.#cancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #enter() {
    const { marked, isChosen } = this.suggestions;
    const isExact = marked?.command && this.#split()?.command?.name === marked.command.name;
    if (marked && (isChosen || !isExact)) this.#pick(marked);
    else this.#submit();
  }

  #moveThroughList(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.altKey || !this.suggestions.isOpen || this.suggestions.items.length === 0) return false;
    this.suggestions.move(step);
    return true;
  }

  #lineKey(event) {
    const { marked } = this.suggestions;
    if (event.key === 'Tab' && !event.shiftKey && marked) {
      event.preventDefault();
      this.#pick(marked);
    } else if ((event.key === 'ArrowUp' || event.key === 'ArrowDown') && !event.altKey) {
      event.preventDefault();
      this.#recall(event.key === 'ArrowUp' ? -1 : 1);
    }
  }

  #backToLine() {
    this.#leave(`/${this.fields.command.name}`);
    this.input.focus();
    this.#lineChanged();
  }

  // ---- what was typed before ----

  #recall(step) {
    if (this.history.length === 0) return;
    this.historyIndex = Math.max(0, Math.min(this.history.length, this.historyIndex + step));
    this.input.value = this.history[this.historyIndex] ?? '';
    this.suggestions.hide();
    this.#tell('');
    this.#showHint(null, this.input.value ? 'Enter sends it' : '');
    this.#keepDraft();
  }

  #remember(line) {
    if (this.history.at(-1) !== line) this.history.push(line);
    if (this.history.length > HISTORY) this.history.shift();
    this.historyIndex = this.history.length;
  }

  // A line that makes room for another one can be recalled, unless there is nothing in it.
  #keepForRecall() {
    const text = this.#text().trim();
    if (text.length > 1 && text !== `/${this.fields?.command.name}`) this.#remember(text);
  }

  #keepDraft() {
    const text = this.#text();
    if (text) sessionStorage.setItem(this.draftKey, text);
    else sessionStorage.removeItem(this.draftKey);
  }

  // ---- leaving and sending ----

  #cancel() {
    this.#keepForRecall();
    this.#leave('');
    this.input.focus();
  }

  #leave(text) {
    this.fields?.stop();
    this.fields = null;
    this.input.value = text;
    this.suggestions.hide();
    this.#tell('');
    this.#showHint(null, '');
    this.#showMode();
    this.#keepDraft();
  }

  #showMode() {
    const isCommand = this.fields !== null;
    this.group.hidden = !isCommand;
    this.input.hidden = isCommand;
    this.slash.hidden = isCommand;
  }

  #submit() {
    if (this.isSending) return;
    if (this.fields) {
      const options = this.fields.validate((error) => this.#tell(error));
      if (options) this.#send(this.fields.command, options, this.fields.line);
      return;
    }
    const line = this.#split();
    const { name } = this.client.state.bot;
    if (line?.command) this.#sendLine(line.command, line.rest ?? '');
    else if (line?.name === '' || this.input.value.trim() === '') this.start();
    else if (line) this.#tell(`${name} has no command /${line.name.trim()}. Type / to see what it can do.`);
    else this.#tell(`Only commands are played here. Type / to see what ${name} can do.`);
  }

  #sendLine(command, rest) {
    if (rest !== '' && !command.options?.length) {
      this.#tell(`/${command.name} takes nothing after its name.`);
      return;
    }
    const texts = parseOptions(command, rest, this.client.state);
    const fields = orderedOptions(command).map((option) => ({ option, text: texts.get(option.name) ?? '', picked: null }));
    const results = fields.map((field) => resolveField(field, this.client.state));
    if (results.some(({ error }) => error)) {
      this.#open(command, texts);
      this.fields.focus(true);
      if (rest !== '') this.fields.validate((error) => this.#tell(error));
      return;
    }
    const options = fields.map(({ option }, index) => ({ name: option.name, value: results[index].value })).filter(({ value }) => value !== undefined);
    this.#send(command, options, formatLine(command, fields));
  }

  async #send(command, options, line) {
    this.fields?.stop();
    this.suggestions.hide();
    this.#setSending(true);
    try {
      const { answer } = await this.client.slash(this.channel.id, command.name, options);
      this.#remember(line);
      const hadFocus = this.element.contains(document.activeElement) || document.activeElement === document.body;
      this.#leave('');
      if (hadFocus) this.input.focus();
      this.onSent({ line, name: command.name, answer });
    } catch (error) {
      this.#tell(error.message);
    } finally {
      this.#setSending(false);
    }
  }

  #setSending(isSending) {
    this.isSending = isSending;
    setAttribute(this.sendButton, 'aria-busy', isSending ? 'true' : null);
    this.sendButton.classList.toggle('pending', isSending);
  }

  // ---- what is said about it ----

  #tell(problem) {
    if (this.problem.textContent !== problem) this.problem.textContent = problem;
  }

  #showHint(text, aside) {
    this.hint.replaceChildren(...(text ? [text] : []), ...(aside ? [h('span', { class: 'hint-aside' }, aside)] : []));
  }
}
