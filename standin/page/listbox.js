// The list of suggestions above a composer: shown, moved through and picked from while the focus stays in the text field.

import { arrange, h, setAttribute, uniqueId } from './dom.js';

export class Listbox {
  /** `onPick(item)` gets an item that was given to `show`; `onCover(height)` is told how much of what is above the list hides. */
  constructor(label, onPick, onCover) {
    this.onPick = onPick;
    this.onCover = onCover;
    this.items = [];
    this.current = -1;
    /** Whether the person moved to the marked item himself. */
    this.isChosen = false;
    this.owner = null;
    this.rows = h('div', { role: 'presentation' });
    this.list = h('div', { role: 'listbox', id: uniqueId('suggestions'), 'aria-label': label, class: 'scroller' }, this.rows);
    this.head = h('p', { class: 'suggestions-head' });
    this.note = h('p', { class: 'suggestions-note' });
    this.element = h('div', { class: 'suggestions', dataset: { testid: 'suggestions' }, hidden: true },
      this.head, this.list, this.note);
    // A press in the list must not take the focus, and with it the keyboard of a phone, from the field.
    this.element.addEventListener('pointerdown', (event) => event.preventDefault());
    this.element.addEventListener('mousedown', (event) => event.preventDefault());
  }

  get isOpen() {
    return !this.element.hidden;
  }

  /** The item that Enter would pick, or undefined. */
  get marked() {
    return this.isOpen ? this.items[this.current] : undefined;
  }

  /**
   * Shows items { title, text, aside, isCode } for the field `owner`. `mark` is the index of the item that Enter picks at once,
   * or -1; `note` is a line below (why there is nothing, say).
   */
  show(owner, items, { head = '', note = '', mark = -1 } = {}) {
    if (this.owner && this.owner !== owner) this.#release();
    this.owner = owner;
    this.items = items;
    this.isChosen = false;
    this.head.textContent = head;
    this.head.hidden = head === '';
    this.note.textContent = note;
    this.note.hidden = note === '';
    this.rows.replaceChildren(...items.map((item, index) => this.#row(item, index)));
    this.list.hidden = items.length === 0;
    arrange(this.rows, items.map(({ title, text }) => (text ? null : title)));
    this.element.hidden = items.length === 0 && note === '';
    this.element.classList.remove('stale');
    setAttribute(owner, 'aria-controls', this.list.id);
    setAttribute(owner, 'aria-expanded', String(this.isOpen && items.length > 0));
    this.#mark(mark);
    if (mark < 0) this.list.scrollTop = 0;
    this.onCover(this.element.offsetHeight);
  }

  #row(item, index) {
    const row = h('div', { role: 'option', id: `${this.list.id}-${index}`, class: 'option', 'aria-selected': 'false', dataset: { value: item.value ?? item.title } },
      h('span', { class: item.isCode ? 'option-title code' : 'option-title' }, item.title),
      item.aside ? h('span', { class: 'option-aside' }, item.aside) : null,
      item.text ? h('span', { class: 'option-text' }, item.text) : null);
    row.addEventListener('click', () => this.onPick(item));
    row.addEventListener('pointermove', () => {
      if (this.current !== index && !this.element.classList.contains('stale')) this.#mark(index);
    });
    return row;
  }

  /** Moves the mark by one up or down, round the ends. */
  move(step) {
    if (!this.isOpen || this.items.length === 0) return;
    const start = this.current < 0 && step < 0 ? 0 : this.current;
    this.isChosen = true;
    this.element.classList.remove('stale');
    this.#mark((start + step + this.items.length) % this.items.length);
  }

  #mark(index) {
    this.rows.children[this.current]?.setAttribute('aria-selected', 'false');
    this.current = index;
    const row = this.rows.children[index];
    row?.setAttribute('aria-selected', 'true');
    row?.scrollIntoView({ block: 'nearest' });
    setAttribute(this.owner, 'aria-activedescendant', row ? row.id : null);
  }

  /** Says that the items belong to an older text: they stay in view, but Enter no longer picks one. */
  markStale() {
    if (!this.isOpen) return;
    this.isChosen = false;
    this.#mark(-1);
    this.element.classList.add('stale');
  }

  hide() {
    if (this.element.hidden) return;
    this.element.hidden = true;
    this.items = [];
    this.current = -1;
    this.#release();
    this.onCover(0);
  }

  #release() {
    this.owner?.setAttribute('aria-expanded', 'false');
    this.owner?.removeAttribute('aria-activedescendant');
  }
}
