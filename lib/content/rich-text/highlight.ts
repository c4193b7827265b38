import { createCssVariablesTheme, createHighlighterCore, type HighlighterCore, type LanguageInput } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';

/** A piece of a line of code. Its kind decides its colour; without one it has the colour of the text. */
export type Token = { text: string; kind?: string };

/** The code languages of people who run social media. Each loads when a text first needs it. */
const LANGUAGES = {
  bash: { name: 'Shell', load: () => import('shiki/langs/bash.mjs') },
  css: { name: 'CSS', load: () => import('shiki/langs/css.mjs') },
  csv: { name: 'CSV', load: () => import('shiki/langs/csv.mjs') },
  diff: { name: 'Diff', load: () => import('shiki/langs/diff.mjs') },
  graphql: { name: 'GraphQL', load: () => import('shiki/langs/graphql.mjs') },
  html: { name: 'HTML', load: () => import('shiki/langs/html.mjs') },
  http: { name: 'HTTP', load: () => import('shiki/langs/http.mjs') },
  javascript: { name: 'JavaScript', load: () => import('shiki/langs/javascript.mjs') },
  json: { name: 'JSON', load: () => import('shiki/langs/json.mjs') },
  jsx: { name: 'JSX', load: () => import('shiki/langs/jsx.mjs') },
  markdown: { name: 'Markdown', load: () => import('shiki/langs/markdown.mjs') },
  python: { name: 'Python', load: () => import('shiki/langs/python.mjs') },
  sql: { name: 'SQL', load: () => import('shiki/langs/sql.mjs') },
  tsx: { name: 'TSX', load: () => import('shiki/langs/tsx.mjs') },
  typescript: { name: 'TypeScript', load: () => import('shiki/langs/typescript.mjs') },
  xml: { name: 'XML', load: () => import('shiki/langs/xml.mjs') },
  yaml: { name: 'YAML', load: () => import('shiki/langs/yaml.mjs') },
} satisfies Record<string, { name: string; load: LanguageInput }>;
type LanguageId = keyof typeof LANGUAGES;

const ALSO: Record<string, LanguageId> = {
  gql: 'graphql',
  htm: 'html',
  js: 'javascript',
  md: 'markdown',
  mjs: 'javascript',
  py: 'python',
  sh: 'bash',
  shell: 'bash',
  svg: 'xml',
  terminal: 'bash',
  ts: 'typescript',
  yml: 'yaml',
  zsh: 'bash',
};

/** Names for "no language in particular": such code gets no label. */
const PLAIN = ['', 'text', 'txt', 'plain', 'plaintext', 'none'];

/** Longer code is shown without colours: it is too long to read in an article, and it would slow down the page. */
const MAX_CHARACTERS = 50_000;

function languageOf(name: string | null): LanguageId | null {
  const id = (name ?? '').trim().toLowerCase();
  if (Object.hasOwn(LANGUAGES, id)) return id as LanguageId;
  return Object.hasOwn(ALSO, id) ? (ALSO[id] as LanguageId) : null;
}

export const isKnownLanguage = (name: string): boolean => languageOf(name) !== null || PLAIN.includes(name.trim().toLowerCase());

/** The label of a code block's language; null if it names none. An unknown language keeps the editor's spelling. */
export function languageLabel(name: string | null): string | null {
  const known = languageOf(name);
  if (known) return LANGUAGES[known].name;
  const written = (name ?? '').trim();
  return PLAIN.includes(written.toLowerCase()) ? null : written;
}

let highlighter: Promise<HighlighterCore> | undefined;

export async function highlight(code: string, language: string | null): Promise<Token[][]> {
  const id = languageOf(language);
  if (!id || code.length > MAX_CHARACTERS) return plainLines(code);
  highlighter ??= createHighlighterCore({
    themes: [createCssVariablesTheme({ variablePrefix: '--', fontStyle: false })],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const shiki = await highlighter;
  await shiki.loadLanguage(LANGUAGES[id].load);
  // On a busy machine the highlighter's time limit would leave the rest of a line without colours; its length limit for a line delays
  // nothing.
  const { tokens } = shiki.codeToTokens(code, { lang: id, theme: 'css-variables', tokenizeTimeLimit: 0, tokenizeMaxLineLength: 2_000 });
  return tokens.map((line) => joined(line.map(({ content, color }) => tokenOf(content, color))));
}

export function plainLines(code: string): Token[][] {
  return code.split(/\r?\n/).map((text) => (text === '' ? [] : [{ text }]));
}

/** The theme names colours by use: `var(--token-string)`. Punctuation, a third of the elements, has the colour of the text. */
function tokenOf(text: string, color = ''): Token {
  const [, kind] = /^var\(--token-([a-z]+)/.exec(color) ?? [];
  return kind === undefined || kind === 'punctuation' ? { text } : { text, kind };
}

/** Adjacent tokens of one kind become one: half the number of elements. */
function joined(tokens: Token[]): Token[] {
  const lines: Token[] = [];
  for (const token of tokens) {
    const last = lines.at(-1);
    if (last && (last.kind === token.kind || token.text.trim() === '')) last.text += token.text;
    else lines.push({ ...token });
  }
  return lines;
}
