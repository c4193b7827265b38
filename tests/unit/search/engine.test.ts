import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { stripAccents } from '../../../lib/i18n/strip-accents.ts';
import type { SearchDocument } from '../../../lib/search/document.ts';
import { engineWith, loadEngine } from '../../../lib/search/engine.ts';
import { markWords } from '../../../lib/search/mark-words.ts';

const document = (path: string, fields: Partial<SearchDocument>): SearchDocument => ({
  ...{ path, group: 'blog', title: 'Untitled', description: '', keywords: [], words: '' },
  ...fields,
});

const SPANISH = [
  document('/blog/plan', { title: 'Planificación de una semana', description: 'Un calendario para dos.' }),
  document('/blog/keys', { keywords: ['Año nuevo', 'vídeo corto'] }),
  document('/blog/text', { words: 'mediana alcance straße naranjas' }),
  document('/pricing', { group: 'pages', title: 'Precios' }),
];

const paths = async (query: string, documents = SPANISH, language: 'en' | 'es' = 'es') =>
  (await engineWith(language, documents)).search(query).map((found) => found.document.path);

test.each([
  ['PLANIFICACION', '/blog/plan', 'case and accents'],
  ['planif', '/blog/plan', 'the beginning of a word'],
  ['planificasion', '/blog/plan', 'a slip of the pen'],
  ['ano', '/blog/keys', 'the keywords, ñ as n'],
  ['strasse', '/blog/text', 'the text, ß as ss'],
  ['el calendario de la semana', '/blog/plan', 'what says nothing, passing over it'],
])('a search for "%s" finds %s by %s', async (query, path) => {
  expect(await paths(query)).toEqual([path]);
});

test('a search finds a title before a text', async () => {
  const documents = [document('/blog/a', { words: 'median' }), document('/blog/b', { title: 'The median' })];
  expect(await paths('median', documents, 'en')).toEqual(['/blog/b', '/blog/a']);
});

test('a search wants every word, and finds nothing by what is none', async () => {
  for (const query of ['calendario naranjas', '', '   ', '!?', '“”', 'constructor', '__proto__', '<script>', 'a'.repeat(100)])
    expect(await paths(query), query).toEqual([]);
});

test('a search returns the matching words of a text, as they are spelt there, and none if the title has them', async () => {
  const engine = await engineWith('es', [document('/blog/a', { title: 'Medir', words: 'analítica medir' })]);
  expect(engine.search('analitica')[0]?.inText).toEqual(['analítica']);
  expect(engine.search('medir')[0]?.inText).toEqual([]);
});

test('the index is not loaded from a server that does not answer with one', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'down' }, { status: 503 }));
  onTestFinished(() => void vi.unstubAllGlobals());
  await expect(loadEngine('en')).rejects.toThrow('/api/search/en answered 503');
});

test.each([
  ['Planificación en grupo', ['planificacion'], ['plan'], '[Plan]ificación en grupo'],
  ['Un año, otro AÑO.', ['ano'], ['ano'], 'Un [año], otro [AÑO].'],
  ['Straßenfest', ['strassenfest'], ['strasse'], '[Straße]nfest'],
  ['pingu\u0308ino', ['pinguino'], ['pingu'], '[pingu\u0308]ino'],
  ['nothing here', ['other'], ['other'], 'nothing here'],
])('in "%s" %j is marked for %j', (text, words, query, expected) => {
  const pieces = markWords(text, { words: new Set(words), query });
  expect(pieces.map((piece) => (piece.marked ? `[${piece.text}]` : piece.text)).join('')).toBe(expected);
});

test('no text loses or gains a letter, for any query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string({ unit: 'grapheme' })), (text, query) => {
      const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).map(stripAccents);
      const pieces = markWords(text, { words: new Set(words), query: query.map(stripAccents) });
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    }),
  );
});
