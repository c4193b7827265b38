import { describe, expect, test } from 'vitest';
import { PLANS, YEARLY_DISCOUNT_PERCENT } from '../../../lib/site/plans.ts';
import en from '../../../messages/en/messages.ts';
import es from '../../../messages/es/messages.ts';
import { articleLines } from '../../support/article-lines.ts';
import { flatMessages } from '../../support/flat-messages.ts';

/** Words that must be in a message that matches, so that a promise is the same on every page. */
const TOGETHER = {
  en: [
    [
      'AI words and images are so many a month',
      /AI (text )?words(?!,)|\{fewestWords|\{words, number\} words and/,
      /\{period, select|allowances in each \[plan\]\(\/pricing\)/,
    ],
    [
      'an own domain takes business days, wherever setup takes hours',
      /own domain(?! (?:a few business|\{|,))/,
      /business days|DNS|business day/,
    ],
    ['roles are given for each client', /give a role|Roles set/, /once per client|each company separately/],
    ['the voice is described once, and every tool knows it', /(?=.*\/ai-studio)(?=.*\b(?:your voice|the sheet)\b)/, /\bonce\b/],
    ['SOC 2 is named, and nothing is promised of it', /\{audit\}/, /^(?!.*(?:follow|certified|compliant|hand both)).*$/],
  ],
  es: [
    [
      'palabras e imágenes con IA son al mes',
      /^Palabras con IA(?!,)|\{fewestWords|palabras e imágenes con IA|imágenes con IA en|\{words, number\} palabras y/,
      /\{period, select|un cupo en cada \[plan\]\(\/pricing\)/,
    ],
    ['un dominio propio lleva días hábiles', /dominio propio,? lleva|dominio, diseño/, /días hábiles/],
    ['la voz se describe una vez y cada herramienta la conoce', /(?=.*\/ai-studio)(?=.*\b(?:tu voz|la hoja)\b)/, /\buna sola vez\b/],
    ['un descuento es menos en un mes, y no el mes menos', /menos \{withYearly/, /^(?!.*\{(?:su|sus|el|los) primer)/],
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
    /networks we leave out/i,
    /(?:publish|post|send|everything).{0,30}\b(?:to|on) every network\b/i,
    // A tool of the studio needs no brief of its own: it knows the voice.
    /like any other tool/i,
    /in front of your request/i,
    /ask the support chat/i,
  ],
  es: [
    /cifras de las que respondemos/i,
    /ha leído lo que/i,
    /nada se esconde/i,
    /redes que no tenemos/i,
    /todas las redes del mundo/i,
    /como cualquier otra herramienta/i,
    /delante de lo que pidas/i,
    /pregunta en el chat de soporte/i,
  ],
} as const;

/** What only the messages must not say: articles are about more than what we sell. */
const NEVER_IN_MESSAGES = {
  en: [/everything included/i, /every network\b/i],
  es: [/todo incluido/i],
} as const;

/**
 * What every agency says of itself, and so says nothing: the page of the managed service does without. The names of its blocks are given, and so are those
 * of their parts, which are left out of the sentences that name them.
 */
const CLICHES = {
  en: /\b(?:seamless|effortless|next level|unlock|unleash|elevate|empower|supercharge|skyrocket|leverag|cutting.edge|state.of.the.art|world.class|best.in.class|results.driven|data.driven|game.chang|one.stop|tailored|bespoke|holistic|synerg|passionate|end.to.end|full.service|growth partner|stand out|peace of mind|boost|streamlin|maximi[sz]|optimi[sz])/i,
  es: /(?<!\p{L})(?:sin esfuerzo|siguiente nivel|otro nivel|desbloque|potencia|impuls|empoder|catapult|vanguardia|última generación|clase mundial|líder|a medida|hecho para ti|integral|sinergi|apasion|de principio a fin|socio de crecimiento|destaca|tranquilidad|maximi[zc]|optimi[zc])/iu,
} as const;
const GIVEN_NAMES = /^(?:services|steps)\.\w+\.title$|^blocks\.\w+\.title$|^meta\./;
/** The parts of the blocks that have such names. */
const GIVEN_PARTS = {
  en: /(?:growth|content|engagement time) optimization/gi,
  es: /optimización del (?:crecimiento|contenido)|plantillas a medida/giu,
} as const;

describe.each([
  ['en', en],
  ['es', es],
] as const)('in %s', (locale, messages) => {
  const said = flatMessages(messages);
  const all = [...said, ...articleLines(locale).map(({ where, text }): [string, string] => [where, text])];

  test.each(TOGETHER[locale].map(([name, where, what]) => [name, where, what] as const))('%s', (_, where, what) => {
    const told = all.filter(([, text]) => where.test(text));
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter(([, text]) => !what.test(text))).toEqual([]);
  });

  test.each(NEVER[locale].map((promise) => [promise]))('nobody says %s', (promise) => {
    expect(all.filter(([, text]) => promise.test(text))).toEqual([]);
  });

  test.each(NEVER_IN_MESSAGES[locale].map((promise) => [promise]))('no message says %s', (promise) => {
    expect(said.filter(([, text]) => promise.test(text))).toEqual([]);
  });

  test('the managed service is told without clichés', () => {
    const own = said.flatMap(([where, text]): [string, string][] =>
      where.startsWith('managedService.') ? [[where.slice('managedService.'.length), text]] : [],
    );
    expect(own.length).toBeGreaterThan(80);
    expect(own.filter(([where, text]) => !GIVEN_NAMES.test(where) && CLICHES[locale].test(text.replace(GIVEN_PARTS[locale], '')))).toEqual(
      [],
    );
    // The list finds what it is meant to find, in its own names, too.
    expect(own.filter(([where, text]) => GIVEN_NAMES.test(where) && CLICHES[locale].test(text))).not.toEqual([]);
  });

  test('the yearly discount is about so many percent, for it is not the same for each plan', () => {
    const percents = PLANS.map(({ monthlyUsd, yearlyTotalUsd }) => 100 * (1 - yearlyTotalUsd / (12 * monthlyUsd)));
    expect(percents.every((percent) => percent === YEARLY_DISCOUNT_PERCENT)).toBe(false);
    const yearly = all.filter(
      ([where, text]) => where === 'pricing.cycle.discount' || text.includes('{discountPercent') || /(?<!\d)35\s?%/.test(text),
    );
    expect(yearly.length).toBeGreaterThan(1);
    expect(yearly.filter(([, text]) => !/\babout\b|\balrededor\b|\baprox\./i.test(text))).toEqual([]);
  });

  test('the discount for joining leads to what it is taken off, wherever its figure stands in a sentence', () => {
    const figure = /\{(?:percent|discount), number\}\s?%|\{(?:percent|discount)\}\s?%/;
    const joining = said.filter(
      ([where, text]) =>
        figure.test(text) &&
        /\bjoin|unir|primer mes|first month|primer pago|first payment/i.test(text) &&
        !where.startsWith('pricing.offer.'),
    );
    // The commission is a share of each payment, and no discount.
    const discounts = joining.filter(([, text]) => /\boff\b|discount|descuento|menos/i.test(text));
    expect(discounts.length).toBeGreaterThan(2);
    expect(discounts.filter(([, text]) => !text.includes('<offer>'))).toEqual([]);
  });
});
