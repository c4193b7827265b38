import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusedOf } from '../support/policy.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { BUILD } from './built.ts';
import { fixtureSpace } from './fixture.ts';

let standIn: StandIn;
let site: RunningSite;

beforeAll(async () => {
  standIn = await startStandIn(fixtureSpace());
  site = await startSite(BUILD, standIn.env);
});
afterAll(async () => {
  await site.stop();
  await standIn.close();
});

const DECODED: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes) => bytes };
const CODINGS = Object.keys(DECODED);

type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };

/** The response with its raw bytes. */
function ask(path: string, headers: Record<string, string>, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(site.origin);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => {
        const bytes = Buffer.concat(parts);
        const decode = DECODED[response.headers['content-encoding'] ?? 'identity'];
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes,
          text: bytes.length > 0 ? String(decode?.(bytes)) : '',
        });
      });
    });
    asked.once('error', reject).end();
  });
}

const TEXTS = [
  '/es',
  '/es/blog/blog-1',
  '/nowhere',
  '/es/feeds/blog.rss',
  '/pricing.md',
  '/sitemap/blog-1.xml',
  '/api/search/en',
  '/llms.txt',
];

describe('a text', () => {
  test.each(TEXTS)('%s is the same in every coding, and its headers describe the sent form', async (path) => {
    // Twice, so that no page is remade in between.
    await ask(path, {});
    const plain = await ask(path, {});
    for (const coding of CODINGS) {
      const { status, headers, bytes, text } = await ask(path, { 'accept-encoding': coding });
      expect([status, text]).toEqual([plain.status, plain.text]);
      expect(headers['content-encoding']).toBe(coding === 'identity' ? undefined : coding);
      if (headers['content-length'] !== undefined) expect(headers['content-length']).toBe(String(bytes.length));
      expect(String(headers.vary).split(', ')).toContain('Accept-Encoding');
      expect(headers['content-security-policy']).toBe(plain.headers['content-security-policy']);
      const head = await ask(path, { 'accept-encoding': coding }, 'HEAD');
      expect([head.status, head.bytes.length]).toEqual([status, 0]);
      for (const name of ['content-type', 'vary', 'cache-control']) expect(head.headers[name], name).toBe(headers[name]);
    }
  });

  test('of the build and of public/ is compressed as well, pictures and fonts are not, and each has a tag', async () => {
    const { text, headers: page } = await ask('/es', {});
    const found = (pattern: RegExp, place = text) => pattern.exec(place)?.[1] ?? '';
    const files = [
      [found(/src="(\/_next\/static\/[^"?]+\.js)/), 'br'],
      [found(/href="(\/_next\/static\/[^"?]+\.css)/), 'br'],
      [found(/<(\/_next\/static\/[^>?]+\.woff2)/, String(page.link)), undefined],
      ['/social/home.png', undefined],
    ] as const;
    for (const [file, coding] of files) {
      const { status, headers } = await ask(file, { 'accept-encoding': 'br' });
      expect([file, status, headers['content-encoding']]).toEqual([file, 200, coding]);
      const held = await ask(file, { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) });
      expect([file, held.status, held.bytes.length]).toEqual([file, 304, 0]);
    }
  });

  test('comes whole in response to a range request', async () => {
    const { status, headers, text } = await ask('/es/blog/blog-1', { 'accept-encoding': 'br', range: 'bytes=0-99' });
    expect([status, headers['content-range'], text.endsWith('</html>')]).toEqual([200, undefined, true]);
  });
});

test('a publication shows in every coding at once, with the policy and the tag of the new text', async () => {
  const path = '/es/blog/blog-5';
  const askAll = () => Promise.all(CODINGS.map((coding) => ask(path, { 'accept-encoding': coding })));
  const before = await askAll();
  const item = standIn.item('blog-5');
  item.fields.title = { 'en-US': 'Told anew', es: 'Contado de nuevo' };
  const { sys } = standIn.publish(item);
  await site.webhook('ContentManagement.Entry.publish', {
    sys: { id: 'blog-5', revision: sys.revision, contentType: { sys: { id: 'blog' } } },
  });
  const hasNew = ({ text }: Answer) => text.includes('Contado de nuevo');
  // Meanwhile each response is one of the two, complete, under its own headers.
  await site.until(async () => {
    const answers = await askAll();
    for (const answer of answers) {
      expect(answer.text.endsWith('</html>')).toBe(true);
      expect(refusedOf(answer.text, String(answer.headers['content-security-policy']))).toEqual([]);
      if (hasNew(answer)) expect(before.map(({ headers }) => headers.etag)).not.toContain(answer.headers.etag);
    }
    return answers.every(hasNew);
  });
  for (const { headers } of before) {
    const answer = await ask(path, { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) });
    expect([answer.status, hasNew(answer)]).toEqual([200, true]);
  }
});
