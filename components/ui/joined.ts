/** Class names in one attribute, without what is absent: a page carries every byte of it twice. */
export const joined = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
