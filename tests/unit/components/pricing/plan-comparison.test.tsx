// @vitest-environment jsdom
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { PlanComparison } from '../../../../components/pricing/plan-comparison.tsx';
import { comparisonData, comparisonMarkdown } from '../../../../lib/files/plan-comparison.ts';
import { COMPARISON, type ComparisonCell, type ComparisonGroup, rowName } from '../../../../lib/site/comparison.ts';
import { NETWORK_NAMES, NETWORKS } from '../../../../lib/site/networks.ts';
import { PLANS } from '../../../../lib/site/plans.ts';
import en from '../../../../messages/en/messages.ts';
import es from '../../../../messages/es/messages.ts';
import { plain } from '../../../support/plain.ts';

const MESSAGES = { en, es };
const words = (locale: 'en' | 'es') => createTranslator({ locale, messages: MESSAGES[locale], namespace: 'pricing' });

/** Every row of the page: its name and the cell of each plan. */
function rowsOfPage(groups: readonly ComparisonGroup[] | undefined, locale: 'en' | 'es'): (string | undefined)[][] {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="UTC">
      <PlanComparison groups={groups} />
    </NextIntlClientProvider>,
  );
  return [...root.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => plain(cell.textContent)));
}

/** Every line of the Markdown's table, cell by cell. */
const rowsOfMarkdown = (markdown: string[]) => (markdown[0] ?? '').split('\n').map((line) => line.split('|').slice(1, -1).map(plain));

/** The row by itself, in the last group, whose own rows are left out. */
const cells = (cell: ComparisonCell): ComparisonGroup[] => [
  ...COMPARISON.filter(({ key }) => key !== 'support'),
  { key: 'support', rows: [{ name: 'users', cell: () => cell }] },
];

describe.each(['en', 'es'] as const)('a row that is added to the comparison (%s)', (locale) => {
  const t = words(locale);
  const name = t('comparison.rows.users');

  test.each<[string, ComparisonCell, string, unknown]>([
    ['a number', { kind: 'count', count: 42_424 }, '42,424', 42_424],
    ['storage', { kind: 'gigabytes', count: 77 }, t('gigabytes', { count: 77 }), { gigabytes: 77 }],
    ['no limit', { kind: 'unlimited' }, t('unlimited'), 'unlimited'],
    ['a no', { kind: 'included', included: false }, t('comparison.no'), false],
    ['a price', { kind: 'price', monthlyUsd: 77 }, t('comparison.each', { price: locale === 'en' ? '$77' : 'US$77' }), { monthlyUsd: 77 }],
    [
      'an add-on',
      { kind: 'addOn', monthlyUsd: 77 },
      t('comparison.addOn', { price: locale === 'en' ? '$77' : 'US$77' }),
      { addOnMonthlyUsd: 77 },
    ],
    ['an add-on that is in the plan', { kind: 'addOn', monthlyUsd: 'included' }, t('comparison.included'), true],
    ['a tier of the chat', { kind: 'chatTier', tier: 'growth' }, t('chatTiers.growth'), 'growth'],
  ])('with %s shows on the page, in the Markdown and in the JSON', (_, cell, text, value) => {
    const groups = cells(cell);
    const written = [name, ...PLANS.map(() => plain(text))];
    expect(rowsOfPage(groups, locale).at(-1)).toEqual(written);
    expect(rowsOfMarkdown(comparisonMarkdown(t, locale, groups)).at(-1)).toEqual(written);
    const { rows } = comparisonData(t, groups).at(-1) ?? { rows: [] };
    expect(rows).toEqual([{ id: 'users', name, plans: Object.fromEntries(PLANS.map(({ id }) => [id, value])) }]);
  });

  test('and is in every plan shows on the page and in the JSON, and in the Markdown as a list', () => {
    const groups = cells({ kind: 'included', included: true });
    expect(rowsOfPage(groups, locale).at(-1)).toEqual([name, ...PLANS.map(() => t('comparison.yes'))]);
    expect(comparisonMarkdown(t, locale, groups).slice(-2)).toEqual([`## ${t('comparison.groups.support')}`, `- ${name}`]);
    expect(comparisonData(t, groups).at(-1)?.rows[0]?.plans).toEqual({ pro: true, team: true, agency: true, enterprise: true });
  });
});

describe.each(['en', 'es'] as const)('the comparison (%s)', (locale) => {
  const t = words(locale);
  const names = COMPARISON.flatMap(({ rows }) => rows.map((row) => rowName(row, t)));

  test('gives each network its own row as soon as a plan lacks one', () => {
    const groups = COMPARISON.map((group): ComparisonGroup => {
      const [first, ...others] = group.rows;
      if (group.key !== 'networks' || !first) return group;
      return { ...group, rows: [{ ...first, cell: ({ id }) => ({ kind: 'included', included: id !== 'pro' }) }, ...others] };
    });
    const page = rowsOfPage(groups, locale).filter((row) => row.length > 1);
    expect(page.map(([name]) => name)).toEqual(names);
  });

  test('has each of its rows once on the page, where the networks share one that names them all', () => {
    const page = rowsOfPage(undefined, locale).filter((row) => row.length > 1);
    const networks = NETWORKS.map((network) => NETWORK_NAMES[network]);
    const [before, after] = [names.slice(0, names.indexOf(networks[0] ?? '')), names.slice(names.indexOf(networks.at(-1) ?? '') + 1)];
    const shared = page[before.length]?.[0] ?? '';
    expect(page.map(([name]) => name)).toEqual([...before, shared, ...after]);
    for (const network of networks) expect(shared).toContain(network);
    expect(shared).toContain('9');
  });

  test('has each of its rows once in the Markdown', () => {
    const markdown = comparisonMarkdown(t, locale).join('\n');
    const listed = [...markdown.matchAll(/^(?:\| |- )(.*?)(?: \||$)/gm)].map(([, name]) => name);
    for (const name of names)
      expect(
        listed.filter((each) => each === name),
        name,
      ).toHaveLength(1);
  });

  test('has its rows once in the JSON, in order', () => {
    expect(comparisonData(t).flatMap(({ rows }) => rows.map(({ name }) => name))).toEqual(names);
  });
});
