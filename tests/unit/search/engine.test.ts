import { describe, expect, test } from 'vitest';
import type { SearchDocument } from '../../../lib/search/document.ts';
import { loadEngine, SearchEngine } from '../../../lib/search/engine.ts';
import { serveJson } from '../../support/serve-json.ts';

const document = (path: string, fields: Partial<SearchDocument>): SearchDocument => ({
  path,
  group: 'blog',
  title: 'Untitled',
  description: '',
  keywords: [],
  words: '',
  ...fields,
});

const SPANISH = [
  document('/blog/plan', { title: 'Planificación de una semana', description: 'Un calendario para dos.' }),
  document('/blog/keys', { keywords: ['Año nuevo', 'vídeo corto'] }),
  document('/blog/text', { words: 'mediana alcance straße naranjas' }),
  document('/pricing', { group: 'pages', title: 'Precios' }),
];

const paths = async (query: string, documents = SPANISH, language: 'en' | 'es' = 'es') =>
  (await SearchEngine.of(language, documents)).search(query).map((found) => found.document.path);

describe('a search', () => {
  test.each([
    ['PLANIFICACION', '/blog/plan', 'case and accents'],
    ['planif', '/blog/plan', 'the beginning of a word'],
    ['planificasion', '/blog/plan', 'a slip of the pen'],
    ['ano', '/blog/keys', 'the keywords, ñ as n'],
    ['strasse', '/blog/text', 'the text, ß as ss'],
    ['el calendario de la semana', '/blog/plan', 'what says nothing, passing over it'],
  ])('for "%s" finds %s by %s', async (query, path) => {
    expect(await paths(query)).toEqual([path]);
  });

  test('wants every word', async () => {
    expect(await paths('calendario naranjas')).toEqual([]);
  });

  test('finds a title before a text', async () => {
    const documents = [document('/blog/a', { words: 'median' }), document('/blog/b', { title: 'The median' })];
    expect(await paths('median', documents, 'en')).toEqual(['/blog/b', '/blog/a']);
  });

  test.each(['', '   ', '!?', '“”'])('for "%s" finds nothing', async (query) => {
    expect(await paths(query)).toEqual([]);
  });

  test('returns the matching words of a text, as they are spelt there, and none if the title has them', async () => {
    const engine = await SearchEngine.of('es', [document('/blog/a', { title: 'Medir', words: 'analítica medir' })]);
    expect(engine.search('analitica')[0]?.inText).toEqual(['analítica']);
    expect(engine.search('medir')[0]?.inText).toEqual([]);
  });

  test('is not misled by a query like code', async () => {
    for (const query of ['constructor', '__proto__', '<script>', 'a'.repeat(100)]) expect(await paths(query)).toEqual([]);
  });
});

describe('loading the index', () => {
  test('fails where the server does not answer with one', async (context) => {
    await serveJson(context, 503, { error: 'down' });
    await expect(loadEngine('en')).rejects.toThrow('/api/search/en answered 503');
  });
});
