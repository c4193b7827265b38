import { expect, test } from 'vitest';
import { takeawayOf } from '../../../lib/content/takeaway.ts';

test.each([
  ['en', 'Content calendar template, every column explained', 'template'],
  ['en', 'A social media audit checklist for one morning', 'checklist'],
  ['en', 'Brand voice workbook: your tone on a single page', 'workbook'],
  ['en', 'Accessible social posts: a handbook for people in a hurry', 'handbook'],
  ['en', 'UTM naming guide: campaign links you can still read in a year', 'guide'],
  ['en', 'Image and video sizes for nine social networks', 'sheet'],
  ['es', 'Plantilla de calendario, columna por columna', 'template'],
  ['es', 'Lista de control: audita tus redes en una mañana', 'checklist'],
  ['es', 'Cuaderno de voz de marca: tu tono en una página', 'workbook'],
  ['es', 'Publicaciones accesibles en redes: manual para gente con prisa', 'handbook'],
  ['es', 'Guía de nombres UTM: enlaces de campaña que se entienden', 'guide'],
  ['es', 'Tamaños de imagen y video para nueve redes', 'sheet'],
  // A part of a word does not count, nor does a word of the other language.
  ['en', 'Guided tours through templated worksheets', null],
  ['es', 'Manualidades: agua y contemplación', null],
  ['es', 'A template', null],
  ['en', 'What people say', null],
] as const)('%s: %s is a %s', (language, title, takeaway) => {
  expect(takeawayOf({ language, title })).toBe(takeaway);
});
