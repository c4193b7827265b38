import { draftMode } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { env } from '../../env.ts';
import { currentLocale } from '../../i18n/current-locale.ts';
import { type Locale, withoutLocale } from '../../i18n/locales.ts';
import { pagePath, tagPage } from '../../next/page-being-made.ts';
import { pathOfPreview } from '../../routing/preview-path.ts';
import { decodedPath } from '../../routing/slug.ts';
import { requestedAt } from '../../runtime/request-context.ts';
import { ANNOUNCEMENT } from '../model.ts';
import { contentStore } from '../store/content-store.ts';
import { draftStore } from '../store/draft-store.ts';
import { tags } from '../tags.ts';
import { type Announcement, shownAnnouncements } from './announcements.ts';
import { announcementOn } from './choose.ts';

/** The key of the announcement on the page being made, and all that the bar shows, as JSON. The page is tagged with it. */
export async function pageAnnouncement(): Promise<{ key: string; content: string } | null> {
  const isDraft = (await draftMode()).isEnabled;
  const entries = isDraft ? await draftStore().parts(ANNOUNCEMENT) : contentStore().parts(ANNOUNCEMENT);
  const path = pathOnSite(pagePath());
  const found = path === null ? null : announcementOn(path, shownAnnouncements(entries).announcements, requestedAt());
  tagPage(tags.announcement(found?.id ?? null));
  if (!found) return null;
  const shown = await shownIn(found, await currentLocale(), isDraft);
  return { key: shown.key, content: JSON.stringify(shown) };
}

function pathOnSite(path: string | null): string | null {
  const decoded = path === null ? null : decodedPath(path);
  return decoded === null ? null : pathOfPreview(withoutLocale(decoded));
}

/** What the bar shows, ready for a browser. The tags lead an editor from the preview to a field. */
async function shownIn({ id, revision, in: texts }: Announcement, locale: Locale, isDraft: boolean) {
  const t = await getTranslations('shell.announcement');
  const { language, text, link } = texts[locale];
  const tag = (field: string) => ({
    'data-contentful-entry-id': id,
    'data-contentful-field-id': field,
    'data-contentful-locale': env().CONTENTFUL_LOCALES[language],
  });
  return {
    // A visitor dismisses no later revision.
    key: `${id}.${revision}`,
    ...{ label: t('label'), dismiss: t('dismiss') },
    ...(language === locale ? {} : { language }),
    text,
    ...(link ? { link } : {}),
    ...(isDraft ? { tags: { text: tag('text'), link: tag('linkText') } } : {}),
  };
}

export type ShownAnnouncement = Awaited<ReturnType<typeof shownIn>>;
