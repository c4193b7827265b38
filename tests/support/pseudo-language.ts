import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

/** The code of an artificial language: English with accents, about a third longer. */
export const PSEUDO = 'qps';

// Letters of Latin-1: the site's own fonts have them, so that widths are true.
const PLAIN = 'aceinouyACEINOUY';
const ACCENTED = 'áçéíñóúýÁÇÉÍÑÓÚÝ';

/** Whether `pseudoText` wrote a text: one word of each message is enough to tell. */
export const isPseudo = (text: string) => /[áçéíñóúýÁÇÉÍÑÓÚÝ]/.test(text);

/** Words with an accent on every letter that can have one, and with every vowel doubled. Each word has at least one accent. */
function pseudoText(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const accented = word.replace(/[aceinouy]/gi, (letter) => {
      const other = ACCENTED[PLAIN.indexOf(letter)] as string;
      return /[aeiou]/i.test(letter) ? other + other.toLowerCase() : other;
    });
    return isPseudo(accented) ? accented : `${accented}ý`;
  });
}

/** A message in the pseudo-language, between brackets; its arguments, plurals and tags stay. */
function pseudoMessage(message: string): string {
  return `[${printAST(parse(message).map(pseudoElement))}]`;
}

function pseudoElement(element: MessageFormatElement): MessageFormatElement {
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: pseudoText(element.value), rawValue: undefined };
    case TYPE.plural:
    case TYPE.select: {
      const options = Object.entries(element.options).map(([name, option]) => [
        name,
        { ...option, value: option.value.map(pseudoElement) },
      ]);
      return { ...element, options: Object.fromEntries(options) };
    }
    case TYPE.tag:
      return { ...element, children: element.children.map(pseudoElement) };
    default:
      return element;
  }
}

const pseudoMessages = (messages: object): object =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [key, typeof value === 'string' ? pseudoMessage(value) : pseudoMessages(value)]),
  );

/** Adds one more language to a copy of the repository: a folder of messages and a line in the table of languages. */
export function addPseudoLanguage(folder: string): void {
  const english = join(folder, 'messages', 'en');
  const own = join(folder, 'messages', PSEUDO);
  mkdirSync(own);
  for (const file of readdirSync(english).filter((name) => name.endsWith('.json')))
    writeFileSync(join(own, file), JSON.stringify(pseudoMessages(JSON.parse(readFileSync(join(english, file), 'utf8')))));
  // The list of files of any language except English, which is the type.
  cpSync(join(folder, 'messages', 'es', 'messages.ts'), join(own, 'messages.ts'));
  const table = join(folder, 'lib', 'i18n', 'locales.ts');
  const lines = readFileSync(table, 'utf8').split('\n');
  const end = lines.findIndex((line) => line.startsWith('} satisfies Record<string, Language>'));
  if (end < 0) throw new Error('lib/i18n/locales.ts has no table of languages where this test looks for it');
  lines.splice(end, 0, `  ${PSEUDO}: { openGraph: 'en_XA', contentful: 'en-XA' },`);
  writeFileSync(table, lines.join('\n'));
  leaveScriptsLong(join(folder, 'next.config.mjs'));
}

/** No test measures this build's files: minifying scripts and styles would be a sixth of its work. */
function leaveScriptsLong(config: string): void {
  const text = readFileSync(config, 'utf8');
  const long = text.replace('experimental: {', 'experimental: {\n    turbopackMinify: false,');
  if (long === text) throw new Error('next.config.mjs has no experimental options where this test looks for them');
  writeFileSync(config, long);
}
