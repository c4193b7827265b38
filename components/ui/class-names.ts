/** Joins class names and leaves out absent ones, because a page carries every class attribute twice. */
export const classNames = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
