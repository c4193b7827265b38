import { expect, test } from 'vitest';
import { stripAccents } from '../../../lib/i18n/strip-accents.ts';

test.each([
  ['Planificación', 'planificacion'],
  ['AÑO', 'ano'],
  ['Straße', 'strasse'],
  ['Œuvre', 'oeuvre'],
  ['İstanbul', 'istanbul'],
  ['pingu\u0308ino', 'pinguino'],
  ['100 %', '100 %'],
])('"%s" without case and accents is "%s"', (text, folded) => {
  expect(stripAccents(text)).toBe(folded);
});
