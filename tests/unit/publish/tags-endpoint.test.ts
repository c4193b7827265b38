import '../../support/next-as-esm.ts';
import { NextRequest } from 'next/server';
import { expect, test, vi } from 'vitest';
import { TAGS_ENDPOINT } from '../../../lib/publish/mark-stale.ts';
import { signedHeaders } from '../../../lib/publish/signature.ts';

const SECRET = 'a'.repeat(64);
vi.stubEnv('CONTENTFUL_WEBHOOK_SECRET', SECRET);
const marked: string[] = [];
vi.mock('next/cache', () => ({ revalidateTag: (tag: string) => marked.push(tag) }));
const { POST } = await import('../../../app/api/revalidate/tags/route.ts');

const post = (body: string, headers = signedHeaders(SECRET, TAGS_ENDPOINT, body)) =>
  POST(new NextRequest(`http://localhost${TAGS_ENDPOINT}`, { method: 'POST', body, headers }));

test.each(['', '{', 'null', '[]', '{}', '{"tags":"a"}', '{"tags":[1]}', '{"tags":[""]}', `{"tags":["a","${'b'.repeat(257)}"]}`])(
  'a signed call that names no tags is answered with 400, says what is wanted, and marks nothing (%#)',
  async (body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error: string }).error).toContain('"tags"');
    expect(marked).toEqual([]);
  },
);

test('one that names tags marks them', async () => {
  expect((await post('{"tags":["a","b"]}')).status).toBe(204);
  expect(marked.splice(0)).toEqual(['a', 'b']);
});

test('one without a signature is answered with 401, whatever it holds', async () => {
  expect((await post('{', {})).status).toBe(401);
  expect((await post('{"tags":["a"]}', {})).status).toBe(401);
  expect(marked).toEqual([]);
});
