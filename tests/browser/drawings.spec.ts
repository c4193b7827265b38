import { expect, test } from 'playwright/test';
import { PAGE_PATHS } from '../../lib/site/pages.ts';

const PATHS = [...PAGE_PATHS, '/blog/plan-a-week-of-posts-in-an-afternoon', '/compare/spreadsheet-or-scheduler', '/nowhere'];

test('every drawing that a page refers to exists and is cached for ever', async ({ request }) => {
  const files = new Map<string, string>();
  for (const path of PATHS) {
    const html = await (await request.get(path)).text();
    const references = [...html.matchAll(/<(?:use href|img src)="([^"#]+\.svg[^"#]*)#([^"]+)"/g)];
    // The footer of every page has some.
    expect(references.length, path).toBeGreaterThan(0);
    for (const [, file = '', id] of references) {
      if (!files.has(file)) {
        const answer = await request.get(file);
        expect(answer.status(), file).toBe(200);
        expect(answer.headers()).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' });
        files.set(file, await answer.text());
      }
      expect.soft(files.get(file), `${path} refers to ${file}#${id}`).toContain(` id="${id}"`);
    }
  }
});
