// The few helpers with which everything else builds elements. Text always goes in as text nodes: nothing here parses HTML.

// Where there is no real keyboard, focusing a text field unasked would cover half the screen with one.
export const HAS_KEYBOARD = matchMedia('(hover: hover)');

/** Builds an element. `props`: attributes; `class`; `dataset`, `on` (listeners) and `style` as objects; null and false are left out. */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name === 'dataset') Object.assign(element.dataset, value);
    else if (name === 'on') for (const [event, listener] of Object.entries(value)) element.addEventListener(event, listener);
    else if (name === 'style') for (const [key, part] of Object.entries(value)) element.style.setProperty(key, part);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

let counter = 0;

/** An id that no other element has, for the attributes that refer to elements. */
export function uniqueId(prefix) {
  counter += 1;
  return `${prefix}-${counter}`;
}

/** A round picture with the first letter of a name, in a colour that belongs to the name. */
export function avatar(name, isBot = false) {
  const letter = [...name][0]?.toUpperCase() ?? '?';
  return h('span', { class: isBot ? 'avatar bot' : 'avatar', style: { '--hue': String(hueOf(name)) }, 'aria-hidden': 'true' }, letter);
}

/** The colour angle of a name: the same name has the same colour wherever it stands. */
export function hueOf(name) {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + letter.codePointAt(0)) % 360;
  return hash;
}

/** Sets an attribute, or takes it away where the value is null. */
export function setAttribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * Lets choices with these labels stand in columns, if there are several and all are short; null counts as a long one.
 * Columns hide less of the messages than a tall list.
 */
export function arrange(list, labels) {
  const longest = Math.max(...labels.map((label) => (label === null ? Infinity : [...label].length)));
  const isShort = labels.length > 4 && longest <= 26;
  list.classList.toggle('short', isShort);
  if (isShort) list.style.setProperty('--column', `calc(${Math.max(longest, 6) * 0.9}ch + 20px)`);
}
