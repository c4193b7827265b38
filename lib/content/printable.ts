/** Control characters other than tab and line breaks, and what stands for no character: XML, YAML and HTML have no place for them, readers no sign. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/** A text as every format that leaves the site can hold it: half of a surrogate pair becomes U+FFFD. */
export const printable = (text: string): string => text.toWellFormed().replace(UNPRINTABLE, '');
