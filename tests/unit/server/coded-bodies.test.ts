import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CODINGS, CodedBodies } from '../../../lib/server/coded-bodies.ts';

const TEXT = Array.from({ length: 3000 }, (_, index) => `word-${(index * 7919) % 1009}`).join(' ');
const decoded = { br: brotliDecompressSync, gzip: gunzipSync };

test.each(CODINGS)('a body that is asked for often is compressed again (%s), and stays what it is', async (coding) => {
  const bodies = new CodedBodies();
  const digest = bodies.digestOf(TEXT);
  const first = await bodies.coded(TEXT, digest, coding);
  for (let time = 0; time < 5; time += 1) expect(bodies.coded(TEXT, digest, coding)).toBeInstanceOf(Buffer);
  await bodies.improved;
  const last = await bodies.coded(TEXT, digest, coding);
  expect(last.length).toBeLessThanOrEqual(first.length);
  if (coding === 'br') expect(last.length).toBeLessThan(first.length);
  expect([first, last].map((bytes) => String(decoded[coding](bytes)))).toEqual([TEXT, TEXT]);
});

test('who asks while it is being compressed shares the work', async () => {
  const bodies = new CodedBodies();
  const [first, second] = await Promise.all([bodies.coded(TEXT, 'a', 'br'), bodies.coded(TEXT, 'a', 'br')]);
  expect(first).toBe(second);
});

test('a text and its bytes have one digest, another text has another', () => {
  const bodies = new CodedBodies();
  expect(bodies.digestOf(Buffer.from(TEXT))).toBe(bodies.digestOf(TEXT));
  expect(bodies.digestOf(TEXT)).toBe(bodies.digestOf(TEXT));
  expect(bodies.digestOf(`${TEXT} `)).not.toBe(bodies.digestOf(TEXT));
});

test('what is kept has a limit: the body that was asked for longest ago goes', async () => {
  const lone = await new CodedBodies().coded(TEXT, 'a', 'gzip');
  const bodies = new CodedBodies({ maxBytes: lone.length * 2 + 100 });
  for (const digest of ['a', 'b', 'c']) await bodies.coded(TEXT, digest, 'gzip');
  expect(bodies.coded(TEXT, 'c', 'gzip')).toBeInstanceOf(Buffer);
  expect(bodies.coded(TEXT, 'a', 'gzip')).toBeInstanceOf(Promise);
});

test('so have the texts whose digest is remembered: they are weighed as they are, not as their digests', () => {
  const limit = 5 * 2 * TEXT.length;
  const bodies = new CodedBodies({ knownTextBytes: limit });
  for (let version = 0; version < 20; version += 1) bodies.digestOf(`${TEXT} ${version}`);
  expect(bodies.heldBytes.texts).toBeGreaterThan(limit / 2);
  expect(bodies.heldBytes.texts).toBeLessThanOrEqual(limit);
});

test('what nobody asks for any more is let go', async () => {
  const bodies = new CodedBodies({ idleMs: 60 });
  const asked = async (text: string) => bodies.coded(text, bodies.digestOf(text), 'gzip');
  await asked(`${TEXT} of yesterday`);
  const before = bodies.heldBytes;
  const kept = await asked(TEXT);
  await expect
    .poll(async () => {
      await asked(TEXT);
      return bodies.heldBytes;
    })
    .toEqual({ bodies: kept.length + 1, texts: 2 * TEXT.length + 1 });
  expect(before.texts).toBeGreaterThan(0);
  await expect.poll(() => bodies.heldBytes).toEqual({ bodies: 0, texts: 0 });
});
