import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGE_FRESH_MS } from '../../../lib/next/page-life.ts';

test('a page of content is fresh for as long as the configuration of Next says', () => {
  const config = readFileSync(new URL('../../../next.config.mjs', import.meta.url), 'utf8');
  const seconds = /content: \{[^}]*revalidate: (\d+)/.exec(config)?.[1];
  expect(Number(seconds) * 1000).toBe(PAGE_FRESH_MS);
});
