import { expect, test } from 'vitest';
import { fold } from '../../../lib/i18n/fold.ts';

test.each([
  ['Planificación', 'planificacion'],
  ['AÑO', 'ano'],
  ['Straße', 'strasse'],
  ['Œuvre', 'oeuvre'],
  ['İstanbul', 'istanbul'],
  ['pingu\u0308ino', 'pinguino'],
  ['100 %', '100 %'],
])('"%s" without case and accents is "%s"', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
