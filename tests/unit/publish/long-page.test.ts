import { expect, test } from 'vitest';
import { tags } from '../../../lib/content/tags.ts';
import { isLongPage } from '../../../lib/publish/long-page.ts';

const SIZES = { blog: 1_000, resource: 999, compare: 5 };

test.each([
  [[tags.cards('blog')], true],
  [[tags.list('compare'), tags.cards('compare'), tags.cards('blog')], true],
  [[tags.cards('resource')], false],
  [[tags.list('blog'), tags.entry('a')], false],
  [[], false],
])('making a page of %j takes long: %s', (shown, takesLong) => {
  expect(isLongPage(shown, (kind) => SIZES[kind])).toBe(takesLong);
});
