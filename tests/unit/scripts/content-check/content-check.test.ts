import { expect, type TestContext, test } from 'vitest';
import { buildLines } from '../../../../lib/content/check/build-lines.ts';
import type { Finding } from '../../../../lib/content/check/check-entry.ts';
import { RULES, type RuleId } from '../../../../lib/content/check/rules.ts';
import type { Space } from '../../../../lib/content/store/sample/space.ts';
import { LOCALES } from '../../../../lib/i18n/locales.ts';
import { loadMessages } from '../../../../lib/i18n/messages.ts';
import { checkSpace } from '../../../../scripts/content-check/read-space.ts';
import { asSarif } from '../../../../scripts/content-check/sarif.ts';
import { faultySpace, NOW } from '../../../support/faulty-space.ts';
import { envFor, serve } from '../../../support/for-test.ts';
import { run } from '../../../support/site.ts';
import { makeArticle, makeSpace } from '../../../support/space.ts';

/** The delivery and the preview API of one space. */
async function bothApis(context: TestContext, { space, drafts }: ReturnType<typeof faultySpace>) {
  const preview: Space = { ...space, entries: [...space.entries, ...drafts] };
  const [delivery, saved] = await Promise.all([serve(context, space), serve(context, preview)]);
  return {
    ...delivery.env,
    CONTENTFUL_RATE: '30',
    SITE_URL: 'https://www.site.test',
    CONTENTFUL_PREVIEW_TOKEN: 'preview',
    CONTENTFUL_PREVIEW_HOST: saved.host,
  };
}

const contentCheck = (env: Record<string, string>, ...options: string[]) => run('node', ['scripts/content-check.ts', ...options], env);
const parsed = (output: string) => JSON.parse(output.slice(output.indexOf('{'))) as { findings: Finding[]; entries: number };

test('the sample space has nothing to find, and ends with 0', async () => {
  const { code, output } = await contentCheck({});
  expect([code, output.trim()]).toEqual([0, 'the sample space: 22 entries, nothing found']);
});

test('a space with one of each fault is read whole: each is found once, and the worst decides the exit code', async (context) => {
  const env = await bothApis(context, faultySpace());
  const { code, output } = await contentCheck(env, '--json');
  const { findings } = parsed(output);
  // The table's entry with a date in the future depends on the clock of the machine: another test covers that rule.
  const rules = (Object.keys(RULES) as RuleId[]).filter((rule) => rule !== 'date-in-future');
  expect(
    findings
      .map(({ rule }) => rule)
      .filter((rule) => rule !== 'date-in-future')
      .sort(),
  ).toEqual(rules.sort());
  expect(findings[0]).toMatchObject({
    url: expect.stringMatching(/^https:\/\/app\.contentful\.com\/spaces\/stand-in\/.*entries\//),
    why: expect.any(String),
  });
  expect(code).toBe(2);

  const table = await contentCheck(env);
  expect(table.output).toContain('blog heading-skipped "Title of heading-skipped (English)"');
  const counts = Map.groupBy(rules, (rule) => RULES[rule].severity);
  expect(table.output).toMatch(new RegExp(`space stand-in, master: \\d+ entries, ${counts.get('error')?.length} errors, \\d+ warnings`));
  // The other entry of a doubled slug is named by its title, with the address at which it is edited.
  expect(table.output).toMatch(/slug-doubled .*"Title of blog-1 \(English\)".*https:\/\/app\.contentful\.com\/\S+\/blog-1/);
});

test.each(LOCALES)('every rule has words for editors in %s: what it finds, why it matters and what to do', async (locale) => {
  const { preview } = await loadMessages(locale);
  expect(Object.keys(preview.rules).sort()).toEqual(Object.keys(RULES).sort());
});

test('drafts are checked as they are saved, against published entries', async (context) => {
  const space = makeSpace(3);
  const draft = makeArticle({ id: 'draft', kind: 'blog', cover: 'cover', fields: { description: {} } });
  const settings = envFor(await serve(context, space), await bothApis(context, { space, drafts: [draft] }));
  const options = { progress: () => {}, now: NOW };
  expect((await checkSpace(settings, { ...options, drafts: false })).findings).toEqual([]);
  const { findings, entries } = await checkSpace(settings, { ...options, drafts: true });
  expect(entries).toBe(10);
  expect(findings.map(({ rule, entry }) => [rule, entry.id])).toContainEqual(['field-missing', 'draft']);
});

test('without the preview API drafts cannot be checked, and without an answer nothing: both end with 3', async () => {
  const drafts = await contentCheck({ CONTENTFUL_SPACE_ID: 'a', CONTENTFUL_ACCESS_TOKEN: 'b' }, '--drafts');
  expect([drafts.code, drafts.output]).toEqual([3, expect.stringContaining('CONTENTFUL_PREVIEW_TOKEN is missing')]);
  const unknown = await contentCheck({}, '--everything');
  expect([unknown.code, unknown.output]).toEqual([3, expect.stringContaining('--everything')]);
});

test('SARIF has the properties that the standard requires, and a place for each finding', async (context) => {
  const settings = envFor(await serve(context, faultySpace().space), await bothApis(context, faultySpace()));
  const { findings } = await checkSpace(settings, { drafts: false, progress: () => {}, now: NOW });
  const { version, runs, $schema } = JSON.parse(JSON.stringify(asSarif(findings, () => null)));
  // SARIF 2.1.0: 3.13 (version, runs), 3.14.6 (tool), 3.18/3.19.8 (driver.name), 3.49.3 (rule ids), 3.27.11 (message), 3.27.10 (level).
  expect([version, $schema, runs.length]).toEqual(['2.1.0', expect.stringContaining('sarif-2.1.0'), 1]);
  const [{ tool, results }] = runs;
  expect(tool.driver.name).toBe('content-check');
  const ids = tool.driver.rules.map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const rule of tool.driver.rules) {
    expect(rule.shortDescription.text).toMatch(/\S/);
    expect(rule.help.text).toMatch(/\S/);
  }
  expect(results).toHaveLength(findings.length);
  for (const result of results) {
    expect(ids[result.ruleIndex]).toBe(result.ruleId);
    expect(['error', 'warning', 'note']).toContain(result.level);
    expect(result.message.text).toMatch(/\S/);
    const [{ physicalLocation, logicalLocations }] = result.locations;
    expect(URL.canParse(physicalLocation.artifactLocation.uri, 'https://base.test')).toBe(true);
    expect(logicalLocations[0].fullyQualifiedName).toMatch(/^(blog|codeBlock)\//);
  }
  const prints = results.map((result: { partialFingerprints: object }) => JSON.stringify(result.partialFingerprints));
  expect(new Set(prints).size).toBe(results.length);
});

test('a build has one line for each finding, without repeats, and up to a limit', async () => {
  const finding = (id: string, rule: RuleId): Finding => ({
    rule,
    severity: RULES[rule].severity,
    entry: { kind: 'blog', id, title: 'A' },
    field: 'content',
    locales: ['es'],
    message: 'is wrong',
  });
  expect(buildLines([finding('a', 'slug-doubled'), finding('a', 'field-empty'), finding('b', 'heading-skipped')])).toEqual([
    'content: warning blog b: heading-skipped content (es): is wrong',
  ]);
  const many = buildLines(Array.from({ length: 150 }, (_, index) => finding(String(index), 'heading-skipped')));
  expect([many.length, many.at(-1)]).toEqual([101, 'content: 50 more findings, see npm run content:check']);
});
