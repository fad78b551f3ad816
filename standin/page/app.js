// The page: who is here, and whose views are shown.

import { Client, request } from './api.js';
import { HAS_KEYBOARD, avatar, h } from './dom.js';
import { refreshRelativeTimes } from './markdown.js';
import { Pane, mentions } from './pane.js';

const BOTH = 'both';
const WIDE = matchMedia('(min-width: 900px)');
const RETRY = 1000;

const elements = Object.fromEntries(['boot', 'panes', 'views', 'brand', 'keys', 'lightbox', 'lightbox-image', 'lightbox-text'].map((id) => [id, document.getElementById(id)]));

class App {
  constructor(users) {
    this.panes = users.map((user) => new Pane(new Client(user), { onChange: () => this.#counted(), onPicture: openPicture }));
    this.active = this.panes[0];
    this.view = this.#wantedView(users);
    elements.panes.replaceChildren(...this.panes.map(({ element }) => element));
    for (const pane of this.panes) {
      pane.element.addEventListener('focusin', () => this.#activate(pane));
      pane.element.addEventListener('pointerdown', () => this.#activate(pane));
      pane.client.addEventListener('state', () => this.#named(pane.client.state.bot.name));
    }
    this.#buildViews();
    WIDE.addEventListener('change', () => this.#show(this.view));
    document.addEventListener('visibilitychange', () => this.panes.forEach((pane) => pane.look()));
    document.addEventListener('keydown', (event) => this.#key(event));
    this.#show(this.view);
    for (const pane of this.panes) pane.client.start();
  }

  // `?as=Name` opens one person's view, for a window of his own.
  #wantedView(users) {
    const name = new URLSearchParams(location.search).get('as') ?? sessionStorage.getItem('view');
    return users.find((user) => user.name === name || user.id === name)?.id ?? BOTH;
  }

  #buildViews() {
    const button = (view, ...content) => h('button', { type: 'button', class: 'view', dataset: { view }, on: { click: () => this.#show(view, true) } }, ...content);
    this.both = this.panes.length > 1 ? button(BOTH, 'Side by side') : null;
    this.buttons = this.panes.map((pane) => {
      const { id, name } = pane.client.user;
      const badge = h('span', { class: 'badge', role: 'img', hidden: true });
      const element = button(id, avatar(name), h('span', {}, name), badge);
      element.dataset.switch = name;
      return { pane, element, badge };
    });
    elements.views.replaceChildren(...(this.both ? [this.both] : []), ...this.buttons.map(({ element }) => element));
    elements.views.hidden = this.panes.length < 2;
  }

  // On a narrow screen one person is shown; side by side, the active one and his neighbour.
  #show(view, isWish = false) {
    this.view = view;
    if (isWish) sessionStorage.setItem('view', view);
    const isSplit = view === BOTH && WIDE.matches && this.panes.length > 1;
    const single = view === BOTH ? this.active : this.panes.find((pane) => pane.client.user.id === view);
    const shown = isSplit ? this.#pair() : [single];
    elements.panes.classList.toggle('split', isSplit);
    for (const pane of this.panes) pane.element.hidden = !shown.includes(pane);
    if (this.both) {
      this.both.hidden = !WIDE.matches;
      this.both.setAttribute('aria-pressed', String(isSplit));
    }
    for (const { pane, element } of this.buttons) element.setAttribute('aria-pressed', String(!isSplit && pane === single));
    if (!shown.includes(this.active)) this.#activate(shown[0]);
    else this.active.setActive(true);
    if (isWish && HAS_KEYBOARD.matches) this.active.composer.focus();
  }

  #pair() {
    const index = this.panes.indexOf(this.active);
    const first = Math.min(index, this.panes.length - 2);
    return index < 2 ? this.panes.slice(0, 2) : this.panes.slice(first, first + 2);
  }

  #activate(pane) {
    this.active = pane;
    for (const other of this.panes) other.setActive(other === pane);
  }

  #key(event) {
    if (event.key !== 'F6' || this.panes.length < 2 || elements.lightbox.open) return;
    event.preventDefault();
    const next = this.panes[(this.panes.indexOf(this.active) + (event.shiftKey ? this.panes.length - 1 : 1)) % this.panes.length];
    this.#activate(next);
    this.#show(this.view === BOTH ? BOTH : next.client.user.id);
    next.composer.focus();
  }

  #named(name) {
    elements.brand.textContent = `${name} playground`;
    this.#counted();
  }

  #counted() {
    let all = 0;
    for (const { pane, badge } of this.buttons ?? []) {
      const pings = pane.client.pings();
      all += pings;
      badge.textContent = String(pings);
      badge.hidden = pings === 0;
      badge.setAttribute('aria-label', mentions(pings));
    }
    document.title = `${all ? `(${all}) ` : ''}${elements.brand.textContent}`;
  }
}

function openPicture(attachment) {
  const image = elements['lightbox-image'];
  // Its size is known before it is there, so that it can be shown from the middle.
  for (const side of ['width', 'height']) {
    if (attachment[side]) image.setAttribute(side, attachment[side]);
    else image.removeAttribute(side);
  }
  image.src = attachment.url;
  image.alt = attachment.description || attachment.filename;
  elements['lightbox-text'].textContent = attachment.description ?? '';
  elements['lightbox-text'].hidden = !attachment.description;
  elements.lightbox.showModal();
  // On a narrow screen it is larger than that, and can be moved about.
  const frame = image.parentElement;
  frame.scrollTo((frame.scrollWidth - frame.clientWidth) / 2, 0);
}

elements.lightbox.addEventListener('click', (event) => {
  if (event.target === elements.lightbox) elements.lightbox.close();
});

async function boot() {
  try {
    const { users } = await request('/page/state');
    if (users.length === 0) throw new Error('Nobody is here.');
    new App(users);
    setInterval(refreshRelativeTimes, 1000);
  } catch (error) {
    elements.boot.textContent = `${error.message} Trying again…`;
    setTimeout(boot, RETRY);
  }
}

boot();
