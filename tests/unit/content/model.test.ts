import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTENT_MODEL } from '../../../lib/content/model.ts';
import { isSupportedNode, OFFERED_NODES, SUPPORTED_MARKS } from '../../../lib/content/rich-text/supported-nodes.ts';
import { isSlug, toSlug } from '../../../lib/routing/slug.ts';

const fieldOfBlog = (id: string) => {
  const field = CONTENT_MODEL.find((type) => type.id === 'blog')?.fields.find((each) => each.id === id);
  if (!field) throw new Error(`no field ${id}`);
  return field;
};
const rule = <T>(field: string, name: string) => fieldOfBlog(field).validations.find((each) => name in each)?.[name] as T;

type Expression = { pattern: string; flags: string | null };
/** Whether an editor could publish an entry with this slug. */
function takes(slug: string): boolean {
  const allowed = rule<Expression>('slug', 'regexp');
  const prohibited = rule<Expression>('slug', 'prohibitRegexp');
  return (
    new RegExp(allowed.pattern, allowed.flags ?? '').test(slug) &&
    !new RegExp(prohibited.pattern, prohibited.flags ?? '').test(slug) &&
    slug.length <= rule<{ max: number }>('slug', 'size').max
  );
}

test.each([
  ['takes', true, ['a', 'next.js', 'ñandú', '計画', 'a-b-2', 'Upper']],
  ['refuses', false, ['', 'a b', 'a/b', '.hidden', 'a.MD', 'a.segment', 'a?b', 'a%20b', 'a"b', '[a]']],
])('the slug field %s what the site does', (_, taken, slugs) => {
  for (const slug of slugs) expect([takes(slug), isSlug(slug)], slug).toEqual([taken, taken]);
});

test('the slug field accepts every slug that the site can have, and little else of ASCII', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[\p{L}\p{N}_.~-]{1,40}$/u)), (slug) => {
      if (toSlug(slug) !== null) expect(takes(slug)).toBe(true);
    }),
  );
});

test('the text field offers exactly the nodes and marks that the site draws', () => {
  expect(rule('content', 'enabledNodeTypes')).toEqual(OFFERED_NODES);
  expect(rule('content', 'enabledMarks')).toEqual([...SUPPORTED_MARKS]);
  expect([...OFFERED_NODES].every(isSupportedNode)).toBe(true);
});

test('every field has a help text for editors, and a type is shown by one of its own fields', () => {
  for (const { fields, displayField } of CONTENT_MODEL) {
    expect(fields.map(({ id }) => id)).toContain(displayField);
    for (const { help } of fields) expect(help).toMatch(/^\S.{15,}[.…]$/);
  }
});
