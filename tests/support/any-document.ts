import { BLOCKS, type Document, INLINES, MARKS } from '@contentful/rich-text-types';
import fc from 'fast-check';
import { resolveBody } from '../../lib/content/store/entry.ts';

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
  { sys: { id: 'p' }, fields: { title: { 'en-US': 'A' }, file: { 'en-US': { url: '/p.webp', contentType: 'image/webp' } } } },
  { sys: { id: 'c', contentType: { sys: { id: 'codeBlock' } } }, fields: { code: { 'en-US': 'a()' }, language: { 'en-US': 'js' } } },
  { sys: { id: 'e', contentType: { sys: { id: 'blog' } } }, fields: { slug: { 'en-US': 'b' } } },
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

/** The same as pages get it. */
export const mappedDocument = anyDocument.map((document) =>
  resolveBody(document as unknown as Document, { page: 'en', text: 'en' }, { en: 'en-US', es: 'es' }),
);
