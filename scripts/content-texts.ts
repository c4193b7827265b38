import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SITE_TEXT } from '../lib/content/model.ts';
import { contentStore } from '../lib/content/store/content-store.ts';
import { hasBuiltReplica } from '../lib/content/store/replica.ts';
import { defaultText, TEXT_KEYS, whyFixed } from '../lib/content/texts/keys.ts';
import { pagesOfText } from '../lib/content/texts/pages-of-text.ts';
import { siteTexts } from '../lib/content/texts/site-texts.ts';
import { env } from '../lib/env.ts';
import { DEFAULT_LOCALE, LOCALES } from '../lib/i18n/locales.ts';
import { stripAccents } from '../lib/i18n/strip-accents.ts';
import { PublicationStore } from '../lib/publish/publication-store.ts';
import { CommandError, runCommand } from './command.ts';

const USAGE = `npm run content:texts -- FIND
FIND: a part of a key or of a text. Lists keys, texts and the pages that show them.`;
const MOST_PAGES = 6;

/** `npm run content:texts -- FIND`: finds texts of the site by key or words. */
async function contentTexts(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const find = stripAccents(positionals.join(' ').trim());
  if (find === '') throw new CommandError(USAGE);
  if (!hasBuiltReplica()) throw new CommandError('There is no build, and so no page that shows a text: npm run build');
  const { PUBLISH_STORE: file, CONTENTFUL_LOCALES: codes } = env();
  // The running site has newer texts than its build.
  const replica = existsSync(file) ? new PublicationStore(file, { migrates: false }).replica : contentStore();
  const { texts } = siteTexts(replica.parts(SITE_TEXT), codes);
  const shownText = (key: string, locale: (typeof LOCALES)[number]) => texts[locale].get(key)?.text ?? (defaultText(key, locale) as string);
  const found = TEXT_KEYS.filter((key) =>
    [key, ...LOCALES.map((locale) => shownText(key, locale))].some((each) => stripAccents(each).includes(find)),
  );
  for (const key of found) {
    console.log(key);
    for (const locale of LOCALES) {
      const replaced = texts[locale].get(key);
      console.log(`  ${locale}  ${JSON.stringify(shownText(key, locale))}${replaced ? `  (entry ${replaced.entryId})` : ''}`);
    }
    const reason = whyFixed(key);
    if (reason) console.log(`  cannot be replaced: ${reason}`);
    else console.log(`  shown on ${listOf(pagesOfText(key, DEFAULT_LOCALE))}`);
  }
  console.log(found.length === 0 ? `No text has "${positionals.join(' ')}" in it.` : `${found.length} of ${TEXT_KEYS.length} texts`);
  return found.length === 0 ? 1 : 0;
}

function listOf(paths: readonly string[]): string {
  if (paths.length === 0) return 'no page of this build';
  const more = paths.length - MOST_PAGES;
  return `${paths.slice(0, MOST_PAGES).join(' ')}${more > 0 ? ` and ${more} more` : ''}`;
}

await runCommand(contentTexts, { usage: USAGE });
