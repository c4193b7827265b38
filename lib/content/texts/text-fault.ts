import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { DESCRIPTION_LIMIT, LABEL_LIMIT, TITLE_LIMIT } from '../check/limits.ts';
import type { PartRule } from '../check/part-rules.ts';
import { isText } from '../store/fields.ts';

type TextFault = { rule: Extract<PartRule, `text-${string}`>; about: string };

const NUMBER = String.raw`(?<!\p{Nd}[.,]?)\p{Nd}+(?:[.,]\p{Nd}+)*`;
/** Spaces, and characters that nobody sees. */
const GAP = String.raw`[\s\p{DI}]*`;
const UNIT = String.raw`(?:[\p{Sc}%]|(?:USD|EUR|dollars?|euros?|d[oó]lar(?:es)?|percent|por ciento)\b)`;
const PRICE = new RegExp(String.raw`(?:\p{Sc}|\b(?:USD|EUR))${GAP}${NUMBER}|${NUMBER}${GAP}${UNIT}`, 'giu');

/** Amounts and percentages. The site has them from its plans: a copy in an entry would become wrong. */
export const pricesIn = (text: string): string[] => text.match(PRICE)?.map((price) => price.replace(/[\s\p{DI}]/gu, '')) ?? [];

/** Control characters, and characters that nobody sees. */
const UNPRINTABLE = /[^\P{Cc}\n]|[\u200b\ufeff]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/u;

export function textFault(key: string, text: string, defaults: readonly [string, ...string[]]): TextFault | null {
  const hidden = UNPRINTABLE.exec(text);
  if (hidden)
    return { rule: 'text-unprintable', about: `U+${(hidden[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}` };
  let parsed: MessageFormatElement[];
  try {
    parsed = parse(text);
  } catch (error) {
    return { rule: 'text-broken', about: error instanceof Error ? error.message.toLowerCase().replaceAll('_', ' ') : String(error) };
  }
  const [own] = defaults;
  const wanted = argumentsOf(parse(own));
  const found = argumentsOf(parsed);
  const missing = [...wanted.difference(found)].map((each) => `${each} is missing`);
  const unknown = [...found.difference(wanted)].map((each) => `${each} is not known here`);
  if (missing.length + unknown.length > 0) return { rule: 'text-arguments', about: [...missing, ...unknown].join(', ') };
  if (!hasWords(parsed)) return { rule: 'text-broken', about: 'it is empty' };
  const known = defaults.flatMap(pricesIn);
  const price = pricesIn(text).find((each) => !known.includes(each));
  if (price) return { rule: 'text-price', about: price };
  const limit = lengthLimit(key, defaults);
  const length = lengthOf(parsed);
  return length > limit ? { rule: 'text-too-long', about: `${length} > ${limit}` } : null;
}

/** Characters that the place of a text bears: search results cut titles and descriptions, a button stays on one line. */
export function lengthLimit(key: string, defaults: readonly string[]): number {
  if (key.endsWith('.meta.title')) return TITLE_LIMIT;
  if (key.endsWith('.meta.description')) return DESCRIPTION_LIMIT;
  const longest = Math.max(...defaults.map((each) => lengthOf(parse(each))));
  if (longest <= LABEL_LIMIT) return LABEL_LIMIT;
  return key.endsWith('.title') ? Math.max(TITLE_LIMIT, longest) : Math.ceil(longest * 1.5);
}

/** What an argument stands for, in characters. */
const ARGUMENT_CHARACTERS = 4;

function inside(element: MessageFormatElement): MessageFormatElement[][] | null {
  if (element.type === TYPE.tag) return [element.children];
  const isChoice = element.type === TYPE.plural || element.type === TYPE.select;
  return isChoice ? Object.values(element.options).map(({ value }) => value) : null;
}

function lengthOf(elements: readonly MessageFormatElement[]): number {
  const lengths = elements.map((element) => {
    if (element.type === TYPE.literal) return element.value.length;
    return Math.max(...(inside(element)?.map(lengthOf) ?? [ARGUMENT_CHARACTERS]));
  });
  return lengths.reduce((sum, length) => sum + length, 0);
}

/** Whether a message has visible text, at least for some values of its arguments. */
const hasWords = (elements: readonly MessageFormatElement[]): boolean =>
  elements.some((element) => (element.type === TYPE.literal ? isText(element.value) : (inside(element)?.some(hasWords) ?? true)));

const KINDS = { [TYPE.number]: 'number', [TYPE.date]: 'date', [TYPE.time]: 'time' } as const;

/** Where a format stands in the text does not matter. */
const withoutPlaces = (name: string, value: unknown) => (name === 'location' ? undefined : value);

/** The arguments and tags of a message: `{count, plural}`, `<b>`. A tag inside itself is another one: deep nesting overflows the stack. */
function argumentsOf(elements: readonly MessageFormatElement[], around: readonly string[] = []): Set<string> {
  const found = new Set<string>();
  for (const element of elements) {
    const name = nameOf(element);
    const isInItself = around.includes(name);
    if (name) found.add(isInItself ? `${name} inside ${name}` : name);
    for (const part of (!isInItself && inside(element)) || []) for (const each of argumentsOf(part, [...around, name])) found.add(each);
  }
  return found;
}

function nameOf(element: MessageFormatElement): string {
  switch (element.type) {
    case TYPE.argument:
      return `{${element.value}}`;
    case TYPE.number:
    case TYPE.date:
    case TYPE.time:
      // A format that the browser does not know would break the page.
      return `{${element.value}, ${KINDS[element.type]}${element.style ? `, ${JSON.stringify(element.style, withoutPlaces)}` : ''}}`;
    case TYPE.tag:
      return `<${element.value}>`;
    case TYPE.select:
      return `{${element.value}, select}`;
    case TYPE.plural:
      return `{${element.value}, ${element.pluralType === 'ordinal' ? 'selectordinal' : 'plural'}}`;
    default:
      return '';
  }
}
