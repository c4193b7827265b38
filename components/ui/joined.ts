/** Class names in one attribute, without what is absent: a page carries every byte of it twice. */
export const joined = (first: string, ...more: (string | false | undefined)[]): string => [first, ...more.filter(Boolean)].join(' ');
