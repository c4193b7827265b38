import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PicturePlace, PLACES, pictureSources } from '../../../lib/content/pictures.ts';
import type { Picture } from '../../../lib/content/types.ts';

const HOST = 'https://images.ctfassets.net/space/asset/token/a.jpg';
const photo = (more: Partial<Picture> = {}): Picture => ({
  ...{ id: 'a', url: HOST, width: 3000, height: 2000, contentType: 'image/jpeg', alt: 'A loom', caption: null },
  ...more,
});

type Candidate = { width: number; query: URLSearchParams };
const candidatesOf = (srcSet: string): Candidate[] =>
  srcSet.split(', ').map((candidate) => {
    const [url = '', width = ''] = candidate.split(' ');
    return { width: Number.parseInt(width, 10), query: new URL(url).searchParams };
  });
const shownAs = (picture: Picture, place: PicturePlace) => {
  const { sources, ...rest } = pictureSources(picture, place);
  return { ...rest, sources: sources.map(({ type, srcSet }) => ({ type, candidates: candidatesOf(srcSet) })) };
};

test("an editor's picture is offered as AVIF, then WebP, in the widths that its place can use", () => {
  const { sources, sizes } = shownAs(photo(), 'body');
  expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  for (const { candidates } of sources)
    expect(candidates.map(({ width }) => width)).toEqual([120, 176, 240, 352, 480, 640, 828, 1080, 1360]);
  expect(sizes).toBe(PLACES.body.sizes);
  const [avif, webp] = sources.map(({ candidates }) => candidates[0]?.query);
  expect([avif?.get('fm'), webp?.get('fm')]).toEqual(['avif', 'webp']);
  for (const query of [avif, webp]) expect(Number(query?.get('q'))).toBeGreaterThan(40);
});

test("an editor's picture is cut as a cover to 1200 by 630 around the faces in it", () => {
  const { sources, width, height } = shownAs(photo(), 'cover');
  for (const { width: each, query } of sources.flatMap(({ candidates }) => candidates)) {
    expect([query.get('w'), query.get('fit'), query.get('f')]).toEqual([String(each), 'fill', 'faces']);
    expect(Number(query.get('h'))).toBe(Math.round((each * 630) / 1200));
  }
  expect([width, height]).toEqual([2000, 1050]);
});

test("an editor's picture of more than nine megapixels is not offered as AVIF, which the API refuses", () => {
  expect(shownAs(photo({ width: 5000, height: 4000 }), 'body').sources.map(({ type }) => type)).toEqual(['image/webp']);
});

test("an editor's picture is never requested larger than it is, nor than the API allows, in any place", () => {
  const side = fc.integer({ min: 1, max: 12_000 });
  fc.assert(
    fc.property(side, side, fc.constantFrom(...(Object.keys(PLACES) as PicturePlace[])), (width, height, place) => {
      const { sources, ...shown } = shownAs(photo({ width, height }), place);
      for (const { candidates } of sources) {
        const widths = candidates.map((each) => each.width);
        expect(widths).toEqual([...new Set(widths)].toSorted((a, b) => a - b));
        for (const { width: each, query } of candidates) {
          expect(query.get('w')).toBe(String(each));
          expect(each).toBeLessThanOrEqual(Math.min(width, 4000));
          expect(Number(query.get('h') ?? 1)).toBeLessThanOrEqual(Math.min(height, 4000) + 1);
        }
      }
      expect(shown.width).toBeGreaterThan(0);
      expect(shown.height).toBeGreaterThan(0);
    }),
  );
});

test.each([
  ['a file of the site itself', { url: '/images/covers/a.webp' }],
  ['a drawing', { contentType: 'image/svg+xml' }],
  ['an animation', { contentType: 'image/gif' }],
  ['a file of another host', { url: 'https://images.ctfassets.net.evil.example/a.jpg' }],
  ['a file whose size is not known', { width: null, height: null }],
])('%s is shown as it is', (_, more) => {
  const picture = photo(more);
  const [width, height] = [picture.width ?? undefined, picture.height ?? undefined];
  expect(pictureSources(picture, 'cover')).toEqual({ src: picture.url, sources: [], sizes: undefined, width, height });
});
