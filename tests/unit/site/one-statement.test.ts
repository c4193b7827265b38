import { describe, expect, test } from 'vitest';
import en from '../../../messages/en/messages.ts';
import es from '../../../messages/es/messages.ts';

/** Every message with its path: `pricing.meta.title`. */
function flat(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key));
}

/** Words that must be in a message that matches, so that a promise is the same on every page. */
const TOGETHER = {
  en: [
    ['AI words and images are so many a month', /AI (text )?words(?!,)|\{fewestWords/, /\{period, select/],
    [
      'an own domain takes business days, wherever setup takes hours',
      /own domain(?! (?:a few business|\{|,))/,
      /business days|DNS|business day/,
    ],
    ['roles are given for each client', /give a role|Roles set/, /once per client|each company separately/],
    ['SOC 2 is named, and nothing is promised of it', /\{audit\}/, /^(?!.*(?:follow|certified|compliant|hand both)).*$/],
  ],
  es: [
    [
      'palabras e imágenes con IA son al mes',
      /^Palabras con IA(?!,)|\{fewestWords|palabras e imágenes con IA|imágenes con IA en/,
      /\{period, select/,
    ],
    ['un dominio propio lleva días hábiles', /dominio propio,? lleva|dominio, diseño/, /días hábiles/],
    ['SOC 2 se nombra y no se promete', /\{audit\}/, /^(?!.*(?:siguen|certificad|cumple)).*$/],
  ],
} as const;

/** Promises that another page takes back: nobody makes them. */
const NEVER = {
  en: [
    /figures we(?:’|')ll answer for/i,
    /has read what you(?:’ve)? published/i,
    /own domain within a day/i,
    /holds everywhere/i,
    /nothing is hidden/i,
    /everything included/i,
    /networks we leave out/i,
    /every network\b/i,
  ],
  es: [
    /cifras de las que respondemos/i,
    /ha leído lo que/i,
    /nada se esconde/i,
    /todo incluido/i,
    /redes que no tenemos/i,
    /todas las redes del mundo/i,
  ],
} as const;

describe.each([
  ['en', en],
  ['es', es],
] as const)('in %s', (locale, messages) => {
  const all = flat(messages);

  test.each(TOGETHER[locale].map(([name, where, what]) => [name, where, what] as const))('%s', (_, where, what) => {
    const said = all.filter(([, text]) => where.test(text));
    expect(said.length).toBeGreaterThan(0);
    expect(said.filter(([, text]) => !what.test(text))).toEqual([]);
  });

  test.each(NEVER[locale].map((promise) => [promise]))('nobody says %s', (promise) => {
    expect(all.filter(([, text]) => promise.test(text))).toEqual([]);
  });
});
