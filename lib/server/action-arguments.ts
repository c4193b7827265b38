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
