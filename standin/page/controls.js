// The buttons and menus under a message.

import { arrange, h, uniqueId } from './dom.js';
import { jumpTo } from './markdown.js';

const COMPONENT = { ROW: 1, BUTTON: 2, STRING_SELECT: 3, USER_SELECT: 5 };
const STYLES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger' };

/** Renders the rows of a message. `context` is what `renderMarkdown` takes. */
export function renderControls(message, client, context) {
  const status = client.status.get(message.id);
  const rows = (message.components ?? []).map((row) => {
    const parts = row.type === COMPONENT.ROW ? row.components : [row];
    return h('div', { class: 'row' }, parts.map((part) => renderPart(part, message, { client, context, status })));
  });
  const failure = status?.failure
    ? h('p', { class: 'failure', role: 'alert', dataset: { testid: 'failure' } }, status.failure)
    : null;
  return rows.length || failure ? h('div', { class: 'controls' }, rows, failure) : null;
}

function renderPart(part, message, { client, context, status }) {
  switch (part.type) {
    case COMPONENT.BUTTON:
      return part.url ? renderLink(part, context) : renderButton(part, message, client, status);
    case COMPONENT.STRING_SELECT:
      return renderSelect(part, part.options, message, client, status);
    case COMPONENT.USER_SELECT:
      return renderSelect(part, client.state.users.map(({ id, name }) => ({ label: name, value: id, default: isDefault(part, id) })), message, client, status);
    default:
      return h('p', { class: 'subtext' }, 'A control of a kind that this page cannot show.');
  }
}

const isDefault = (part, id) => (part.default_values ?? []).some((value) => value.id === id);

function emojiText(emoji) {
  if (!emoji) return null;
  return h('span', { class: 'emoji', 'aria-hidden': 'true' }, emoji.id ? `:${emoji.name}:` : emoji.name);
}

const labelOf = (part) => [emojiText(part.emoji), part.label ? h('span', {}, part.label) : null];
const nameOf = (part) => (part.label ? null : part.emoji?.name ?? 'button');

function renderLink(part, context) {
  const jump = jumpTo(part.url, context);
  if (jump) return h('button', { type: 'button', class: 'button link', 'aria-label': nameOf(part), on: { click: jump.go } }, labelOf(part));
  return h('a', { class: 'button link', href: part.url, target: '_blank', rel: 'noopener noreferrer', 'aria-label': nameOf(part) }, labelOf(part), h('span', { 'aria-hidden': 'true' }, '↗'));
}

function renderButton(part, message, client, status) {
  const style = STYLES[part.style] ?? 'secondary';
  const isPending = status?.pending === part.custom_id;
  return h('button', {
    type: 'button',
    class: isPending ? `button ${style} pending` : `button ${style}`,
    disabled: Boolean(part.disabled),
    // Not `disabled`: a pressed button keeps the focus while it waits.
    'aria-disabled': status?.pending ? 'true' : null,
    'aria-busy': isPending ? 'true' : null,
    'aria-label': nameOf(part),
    dataset: { customId: part.custom_id },
    on: { click: () => client.component(message.id, part.custom_id) },
  }, labelOf(part));
}

function renderSelect(part, options, message, client, status) {
  const chosen = status?.chosen?.[part.custom_id] ?? options.filter((option) => option.default).map((option) => option.value);
  const shown = options.filter((option) => chosen.includes(option.value));
  const isPending = status?.pending === part.custom_id;
  const placeholder = part.placeholder ?? 'Make a choice';
  const button = h('button', {
    type: 'button',
    class: isPending ? 'select pending' : 'select',
    disabled: Boolean(part.disabled),
    'aria-disabled': status?.pending ? 'true' : null,
    'aria-busy': isPending ? 'true' : null,
    'aria-haspopup': 'listbox',
    'aria-expanded': 'false',
    'aria-label': shown.length ? `${placeholder}: ${shown.map(({ label }) => label).join(', ')}` : placeholder,
    dataset: { customId: part.custom_id },
  }, shown.length
    ? h('span', { class: 'select-value' }, shown.map((option) => h('span', {}, emojiText(option.emoji), option.label)))
    : h('span', { class: 'select-placeholder' }, placeholder), h('span', { class: 'chevron', 'aria-hidden': 'true' }));
  const open = () => {
    if (button.getAttribute('aria-disabled') === 'true') return;
    openMenu(button, part, options, chosen, (values) => client.component(message.id, part.custom_id, values));
  };
  button.addEventListener('click', open);
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  });
  return button;
}

// A menu in the top layer, so that the scrolling list of messages cannot cut it off.
function openMenu(button, part, options, chosen, onChoose) {
  const least = part.min_values ?? 1;
  const most = part.max_values ?? 1;
  const isMultiple = most > 1;
  const picked = new Set(chosen);
  const menu = h('div', { class: 'menu', role: 'listbox', id: uniqueId('menu'), tabindex: '-1', popover: 'auto',
    'aria-label': part.placeholder ?? 'Choices', 'aria-multiselectable': isMultiple ? 'true' : null });
  const rows = options.map((option, index) => h('div', { role: 'option', id: `${menu.id}-${index}`, class: 'option', dataset: { value: option.value },
    'aria-selected': String(picked.has(option.value)) },
  isMultiple ? h('span', { class: 'tick', 'aria-hidden': 'true' }) : null,
  h('span', { class: 'option-title' }, emojiText(option.emoji), option.label),
  option.description ? h('span', { class: 'option-text' }, option.description) : null));
  const confirm = isMultiple ? h('button', { type: 'button', class: 'button primary', on: { click: () => finish([...picked]) } }, 'Choose') : null;
  menu.append(...rows, ...(confirm ? [confirm] : []));
  arrange(menu, options.map(({ label, description }) => (description ? null : label)));
  let current = Math.max(0, options.findIndex((option) => picked.has(option.value)));

  const mark = (index, reveal) => {
    rows[current]?.classList.remove('marked');
    current = index;
    rows[current]?.classList.add('marked');
    if (rows[current]) menu.setAttribute('aria-activedescendant', rows[current].id);
    if (reveal) rows[current]?.scrollIntoView({ block: 'nearest' });
  };
  const finish = (values) => {
    menu.hidePopover();
    onChoose(values);
  };
  const pick = (index) => {
    const { value } = options[index];
    if (!isMultiple) return finish([value]);
    if (picked.has(value)) picked.delete(value);
    else if (picked.size < most) picked.add(value);
    rows.forEach((row, position) => row.setAttribute('aria-selected', String(picked.has(options[position].value))));
    confirm.disabled = picked.size < least;
  };
  if (confirm) confirm.disabled = picked.size < least;
  rows.forEach((row, index) => {
    row.addEventListener('click', () => pick(index));
    row.addEventListener('pointermove', () => index !== current && mark(index, false));
  });
  menu.addEventListener('keydown', menuKeys({ rows, options, current: () => current, mark, pick, menu }));
  menu.addEventListener('toggle', (event) => {
    if (event.newState !== 'closed') return;
    const hadFocus = menu.contains(document.activeElement) || document.activeElement === document.body;
    menu.remove();
    button.setAttribute('aria-expanded', 'false');
    if (hadFocus && button.isConnected) button.focus();
  });
  document.body.append(menu);
  menu.showPopover();
  place(menu, button);
  button.setAttribute('aria-expanded', 'true');
  menu.focus();
  mark(current, true);
}

function menuKeys({ rows, options, current, mark, pick, menu }) {
  let typed = '';
  let typedAt = 0;
  return (event) => {
    if (event.target !== menu) return;
    const last = rows.length - 1;
    const targets = { ArrowDown: Math.min(current() + 1, last), ArrowUp: Math.max(current() - 1, 0), Home: 0, End: last, PageDown: Math.min(current() + 8, last), PageUp: Math.max(current() - 8, 0) };
    if (event.key in targets) {
      event.preventDefault();
      mark(targets[event.key], true);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      pick(current());
    } else if (event.key === 'Tab' && !event.shiftKey && menu.querySelector('button')) {
      // On to the button that confirms several choices.
    } else if (event.key === 'Tab') {
      event.preventDefault();
      menu.hidePopover();
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      typed = event.timeStamp - typedAt > 900 ? event.key : typed + event.key;
      typedAt = event.timeStamp;
      const index = options.findIndex((option) => option.label.toLowerCase().startsWith(typed.toLowerCase()));
      if (index >= 0) mark(index, true);
    }
  };
}

function place(menu, button) {
  const box = button.getBoundingClientRect();
  const margin = 8;
  menu.style.minWidth = `${box.width}px`;
  menu.style.maxWidth = `${Math.min(500, innerWidth - 2 * margin)}px`;
  const below = innerHeight - box.bottom - margin - 4;
  const above = box.top - margin - 4;
  const opensUp = below < Math.min(menu.scrollHeight, 240) && above > below;
  menu.style.maxHeight = `${Math.min(380, opensUp ? above : below)}px`;
  const height = menu.offsetHeight;
  menu.style.top = `${opensUp ? box.top - height - 4 : box.bottom + 4}px`;
  menu.style.left = `${Math.max(margin, Math.min(box.left, innerWidth - menu.offsetWidth - margin))}px`;
}
