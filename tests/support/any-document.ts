import { BLOCKS, INLINES, MARKS } from '@contentful/rich-text-types';
import fc from 'fast-check';

const TYPES = [...Object.values(BLOCKS), ...Object.values(INLINES), 'callout', '__proto__', 'constructor'];
const word = fc.string({ unit: 'grapheme', maxLength: 12 });
const marks = fc.array(fc.record({ type: fc.constantFrom(...Object.values(MARKS), 'glow') }));
const leaf = fc.record(
  {
    nodeType: fc.constantFrom('text', 'text', 'emoji'),
    value: fc.oneof(word, fc.constant('word'), fc.constant(undefined)),
    marks: fc.oneof(marks, fc.constantFrom(null, 'bold', [null], undefined)),
    data: fc.constantFrom({}, null, undefined),
  },
  { requiredKeys: ['nodeType'] },
);
const target = fc.constantFrom(
  undefined,
  null,
  'a',
  { type: 'unknown', id: null },
  { type: 'picture' },
  { type: 'picture', picture: { id: 'p', url: '/p.webp', width: 8, height: 6, contentType: 'image/webp', alt: 'A', caption: null } },
  { type: 'code', id: 'c', code: 'a()', language: 'js' },
  { type: 'entry', id: 'e', kind: 'blog', slug: 'b' },
  { sys: { type: 'Link', linkType: 'Entry', id: 'gone' } },
);
const URIS = ['/pricing', 'https://example.com', 'javascript:alert(1)', ' JAVA\nscript:1', '//evil.example', '', null, 7, undefined];
const uri = fc.constantFrom(...URIS);
const branch = (content: fc.Arbitrary<unknown>) =>
  fc.record(
    {
      nodeType: fc.constantFrom(...TYPES),
      content: fc.oneof(
        { weight: 9, arbitrary: fc.array(content, { maxLength: 5 }) },
        { weight: 1, arbitrary: fc.constantFrom(undefined, null, 'text', [null], [7]) },
      ),
      data: fc.oneof(fc.record({ target, uri }), fc.constantFrom(undefined, null, 'x')),
    },
    { requiredKeys: ['nodeType'] },
  );
const { tree } = fc.letrec((tie) => ({ tree: fc.oneof({ depthSize: 'large', withCrossShrink: true }, leaf, branch(tie('tree'))) }));
/** A random document with nodes of any kind in any place: few in their right place, some without required parts. */
export const anyDocument = fc.record({
  nodeType: fc.constant(BLOCKS.DOCUMENT),
  data: fc.constant({}),
  content: fc.array(tree as fc.Arbitrary<unknown>),
});
