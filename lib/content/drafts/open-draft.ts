import { env } from '../../env.ts';
import { LOCALES, type Locale, localizedPath } from '../../i18n/locales.ts';
import { entryPath } from '../../routing/collection-addresses.ts';
import { SLUG_RULE, toSlug } from '../../routing/slug.ts';
import { isSameSecret } from '../../runtime/same-secret.ts';
import { ENTRY_KINDS } from '../../site/collections.ts';
import { isContentUnavailable } from '../errors.ts';
import { SITE_TEXT } from '../model.ts';
import { missingForPreview } from '../store/client.ts';
import { draftStore } from '../store/draft-store.ts';
import { pagesOfText } from '../texts/pages-of-text.ts';
import type { RawEntry } from '../types.ts';
import { inTime } from '../with-timeout.ts';
import { drawable } from './drawable.ts';

type Opened = { path: string } | { status: 400 | 401 | 404 | 503; text: string };

/** The content types that a link may name. A text of the site is shown on a page. */
const KINDS = [...ENTRY_KINDS, SITE_TEXT] as const;

const refused = (status: 400 | 401 | 404 | 503, text: string): Opened => ({ status, text });

/** Checks a link that opens a preview. Its target is made from the entry, never from the link: it cannot lead to another site. */
export async function openDraft(link: URLSearchParams): Promise<Opened> {
  const settings = env();
  const missing = missingForPreview(settings);
  if (missing.length > 0) return refused(503, `This site shows no drafts yet: ${missing.join(', ')} must be set.`);
  if (!isSameSecret(link.get('secret') ?? '', settings.PREVIEW_SECRET as string))
    return refused(401, 'The secret is not the one that is set in PREVIEW_SECRET.');

  const kind = KINDS.find((each) => each === link.get('kind'));
  if (!kind) return refused(400, `kind must be one of: ${KINDS.join(', ')}.`);
  const locale = localeOf(link.get('locale'));
  if (!locale) return refused(400, `locale must be one of: ${knownLocales().join(', ')}.`);
  if (kind === SITE_TEXT) return openText(link.get('slug') ?? '', locale);
  const slug = toSlug(link.get('slug'));
  if (slug === null)
    return refused(400, link.get('slug') ? `slug must be that of an entry: ${SLUG_RULE}.` : 'slug is missing: the entry has none yet.');

  let found: RawEntry | null;
  try {
    found = await inTime(draftStore().source.rawEntryBySlug(kind, slug, locale));
  } catch (error) {
    if (!isContentUnavailable(error)) throw error;
    return refused(503, `The preview API could not be asked (CONTENTFUL_PREVIEW_HOST, CONTENTFUL_PREVIEW_TOKEN): ${error.message}`);
  }
  if (!found) return refused(404, `The space has no ${kind} with the slug "${slug}".`);
  const { entry, problems } = drawable(kind, found, settings.CONTENTFUL_LOCALES);
  const bad = problems.find(({ field }) => field === 'slug');
  if (bad) return refused(400, `The entry cannot be shown at an address: its slug ${bad.problem}.`);
  return { path: localizedPath(entryPath({ kind, slug: entry.slugs[locale] }), locale) };
}

function openText(key: string, locale: Locale): Opened {
  const [path] = pagesOfText(key.trim(), locale);
  return path === undefined ? refused(404, `No page shows a text with the key "${key}". "npm run content:texts" finds keys.`) : { path };
}

/** Contentful names a language by the space's code, people by the site's. */
const localeOf = (code: string | null): Locale | undefined =>
  LOCALES.find((each) => each === code || env().CONTENTFUL_LOCALES[each] === code);

const knownLocales = (): string[] => [...new Set(LOCALES.flatMap((each) => [each, env().CONTENTFUL_LOCALES[each]]))];
