/** Control characters other than tab and line breaks, and noncharacters: XML, YAML and HTML forbid them, readers cannot see them. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/** A text that every output format can hold: half of a surrogate pair becomes U+FFFD. */
export const printable = (text: string): string => text.toWellFormed().replace(UNPRINTABLE, '');
