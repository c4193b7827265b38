import { describe, expect, type TestContext, test } from 'vitest';
import { keywordPageParams, keywordParams } from '../../../lib/content/keywords/keyword-params.ts';
import { KEYWORD_THRESHOLD } from '../../../lib/content/keywords/keywords.ts';
import { PAGE_SIZE } from '../../../lib/content/paging.ts';
import { entryParams, listPageParams, pageNumber } from '../../../lib/content/params.ts';
import { isPagePath } from '../../support/addresses.ts';
import { showCopyOf } from '../../support/replica.ts';
import { makeSpace } from '../../support/space.ts';

/** Makes this process show a space with this number of blog posts. */
const buildWith = (context: TestContext, blog: number) => showCopyOf(context, makeSpace({ blog, resource: 0, compare: 0 }, 1));

describe('the addresses to build', () => {
  test('are one that no entry can have where a kind is empty, because a build wants one', async (context) => {
    await buildWith(context, 0);
    expect(await entryParams('blog', { params: { locale: 'en' } })).toEqual([{ slug: '-' }]);
    expect(await listPageParams('blog')).toEqual([{ page: '-' }]);
    expect(pageNumber('-')).toBe(Number.POSITIVE_INFINITY);
  });

  test.for([
    [PAGE_SIZE, ['-']],
    [PAGE_SIZE + 1, ['2']],
    [2 * PAGE_SIZE + 1, ['2', '3']],
  ] as const)('of %i entries are the list pages %j after the first', async ([count, pages], context) => {
    await buildWith(context, count);
    expect(await listPageParams('blog')).toEqual(pages.map((page) => ({ page })));
  });
});

describe('the addresses of keywords to build', () => {
  const english = { params: { locale: 'en' } };

  test('cover keywords with enough entries, and their pages after the first', async (context) => {
    await buildWith(context, PAGE_SIZE + 1);
    expect(await keywordParams('blog', english)).toEqual([{ keyword: 'blog' }, { keyword: 'planning' }]);
    expect(await keywordPageParams('blog', english)).toEqual([
      { keyword: 'blog', page: '2' },
      { keyword: 'planning', page: '2' },
    ]);
  });

  test('are one that no keyword can have where none has enough', async (context) => {
    await buildWith(context, KEYWORD_THRESHOLD - 1);
    expect(await keywordParams('blog', english)).toEqual([{ keyword: '-' }]);
    expect(await keywordPageParams('blog', english)).toEqual([{ keyword: '-', page: '-' }]);
  });
});

describe('the number of a list page', () => {
  test.each(['0', '-1', '02', '1.5', '1e3', 'two', '', '1000000'])('"%s" is past the end, and no route leads there', (param) => {
    expect(pageNumber(param)).toBe(Number.POSITIVE_INFINITY);
    expect(isPagePath(`/blogs/page/${param}`)).toBe(false);
  });
});
