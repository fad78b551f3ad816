// The fields of a command that is being filled in, one for each option, with suggestions for the one that has the focus.

import { h, uniqueId } from './dom.js';
import { OPTION, closedChoices, completedChoice, formatLine, matchChoices, orderedOptions, resolveField } from './command.js';

// How long typing must pause before the bot is asked for suggestions, in milliseconds.
const DEBOUNCE = 160;

export class Fields {
  /**
   * `texts`: a Map of option name → text to begin with. `place` is { client, channel(), suggestions }.
   * `onChange()` is called after each change, `onHint(node, aside)` with what there is to say about the field in use.
   */
  constructor(command, texts, place, { onChange, onHint }) {
    this.command = command;
    this.client = place.client;
    this.channel = place.channel;
    this.suggestions = place.suggestions;
    this.onChange = onChange;
    this.onHint = onHint;
    this.query = { timer: 0, controller: null };
    this.list = orderedOptions(command).map((option) => this.#field(option, texts.get(option.name) ?? ''));
  }

  get elements() {
    return this.list.map(({ element }) => element);
  }

  /** The command as a line. */
  get line() {
    return formatLine(this.command, this.list);
  }

  /** The texts, by option, for fields that take over from these. */
  get texts() {
    return new Map(this.list.map(({ option, text }) => [option.name, text]));
  }

  /** Puts the focus on the first field that must still be filled; else, if `atEnd`, on the last that is; else on the first. */
  focus(atEnd = false) {
    const filled = this.list.filter(({ text }) => text !== '').at(-1);
    (this.#missing() ?? (atEnd ? filled : null) ?? this.list[0]).input.focus();
  }

  /** The options to send, or null after pointing at what is wrong and calling `onError(text)`. */
  validate(onError) {
    const options = [];
    for (const field of this.list) {
      const { value, error } = resolveField(field, this.client.state);
      if (error) {
        field.input.focus();
        field.input.setAttribute('aria-invalid', 'true');
        onError(error);
        return null;
      }
      if (value !== undefined) options.push({ name: field.option.name, value });
    }
    return options;
  }

  /** Asks for no more suggestions. */
  stop() {
    clearTimeout(this.query.timer);
    this.query.controller?.abort();
  }

  #missing() {
    return this.list.find(({ option, text }) => option.required && text.trim() === '');
  }

  #field(option, text) {
    const field = { option, text, picked: null };
    const id = uniqueId('option');
    field.input = h('input', {
      type: 'text', id, role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false', 'aria-controls': this.suggestions.list.id,
      'aria-required': option.required ? 'true' : null, 'aria-description': option.description, autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false',
      enterkeyhint: 'send', inputmode: option.type === OPTION.INTEGER && !option.autocomplete ? 'numeric' : null, placeholder: option.required ? null : 'optional',
      dataset: { testid: 'option', option: option.name },
    });
    field.input.value = text;
    field.element = h('label', { class: option.required ? 'field required' : 'field', for: id }, h('span', { class: 'field-name' }, option.name), field.input);
    fit(field);
    field.input.addEventListener('input', () => this.#changed(field));
    field.input.addEventListener('focus', () => this.#focused(field));
    return field;
  }

  #focused(field) {
    const { option } = field;
    this.onHint(h('span', {}, h('strong', {}, option.name), ` ${option.description}`), option.required ? 'required' : 'optional');
    this.suggestions.hide();
    this.#suggest(field, 0);
  }

  #changed(field) {
    field.text = field.input.value;
    if (field.picked?.name !== field.text) field.picked = null;
    field.input.removeAttribute('aria-invalid');
    if (!this.#split(field) && !this.#complete(field)) {
      fit(field);
      this.#suggest(field, DEBOUNCE);
    }
    this.onChange();
  }

  // `e5-e8 game:` typed into one field goes on in the field that it names.
  #split(field) {
    const names = this.list.map(({ option }) => option.name).join('|');
    const mark = new RegExp(`(?:^|\\s)(${names}):`, 'iu').exec(field.text);
    if (!mark) return false;
    const target = this.list.find(({ option }) => option.name === mark[1].toLowerCase());
    const after = field.text.slice(mark.index + mark[0].length).trimStart();
    this.#setText(field, field.text.slice(0, mark.index).trim());
    this.#setText(target, after);
    target.input.focus();
    this.#suggest(target, DEBOUNCE);
    return true;
  }

  // What follows a whole name goes into the next field, as when a line is typed in one go.
  #complete(field) {
    const completed = completedChoice(field, this.client.state);
    const next = this.list[this.list.indexOf(field) + 1];
    if (!completed || !next) return false;
    this.#setText(field, completed.choice.name, completed.choice);
    this.#setText(next, `${completed.rest}${next.text}`);
    next.input.focus();
    next.input.setSelectionRange(completed.rest.length, completed.rest.length);
    return true;
  }

  #setText(field, text, picked = null) {
    field.text = text;
    field.picked = picked;
    field.input.value = text;
    field.input.removeAttribute('aria-invalid');
    fit(field);
  }

  // ---- suggestions ----

  #suggest(field, delay) {
    this.stop();
    const choices = closedChoices(field.option, this.client.state);
    if (choices) this.#showChoices(field, choices);
    else if (field.option.autocomplete) {
      this.suggestions.markStale();
      this.query.timer = setTimeout(() => this.#ask(field), delay);
    } else this.suggestions.hide();
  }

  #showChoices(field, choices) {
    const isShown = choices.some(({ name }) => name === field.text);
    const fitting = isShown ? choices : matchChoices(choices, field.text);
    this.#show(field, fitting, `Nothing here is called “${field.text}”.`);
  }

  async #ask(field) {
    const controller = new AbortController();
    this.query.controller = controller;
    try {
      const choices = await this.client.autocomplete(this.channel().id, this.command.name, this.#partialOptions(field), controller.signal);
      if (!controller.signal.aborted) this.#showAnswer(field, choices);
    } catch (error) {
      if (controller.signal.aborted || document.activeElement !== field.input) return;
      this.suggestions.show(field.input, [], { note: `No suggestions: ${error.message} You can go on typing.` });
    }
  }

  #partialOptions(focused) {
    return this.list.flatMap((field) => {
      if (field === focused) return [{ name: field.option.name, value: field.picked ? String(field.picked.value) : field.text, focused: true }];
      const { value } = resolveField(field, this.client.state);
      return value === undefined ? [] : [{ name: field.option.name, value }];
    });
  }

  #showAnswer(field, choices) {
    if (document.activeElement !== field.input || !this.list.includes(field)) return;
    const saysItAll = choices.length > 0 && field.text !== '' && choices.every(({ name, value }) => String(value) === field.text || name === field.text);
    if (saysItAll) this.#ready();
    else this.#show(field, choices, field.text === '' ? '' : 'No suggestion fits; what you typed is sent as it stands.');
  }

  #show(field, choices, emptyNote) {
    const items = choices.map((choice) => ({ title: choice.name, aside: choice.note ?? '', value: choice.value, choice, field }));
    const { autocomplete, name } = field.option;
    this.suggestions.show(field.input, items, {
      head: items.length === 0 ? '' : autocomplete ? `${name} · suggestions, or type on` : name,
      note: items.length === 0 ? emptyNote : '',
      mark: markFor(field, items),
    });
  }

  /** Takes over a suggestion. */
  pick({ field, choice }) {
    // A suggestion that is the beginning of more (a piece, of a move, say) shows its value as text, to be typed on.
    const goesOn = field.option.autocomplete && field.option.type === OPTION.STRING && choice.name.startsWith(String(choice.value));
    if (goesOn) this.#setText(field, String(choice.value));
    else this.#setText(field, choice.name, choice);
    this.onChange();
    const next = this.#missing();
    if (next && !goesOn) {
      next.input.focus();
      return;
    }
    field.input.focus();
    if (goesOn) this.#suggest(field, 0);
    else this.#ready();
  }

  #ready() {
    this.suggestions.hide();
    if (!this.#missing()) this.onHint(h('span', {}, `Ready: ${this.line}`), 'Enter sends it');
  }

  // ---- keys ----

  /** Deals with a key in one of the fields; returns 'back' where the person wants to return to the line. */
  key(event) {
    const field = this.list.find(({ input }) => input === event.target);
    if (!field) return undefined;
    if (event.key === 'Tab' && !event.shiftKey) this.#tab(event, field);
    else if (event.key === 'Backspace' && field.text === '') return this.#backspace(event, field);
    else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !event.altKey) this.#suggest(field, 0);
    return undefined;
  }

  #tab(event, field) {
    const { marked, isChosen } = this.suggestions;
    const isClosed = closedChoices(field.option, this.client.state) !== null;
    if (!marked || !(isChosen || (field.text !== '' && isClosed))) return;
    this.pick(marked);
    // The focus now goes on by itself, unless picking has moved it already.
    if (document.activeElement !== field.input) event.preventDefault();
  }

  #backspace(event, field) {
    event.preventDefault();
    const before = this.list[this.list.indexOf(field) - 1];
    if (before) before.input.focus();
    return !before && this.list.every(({ text }) => text === '') ? 'back' : undefined;
  }
}

// Enter picks the first suggestion while there is something to pick; where the text says it all, Enter sends.
function markFor({ option, text, picked }, items) {
  const typed = text.trim().toLowerCase();
  if (items.length === 0 || picked || (typed === '' && !option.required)) return -1;
  return items.some(({ title, value }) => title.toLowerCase() === typed || String(value).toLowerCase() === typed) ? -1 : 0;
}

// A field is as wide as its text.
function fit({ input, text, option }) {
  const least = option.required ? 10 : 8;
  input.style.width = `calc(${Math.min(34, Math.max(least, [...text].length + 1))}ch + 18px)`;
}
