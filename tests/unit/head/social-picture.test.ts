import { readFileSync } from 'node:fs';
import { ImageResponse } from 'next/og';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SocialDrawing } from '../../../lib/head/social-drawing.tsx';
import { drawableTitle, SOCIAL_PICTURE } from '../../../lib/head/social-picture.ts';

const FONT = readFileSync('lib/head/fonts/bricolage-grotesque-latin-700-normal.woff');

test.each([
  ['Plans for Ñandú & Çelik, “25 %” – or €9…', 'Plans for Ñandú & Çelik, “25 %” – or €9…'],
  ['Plans 🎉 for teams', 'Plans for teams'],
  ['計画 مرحبا Plans', 'Plans'],
  ['Two\nlines\u202fof\u2060words', 'Two lines ofwords'],
  ['計画', ''],
])('the title %j is drawn as %j, from our own font alone', async (title, drawn) => {
  expect(drawableTitle(title)).toBe(drawn);
  const { fetch } = globalThis;
  const asked: string[] = [];
  // The library loads its own code from an address that holds it.
  vi.stubGlobal('fetch', (address: string) => (/^data:/.test(address) ? fetch(address) : asked.push(address)));
  onTestFinished(() => void vi.unstubAllGlobals());
  const fonts = [{ name: 'Bricolage Grotesque', weight: 700, style: 'normal', data: FONT }] as const;
  const picture = new ImageResponse(SocialDrawing({ title: drawableTitle(title), variant: 0 }), { ...SOCIAL_PICTURE, fonts: [...fonts] });
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(0);
  expect(asked).toEqual([]);
});
