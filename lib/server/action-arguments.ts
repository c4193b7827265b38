/** How React names the fields that hold an action's arguments: with scripts by number, without under the action's own name. */
const ARGUMENT = /^(?:_?\d+|\$ACTION_\d+:\d+)$/;

/** The references of our form: the form's own fields, the arguments that a page without scripts brings along; and what is no reference. */
const REFERENCE = /^\$(?:K\d+|@\d+|undefined$|\$)/;

/** The state before and what was typed lie two levels deep. */
const DEEPEST = 8;

/**
 * Whether the arguments of an action are such as our form sends. React throws where it meets references that lead nowhere, and Next answers
 * 500 then (tried), before any code of ours could say that the request is wrong.
 */
export function areOurArguments(form: FormData): boolean {
  const names = [...form.keys()];
  return [...form].every(([name, value]) => !ARGUMENT.test(name) || (typeof value === 'string' && isPlain(value, names)));
}

function isPlain(text: string, names: readonly string[]): boolean {
  try {
    return isKnown(JSON.parse(text), names, 0);
  } catch {
    return false;
  }
}

function isKnown(value: unknown, names: readonly string[], depth: number): boolean {
  if (depth > DEEPEST) return false;
  if (typeof value === 'string') return !value.startsWith('$') || (REFERENCE.test(value) && leadsSomewhere(value, names));
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, each]) => key !== '__proto__' && isKnown(each, names, depth + 1));
}

function leadsSomewhere(reference: string, names: readonly string[]): boolean {
  const [, type, number] = /^\$([K@])(\d+)$/.exec(reference) ?? [];
  if (type === 'K') return names.some((name) => name.startsWith(`_${number}_`) || name.startsWith(`${number}_`));
  return type !== '@' || names.some((name) => name.startsWith('$ACTION_') && name.endsWith(`:${number}`));
}

/** What React writes in the place of values that JSON has none for, and a dollar that begins a text. */
const PLAIN = /^\$(?:\$|undefined$|NaN$|-?Infinity$|-0$)/;

/** Deeper than any entry; React reads arguments by recursion. */
const TYPED_DEEPEST = 200;

/** React throws at lists of a million values or characters. */
const LIST_MAX = 100_000;

/** Whether a body is what React sends of an entry that is being typed: one argument, plain data, each reference to a part of it. */
export function areTypedArguments(body: Buffer): boolean {
  try {
    const given: unknown = JSON.parse(body.toString('utf8'));
    if (!Array.isArray(given) || given.length !== 1 || typeof given[0] !== 'object' || given[0] === null) return false;
    return isTyped(given[0], given, [given]);
  } catch {
    return false;
  }
}

function isTyped(value: unknown, root: object, above: object[]): boolean {
  if (typeof value === 'string') return !value.startsWith('$') || PLAIN.test(value) || leadsInside(value, root, above);
  if (typeof value !== 'object' || value === null) return true;
  if (above.length > TYPED_DEEPEST || (Array.isArray(value) && !isUsualList(value, above))) return false;
  above.push(value);
  const isGood = Object.entries(value).every(([key, each]) => key !== '__proto__' && isTyped(each, root, above));
  above.pop();
  return isGood;
}

/** No field that is shown holds a list in a list. */
function isUsualList(list: readonly unknown[], above: readonly object[]): boolean {
  const size = list.reduce<number>((sum, each) => sum + (typeof each === 'string' ? each.length : 1), 1);
  return size <= LIST_MAX && !Array.isArray(above.at(-1));
}

/** A reference is the path of an object that stands elsewhere, too (`$0:0:fields:previewImage`). Items may lead back to each other, nothing else may. */
function leadsInside(reference: string, root: object, above: readonly object[]): boolean {
  const [start, ...keys] = reference.split(':');
  let target: unknown = root;
  for (const key of keys) {
    if (typeof target !== 'object' || target === null || !Object.hasOwn(target, key)) return false;
    target = (target as Record<string, unknown>)[key];
  }
  if (start !== '$0' || typeof target !== 'object' || target === null) return false;
  return !above.includes(target) || 'sys' in target;
}
