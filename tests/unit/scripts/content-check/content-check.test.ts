import { expect, type TestContext, test } from 'vitest';
import type { Finding } from '../../../../lib/content/check/check-entry.ts';
import { RULES, type RuleId } from '../../../../lib/content/check/rules.ts';
import type { Space } from '../../../../lib/content/store/sample/space.ts';
import { parseEnv } from '../../../../lib/env.ts';
import { checkSpace } from '../../../../scripts/content-check/read-space.ts';
import { asTable } from '../../../../scripts/content-check/report.ts';
import { faultySpace, NOW } from '../../../support/faulty-space.ts';
import { envFor, serve } from '../../../support/for-test.ts';
import { run } from '../../../support/site.ts';
import { makeArticle, makeSpace } from '../../../support/space.ts';

/** The delivery and the preview API of one space. */
async function bothApis(context: TestContext, { space, drafts }: ReturnType<typeof faultySpace>) {
  const preview: Space = { ...space, entries: [...space.entries, ...drafts] };
  const [delivery, saved] = await Promise.all([serve(context, space), serve(context, preview)]);
  const reading = { CONTENTFUL_PREVIEW_TOKEN: 'preview', CONTENTFUL_PREVIEW_HOST: saved.host };
  return { ...delivery.env, CONTENTFUL_RATE: '30', SITE_URL: 'https://www.site.test', ...reading };
}

const contentCheck = (env: Record<string, string>, ...options: string[]) => run('node', ['scripts/content-check.ts', ...options], env);

test('the sample space has nothing to find, and ends with 0', async () => {
  const { code, output } = await contentCheck({});
  expect([code, output.trim()]).toEqual([0, 'the sample space: 22 entries, nothing found']);
});

/** The code blocks in which faults are found. */
const CODE_FAULTS: Partial<Record<RuleId, string>> = {
  'code-without-language': 'code-plain',
  'code-empty': 'code-blank',
  'code-language-unknown': 'code-foreign',
};

test('in a space with one of each fault, each is found exactly once, in the entry that has it', async (context) => {
  const settings = parseEnv(await bothApis(context, faultySpace()));
  const { findings } = await checkSpace(settings, { now: NOW, drafts: false });
  expect(findings.map(({ rule }) => rule).sort()).toEqual(Object.keys(RULES).sort());
  for (const { rule, entry } of findings) expect(entry.id).toBe(CODE_FAULTS[rule as RuleId] ?? rule);
  const table = asTable(findings, (id) => `https://app.contentful.com/${id}`);
  expect(table).toContain('blog heading-skipped "Title of heading-skipped (English)"\n  https://app.contentful.com/heading-skipped\n');
});

test('the command prints the findings with their addresses, and the worst decides its exit code', async (context) => {
  const { code, output } = await contentCheck(await bothApis(context, faultySpace()), '--json');
  const { findings } = JSON.parse(output.slice(output.indexOf('{'))) as { findings: Finding[] };
  const url = expect.stringMatching(/^https:\/\/app\.contentful\.com\/spaces\/stand-in\/.*entries\//);
  expect([code, findings[0]]).toEqual([2, expect.objectContaining({ url, why: expect.any(String) })]);
  // The other entry of a doubled slug is named by its title, with the address at which it is edited.
  const doubled = findings.find(({ rule }) => rule === 'slug-doubled');
  expect(doubled?.message).toMatch(/"Title of blog-1 \(English\)".*https:\/\/app\.contentful\.com\/\S+\/blog-1/);
});

test('drafts are checked as they are saved, against published entries', async (context) => {
  const space = makeSpace(3);
  const draft = makeArticle({ id: 'draft', kind: 'blog', cover: 'cover', fields: { description: {} } });
  const settings = envFor(await serve(context, space), await bothApis(context, { space, drafts: [draft] }));
  const options = { now: NOW };
  expect((await checkSpace(settings, { ...options, drafts: false })).findings).toEqual([]);
  const { findings, entries } = await checkSpace(settings, { ...options, drafts: true });
  expect(entries).toBe(10);
  expect(findings.map(({ rule, entry }) => [rule, entry.id])).toContainEqual(['field-missing', 'draft']);
});

test('without the preview API drafts cannot be checked, and without an answer nothing: both end with 3', async () => {
  const refused = (output: string) => ({ code: 3, output: expect.stringContaining(output) });
  const drafts = await contentCheck({ CONTENTFUL_SPACE_ID: 'a', CONTENTFUL_ACCESS_TOKEN: 'b' }, '--drafts');
  expect(drafts).toEqual(refused('CONTENTFUL_PREVIEW_TOKEN is missing'));
  expect(await contentCheck({}, '--everything')).toEqual(refused('--everything'));
});
