import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ENTRIES = join('lib', 'content', 'store', 'sample', 'entries');

/** A line of a sample article: `file` below the folder of the entries, `where` with the line's number. */
type ArticleLine = { file: string; where: string; text: string };

/** Every line of the sample articles in a language. */
export const articleLines = (language: string): ArticleLine[] =>
  readdirSync(ENTRIES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`.${language}.md`))
    .flatMap((file) =>
      readFileSync(join(ENTRIES, file), 'utf8')
        .split('\n')
        .map((text, at) => ({ file, where: `${file}:${at + 1}`, text })),
    );
