// One message as an element.

import { avatar, h } from './dom.js';
import { formatDate, link, renderMarkdown } from './markdown.js';
import { renderControls } from './controls.js';

const FLAG_LOADING = 1 << 7;
const REPLY = 19;
const GROUP_WITHIN = 7 * 60 * 1000;

/** The name under which an author is shown. */
export function authorName(author) {
  return author.global_name || author.username;
}

/** Whether a message goes on with what its author said just before, so that his name need not stand there again. */
export function isContinuation(message, previous) {
  return Boolean(previous)
    && previous.author.id === message.author.id
    && !message.interaction && !message.private && !previous.private && !message.attachments?.length && !previous.attachments?.length
    && Date.parse(message.timestamp) - Date.parse(previous.timestamp) < GROUP_WITHIN;
}

/** Renders a message. `context` is what `renderMarkdown` takes; `onPicture(attachment)` opens a picture large. */
export function renderMessage(message, { client, context, previous, onPicture }) {
  const continues = isContinuation(message, previous);
  const name = authorName(message.author);
  const classes = ['message', continues && 'continued', message.pings_me && 'pings', message.private && 'private'].filter(Boolean).join(' ');
  return h('article', {
    class: classes,
    tabindex: '-1',
    'aria-label': `${name}${message.private ? ', only you can see this' : ''}${message.pings_me ? ', mentions you' : ''}`,
    dataset: { messageId: message.id, private: String(Boolean(message.private)), pings: String(Boolean(message.pings_me)) },
  },
  usedCommand(message),
  repliedTo(message, client, context),
  continues ? null : avatar(name, message.author.bot),
  h('div', { class: 'message-body' },
    continues ? null : headline(message, name),
    content(message, context),
    (message.attachments ?? []).map((attachment) => renderAttachment(attachment, onPicture)),
    (message.embeds ?? []).map((embed) => renderEmbed(embed, context)),
    renderControls(message, client, context),
    message.private ? privateNote(message, client) : null));
}

function usedCommand({ interaction }) {
  if (!interaction?.name) return null;
  return h('p', { class: 'used' }, avatar(interaction.user.name), h('strong', {}, interaction.user.name), ' used ', h('code', {}, `/${interaction.name.replace(/^\//, '')}`));
}

// What was said in answer to a private message that only somebody else saw, or that is gone, stands for itself.
function repliedTo(message, client, context) {
  const target = message.type === REPLY && client.find(message.message_reference?.message_id);
  if (!target) return null;
  const jump = h('button', { type: 'button', class: 'jump', on: { click: () => context.onJump(target.channel_id, target.id) } }, authorName(target.author));
  return h('p', { class: 'used' }, h('span', {}, 'in answer to'), jump);
}

function headline(message, name) {
  const date = new Date(message.timestamp);
  const isToday = date.toDateString() === new Date().toDateString();
  return h('p', { class: 'headline' },
    h('strong', { class: 'author' }, name),
    message.author.bot ? h('span', { class: 'tag' }, 'bot') : null,
    h('time', { class: 'when', datetime: message.timestamp, title: formatDate(date, 'F') }, formatDate(date, isToday ? 't' : 's')));
}

function content(message, context) {
  if ((message.flags ?? 0) & FLAG_LOADING) {
    return h('p', { class: 'thinking' }, h('span', { class: 'spinner', 'aria-hidden': 'true' }), `${authorName(message.author)} is thinking…`);
  }
  const edited = message.edited_timestamp
    ? h('small', { class: 'edited', title: `edited ${formatDate(new Date(message.edited_timestamp), 'F')}` }, '(edited)')
    : null;
  if (!message.content && !edited) return null;
  const text = h('div', { class: 'content' }, renderMarkdown(message.content ?? '', context));
  if (edited) (text.lastElementChild?.tagName === 'P' ? text.lastElementChild : text).append(' ', edited);
  return text;
}

function renderAttachment(attachment, onPicture) {
  const isPicture = attachment.width || attachment.content_type?.startsWith('image/') || /\.(png|gif|jpe?g|webp)$/i.test(attachment.filename);
  if (!isPicture) {
    return h('p', { class: 'file' }, h('a', { href: attachment.url, download: attachment.filename }, attachment.filename), attachment.size ? ` (${Math.ceil(attachment.size / 1024)} kB)` : null);
  }
  const { width, height } = attachment;
  const alt = attachment.description || attachment.filename;
  // The size is known before the picture is there, so that nothing moves when it comes.
  const style = width && height ? { '--width': `${width}px`, '--ratio': String(width / height) } : {};
  return h('button', { type: 'button', class: 'picture', title: 'Enlarge', style, on: { click: () => onPicture(attachment) } },
    h('img', { src: attachment.url, alt, width, height, decoding: 'async' }));
}

function renderEmbed(embed, context) {
  const color = embed.color ? `#${embed.color.toString(16).padStart(6, '0')}` : null;
  const title = embed.title && embed.url ? link(embed.url, renderMarkdown(embed.title, context), context) : embed.title && renderMarkdown(embed.title, context);
  return h('section', { class: 'embed', style: color ? { '--edge': color } : {} },
    embed.author ? h('p', { class: 'subtext' }, embed.author.name) : null,
    title ? h('div', { class: 'embed-title' }, title) : null,
    embed.description ? h('div', { class: 'content' }, renderMarkdown(embed.description, context)) : null,
    embed.fields?.length
      ? h('dl', {}, embed.fields.map((field) => h('div', { class: field.inline ? 'inline' : null }, h('dt', {}, renderMarkdown(field.name, context)), h('dd', {}, renderMarkdown(field.value, context)))))
      : null,
    [embed.image, embed.thumbnail].filter(Boolean).map((picture) => h('img', { src: picture.url, alt: '', width: picture.width, height: picture.height })),
    embed.footer ? h('p', { class: 'subtext' }, embed.footer.text) : null);
}

function privateNote(message, client) {
  return h('p', { class: 'private-note' }, 'Only you can see this · ',
    h('button', { type: 'button', class: 'jump', dataset: { testid: 'dismiss' }, on: { click: () => client.dismiss(message) } }, 'Dismiss'));
}
