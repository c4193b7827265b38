import { expect, test } from 'vitest';
import { takeawayOf } from '../../../lib/content/takeaway.ts';

test.each([
  ['en', 'Content calendar template, every column explained', 'template'],
  ['en', 'A social media audit checklist for one morning', 'checklist'],
  ['en', 'Brand voice workbook: your tone on a single page', 'workbook'],
  ['es', 'Lista de control: audita tus redes en una mañana', 'checklist'],
  ['es', 'Guía de nombres UTM: enlaces de campaña que se entienden', 'guide'],
  // A part of a word does not count, nor does a word of the other language.
  ['en', 'Guided tours through templated worksheets', null],
  ['es', 'A template', null],
] as const)('%s: %s is a %s', (language, title, takeaway) => {
  expect(takeawayOf({ language, title })).toBe(takeaway);
});
