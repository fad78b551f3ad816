// What a typed command means: finding commands, splitting a line into options, checking values. Touches no element.

/** The types of command options that can be filled in here (Discord's numbers). */
export const OPTION = { STRING: 3, INTEGER: 4, BOOLEAN: 5, USER: 6, CHANNEL: 7, MENTIONABLE: 9, NUMBER: 10 };

const SUBCOMMAND = 1;
const SUBCOMMAND_GROUP = 2;

const same = (left, right) => left.toLowerCase() === right.toLowerCase();
const startsWith = (text, start) => text.toLowerCase().startsWith(start.toLowerCase());
const contains = (text, part) => text.toLowerCase().includes(part.toLowerCase());

/** The commands that are typed with a slash (the others belong to context menus); each subcommand as one of its own, `name part`. */
export function slashCommands(commands) {
  return commands.filter((command) => (command.type ?? 1) === 1).flatMap(withSubcommands);
}

function withSubcommands(command) {
  const parts = (command.options ?? []).filter(({ type }) => type === SUBCOMMAND || type === SUBCOMMAND_GROUP);
  if (parts.length === 0) return [command];
  return parts.flatMap((part) => withSubcommands({ ...part, name: `${command.name} ${part.name}` }));
}

/** The commands that fit what was typed after the slash, best first. */
export function matchCommands(commands, query) {
  const rank = (command) => {
    if (same(command.name, query)) return 0;
    if (startsWith(command.name, query)) return 1;
    if (contains(command.name, query)) return 2;
    return contains(command.description ?? '', query) ? 3 : 4;
  };
  return commands
    .map((command) => ({ command, order: rank(command) }))
    .filter(({ order }) => order < 4)
    .sort((left, right) => left.order - right.order)
    .map(({ command }) => command);
}

/** The options of a command, those that must be filled first. */
export function orderedOptions(command) {
  const options = command.options ?? [];
  return [...options.filter((option) => option.required), ...options.filter((option) => !option.required)];
}

/** A command as it is listed: its options in the order of typing, those that may be left out in brackets. */
export function signature(command) {
  return orderedOptions(command).map((option) => (option.required ? option.name : `[${option.name}]`)).join(' ');
}

/** A closed list of values that an option may take, as { name, value, note }; null where anything may be typed. */
export function closedChoices(option, state) {
  if (option.choices?.length) return option.choices.map(({ name, value }) => ({ name, value }));
  switch (option.type) {
    case OPTION.BOOLEAN:
      return [{ name: 'yes', value: true }, { name: 'no', value: false }];
    case OPTION.USER:
    case OPTION.MENTIONABLE:
      return peopleFor(state);
    case OPTION.CHANNEL:
      return state.channels.map(({ id, name }) => ({ name, value: id }));
    default:
      return null;
  }
}

// The others first: whoever picks a person seldom means himself or the bot.
function peopleFor(state) {
  const others = state.users.filter((user) => user.id !== state.me.id && user.id !== state.bot.id);
  return [
    ...others.map(({ id, name }) => ({ name, value: id, note: '' })),
    { name: state.me.name, value: state.me.id, note: 'you' },
    { name: state.bot.name, value: state.bot.id, note: 'bot' },
  ];
}

/** The choices that fit a text, those that begin with it first. */
export function matchChoices(choices, text) {
  const wanted = bare(text);
  if (wanted === '') return choices;
  const fits = ({ name, value }) => startsWith(name, wanted) || startsWith(String(value), wanted);
  return [
    ...choices.filter(fits),
    ...choices.filter((choice) => !fits(choice) && contains(choice.name, wanted)),
  ];
}

// A person may be typed as Bjorn, @Bjorn or <@1>, a channel as #general or <#2>.
function bare(text) {
  const trimmed = text.trim();
  return /^<[@#]!?(\d+)>$/.exec(trimmed)?.[1] ?? trimmed.replace(/^[@#]/, '');
}

/**
 * The choice that a text begins with, once more follows than any choice is called: { choice, rest }. So `Bjorn scottish`,
 * typed in one go, is two values.
 */
export function completedChoice({ option, text }, state) {
  const choices = closedChoices(option, state) ?? [];
  const words = bare(text.trimStart()) + (/\s$/.test(text) ? ' ' : '');
  if (choices.some(({ name }) => startsWith(name, words))) return undefined;
  const named = choices.flatMap((choice) => [choice.name, String(choice.value)].map((name) => ({ choice, name })));
  const found = named.filter(({ name }) => startsWith(words, `${name} `)).sort((left, right) => right.name.length - left.name.length)[0];
  return found && { choice: found.choice, rest: words.slice(found.name.length).trimStart() };
}

/**
 * The value to send for a field { option, text, picked }: { value } (undefined where it is left out) or { error }.
 * `picked` is the suggestion that was chosen, if the text still shows it.
 */
export function resolveField({ option, text, picked }, state) {
  if (picked && picked.name === text) return { value: picked.value };
  const typed = text.trim();
  if (typed === '') return option.required ? { error: `Fill in “${option.name}”.` } : { value: undefined };
  const choices = closedChoices(option, state);
  if (choices) return resolveChoice(option, typed, choices);
  if (option.type === OPTION.INTEGER || option.type === OPTION.NUMBER) return resolveNumber(option, typed);
  if (option.type !== OPTION.STRING) return { error: `“${option.name}” cannot be filled in on this page.` };
  if (typed.length < (option.min_length ?? 0)) return { error: `“${option.name}” needs at least ${option.min_length} characters.` };
  if (typed.length > (option.max_length ?? 6000)) return { error: `“${option.name}” may have ${option.max_length} characters at most.` };
  return { value: typed };
}

function resolveChoice(option, typed, choices) {
  const wanted = bare(typed);
  const exact = choices.find(({ name, value }) => same(name, wanted) || same(String(value), wanted));
  const beginning = choices.filter(({ name }) => startsWith(name, wanted));
  const choice = exact ?? (beginning.length === 1 ? beginning[0] : undefined);
  if (choice) return { value: choice.value };
  const names = choices.slice(0, 8).map(({ name }) => name).join(', ');
  return { error: `“${option.name}” can be ${names}; not “${typed}”.` };
}

function resolveNumber(option, typed) {
  const pattern = option.type === OPTION.INTEGER ? /^[+-]?\d+$/ : /^[+-]?\d+(?:\.\d+)?$/;
  if (!pattern.test(typed)) return { error: `“${option.name}” is a ${option.type === OPTION.INTEGER ? 'whole ' : ''}number; not “${typed}”.` };
  const value = Number(typed);
  if (value < (option.min_value ?? -Infinity)) return { error: `“${option.name}” is ${option.min_value} or more.` };
  if (value > (option.max_value ?? Infinity)) return { error: `“${option.name}” is ${option.max_value} at most.` };
  return { value };
}

/**
 * Splits a typed line: { command, rest } where it begins with the name of a command (`rest` is null until a blank follows),
 * else { name } with what stands where the name should; null where it does not begin with a slash.
 */
export function splitLine(text, commands) {
  const typed = /^\s*\/([\s\S]*)$/.exec(text)?.[1];
  if (typed === undefined) return null;
  const fits = ({ name }) => typed === name || (typed.startsWith(name) && /\s/.test(typed[name.length]));
  const command = commands.filter(fits).sort((left, right) => right.name.length - left.name.length)[0];
  if (!command) return { name: typed };
  return { command, name: command.name, rest: typed === command.name ? null : typed.slice(command.name.length).trimStart() };
}

/**
 * The texts of a command's options in a line such as `move:e5-e8 game:17`; a text without a name fills the options in
 * their order. Returns a Map of option name → text.
 */
export function parseOptions(command, rest, state) {
  const texts = new Map();
  const options = orderedOptions(command);
  const names = options.map(({ name }) => name);
  if (names.length === 0) return texts;
  const marks = [...rest.matchAll(new RegExp(`(?<=^|\\s)(${names.join('|')}):`, 'giu'))];
  fillInOrder(texts, options, rest.slice(0, marks[0]?.index ?? rest.length).trim(), state);
  marks.forEach((mark, index) => {
    const end = marks[index + 1]?.index ?? rest.length;
    texts.set(mark[1].toLowerCase(), rest.slice(mark.index + mark[0].length, end).trim());
  });
  return texts;
}

function fillInOrder(texts, options, words, state) {
  let left = words;
  options.forEach((option, index) => {
    if (left === '') return;
    const isLast = index === options.length - 1;
    const taken = isLast ? left : takeFor(option, left, state);
    texts.set(option.name, taken);
    left = left.slice(taken.length).trim();
  });
}

// A name may have blanks in it, and a free text takes everything that is left.
function takeFor(option, words, state) {
  const choices = closedChoices(option, state);
  if (choices) {
    const fits = ({ name }) => same(words, name) || startsWith(bare(words), `${name} `) || same(bare(words), name);
    const choice = choices.filter(fits).sort((left, right) => right.name.length - left.name.length)[0];
    if (choice) return words.slice(0, words.length - bare(words).length + choice.name.length);
  }
  return choices || option.type !== OPTION.STRING ? /^\S+/.exec(words)[0] : words;
}

/** The line that gives these fields again: for the history, and for drafts. */
export function formatLine(command, fields) {
  const parts = fields
    .filter(({ text }) => text.trim() !== '')
    .map(({ option, text, picked }) => {
      const isSuggestion = picked && picked.name === text && option.autocomplete;
      return `${option.name}:${isSuggestion ? picked.value : text.trim()}`;
    });
  return [`/${command.name}`, ...parts].join(' ');
}
