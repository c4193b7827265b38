import { expect, test } from 'vitest';
import { isForNetworks, previewPicture } from '../../../lib/head/social-picture.ts';

const picture = { id: 'a', url: '/images/a.webp', alt: 'A', caption: null, width: 800, height: 600, contentType: 'image/webp' };

test('the picture of an editor has the right size and is a JPEG, if its host can convert it', () => {
  const { url, ...rest } = previewPicture({ ...picture, url: 'https://images.ctfassets.net/s/a/b/cover.avif' });
  expect(url).toBe('https://images.ctfassets.net/s/a/b/cover.avif?w=1200&h=630&fit=fill&fm=jpg&q=80');
  expect(rest).toEqual({ width: 1200, height: 630, alt: 'A', type: 'image/jpeg' });
});

test('a drawing, which no network shows and no image service changes, is left as it is and is none for the networks', () => {
  const drawing = {
    ...picture,
    url: 'https://images.ctfassets.net/s/a/b/cover.svg',
    contentType: 'image/svg+xml',
    width: null,
    height: null,
  };
  expect(previewPicture(drawing)).toEqual({ url: drawing.url, alt: 'A', type: 'image/svg+xml' });
  expect([isForNetworks(drawing), isForNetworks(picture)]).toEqual([false, true]);
});
