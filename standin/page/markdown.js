// The subset of Markdown that chat messages are written in, rendered to DOM nodes.
// `context` says what the reader knows: { meId, userName(id), channelName(id), onCommand(name), onChannel(id), onJump(channel, message) }.

import { h } from './dom.js';

const FENCE = /```(?:([\w+#-]+)\n|\n)?([\s\S]+?)\n?```/g;
const MESSAGE_LINK = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;

/** Renders a whole message text. */
export function renderMarkdown(text, context) {
  const fragment = document.createDocumentFragment();
  let position = 0;
  for (const fence of text.matchAll(FENCE)) {
    appendBlocks(fragment, text.slice(position, fence.index).replace(/\n$/, ''), context);
    fragment.append(h('pre', { dataset: { language: fence[1] } }, h('code', {}, fence[2])));
    position = fence.index + fence[0].length;
  }
  const rest = text.slice(position);
  appendBlocks(fragment, position > 0 ? rest.replace(/^\n/, '') : rest, context);
  return fragment;
}

/** The text without its marks, for announcements and short quotes. */
export function plainText(text, context) {
  const holder = document.createElement('div');
  holder.append(renderMarkdown(text, context));
  for (const element of holder.querySelectorAll('br, p, li, blockquote, pre')) element.after(' ');
  return holder.textContent.replace(/\s+/g, ' ').trim();
}

function appendBlocks(parent, text, context) {
  if (text === '') return;
  const lines = text.split('\n');
  for (let index = 0; index < lines.length;) index = appendBlock(parent, lines, index, context);
}

// Each kind of block takes the lines it wants and returns the index of the line after them.
function appendBlock(parent, lines, index, context) {
  const line = lines[index];
  if (line.startsWith('>>> ')) {
    const quote = h('blockquote');
    appendBlocks(quote, [line.slice(4), ...lines.slice(index + 1)].join('\n'), context);
    parent.append(quote);
    return lines.length;
  }
  if (/^> /.test(line)) {
    const end = endOfRun(lines, index, /^>(?: |$)/);
    const quote = h('blockquote');
    appendBlocks(quote, lines.slice(index, end).map((quoted) => quoted.slice(2)).join('\n'), context);
    parent.append(quote);
    return end;
  }
  const heading = /^(#{1,3}) +(.+)$/.exec(line);
  if (heading) {
    parent.append(h('p', { class: `heading h${heading[1].length}` }, inline(heading[2], context)));
    return index + 1;
  }
  if (line.startsWith('-# ')) {
    parent.append(h('p', { class: 'subtext' }, inline(line.slice(3), context)));
    return index + 1;
  }
  const bullet = /^ *(?:[-*]|(\d+)\.) +\S/.exec(line);
  if (bullet) return appendList(parent, lines, index, bullet[1], context);
  const end = endOfText(lines, index);
  parent.append(h('p', {}, inline(lines.slice(index, end).join('\n'), context)));
  return end;
}

function appendList(parent, lines, index, start, context) {
  const pattern = start === undefined ? /^( *)[-*] +(?=\S)/ : /^( *)\d+\. +(?=\S)/;
  const end = endOfRun(lines, index, pattern);
  const list = h(start === undefined ? 'ul' : 'ol', { start: start ?? null });
  for (const line of lines.slice(index, end)) {
    const indent = pattern.exec(line)[1].length;
    list.append(h('li', { class: indent > 1 ? 'inner' : null }, inline(line.replace(pattern, ''), context)));
  }
  parent.append(list);
  return end;
}

function endOfRun(lines, index, pattern) {
  let end = index + 1;
  while (end < lines.length && pattern.test(lines[end])) end += 1;
  return end;
}

function endOfText(lines, index) {
  let end = index + 1;
  while (end < lines.length && !/^(?:>>> |> |#{1,3} +\S|-# | *(?:[-*]|\d+\.) +\S)/.test(lines[end])) end += 1;
  return end;
}

// In the order in which they are tried at each position. `open` is the character a rule can begin with.
const INLINE = [
  { pattern: /\\([^\sA-Za-z0-9])/y, build: (match) => match[1] },
  { pattern: /(`+)([\s\S]*?[^`])\1(?!`)/y, build: (match) => h('code', {}, match[2].replace(/^ (?=`)|(?<=`) $/g, '')) },
  { pattern: /<@!?(\d+)>/y, build: (match, context) => userMention(match[1], context) },
  { pattern: /<@&(\d+)>/y, build: () => h('span', { class: 'mention' }, '@role') },
  { pattern: /<#(\d+)>/y, build: (match, context) => channelMention(match[1], context) },
  { pattern: /<\/([^:>]+):(\d+)>/y, build: (match, context) => commandMention(match[1], context) },
  { pattern: /<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y, build: (match) => timestamp(Number(match[1]), match[2] ?? 'f') },
  { pattern: /<a?:(\w+):\d+>/y, build: (match) => `:${match[1]}:` },
  { pattern: /<(https?:\/\/[^\s<>]+)>/y, build: (match, context) => link(match[1], null, context) },
  { pattern: /@(?:everyone|here)\b/y, build: (match) => h('span', { class: 'mention' }, match[0]) },
  {
    pattern: /\[((?:\\[\s\S]|[^[\]\\])+)\]\(\s*<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\s*\)/y,
    build: (match, context) => link(match[2], inline(match[1], context), context),
  },
  { pattern: /https?:\/\/[^\s<>]*[^\s<>.,:;"')\]!?*_~|]/y, build: (match, context) => link(match[0], null, context) },
  { pattern: /\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, build: (match, context) => h('strong', {}, inline(match[1], context)) },
  { pattern: /__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, build: (match, context) => h('u', {}, inline(match[1], context)) },
  { pattern: /\*(?=\S)((?:\*\*|\\[\s\S]|[^*\\])+?)(?<!\s)\*(?!\*)/y, build: (match, context) => h('em', {}, inline(match[1], context)) },
  { pattern: /(?<!\w)_((?:__|\\[\s\S]|[^\\_])+?)_(?!\w)/y, build: (match, context) => h('em', {}, inline(match[1], context)) },
  { pattern: /~~((?:\\[\s\S]|[^\\])+?)~~(?!~)/y, build: (match, context) => h('s', {}, inline(match[1], context)) },
  { pattern: /\|\|((?:\\[\s\S]|[^\\])+?)\|\|/y, build: (match, context) => spoiler(inline(match[1], context)) },
  { pattern: /\n/y, build: () => h('br') },
];

const ORDINARY = /[^\\`<@[h*_~|\n]+|[\s\S]/y;

function inline(text, context) {
  const fragment = document.createDocumentFragment();
  let words = '';
  for (let position = 0; position < text.length;) {
    const [node, length] = inlineAt(text, position, context);
    if (typeof node === 'string') words += node;
    else {
      if (words !== '') fragment.append(words);
      words = '';
      fragment.append(node);
    }
    position += length;
  }
  if (words !== '') fragment.append(words);
  return fragment;
}

function inlineAt(text, position, context) {
  for (const { pattern, build } of INLINE) {
    pattern.lastIndex = position;
    const match = pattern.exec(text);
    if (match) return [build(match, context), match[0].length];
  }
  ORDINARY.lastIndex = position;
  const ordinary = ORDINARY.exec(text)[0];
  return [ordinary, ordinary.length];
}

function userMention(id, context) {
  const isMe = id === context.meId;
  return h('span', { class: isMe ? 'mention me' : 'mention', dataset: { user: id } }, `@${context.userName(id) ?? 'unknown'}`);
}

function channelMention(id, context) {
  const name = context.channelName(id);
  if (name === undefined) return h('span', { class: 'mention' }, '#unknown');
  return h('button', { type: 'button', class: 'mention', on: { click: () => context.onChannel(id) } }, `#${name}`);
}

function commandMention(name, context) {
  return h('button', { type: 'button', class: 'mention', on: { click: () => context.onCommand(name) } }, `/${name}`);
}

function spoiler(content) {
  const element = h('button', { type: 'button', class: 'spoiler', 'aria-label': 'Hidden text, press to show' }, content);
  element.addEventListener('click', () => element.replaceWith(h('span', { class: 'spoiler-open' }, ...element.childNodes)), { once: true });
  return element;
}

/** What a press on a link to a message or channel of this chat does; undefined for links that lead elsewhere. */
export function jumpTo(address, context) {
  const [, channel, message] = MESSAGE_LINK.exec(address) ?? [];
  const name = channel && context.channelName(channel);
  if (name === undefined) return undefined;
  return { name, message, go: () => (message ? context.onJump(channel, message) : context.onChannel(channel)) };
}

/** A link; one that leads to a message of this chat jumps there instead of leaving the page. */
export function link(address, content, context) {
  const jump = jumpTo(address, context);
  if (!jump) return h('a', { href: address, target: '_blank', rel: 'noopener noreferrer' }, content ?? address);
  const label = content ?? `#${jump.name}${jump.message ? ' › message' : ''}`;
  return h('button', { type: 'button', class: content ? 'jump' : 'mention', on: { click: jump.go } }, label);
}

const FORMATS = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
  s: { dateStyle: 'short', timeStyle: 'short' },
  S: { dateStyle: 'short', timeStyle: 'medium' },
};

function timestamp(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return `<t:${seconds}:${style}>`;
  const element = h('time', { class: 'stamp', datetime: date.toISOString(), title: formatDate(date, 'F'), dataset: { style } });
  element.textContent = style === 'R' ? relative(date) : formatDate(date, style);
  return element;
}

/** Formats a moment in the reader's zone and language, in one of the styles of `<t:…>`. */
export function formatDate(date, style) {
  return new Intl.DateTimeFormat(undefined, FORMATS[style]).format(date);
}

const UNITS = [['year', 31_536_000], ['month', 2_592_000], ['day', 86_400], ['hour', 3600], ['minute', 60], ['second', 1]];

function relative(date) {
  const seconds = (date.getTime() - Date.now()) / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(undefined).format(Math.round(seconds / size), unit);
}

/** Brings the relative moments on the page up to date. */
export function refreshRelativeTimes() {
  for (const element of document.querySelectorAll('time.stamp[data-style="R"]')) {
    const text = relative(new Date(element.dateTime));
    if (element.textContent !== text) element.textContent = text;
  }
}
