import { env } from '@/lib/env';
import { currentLocale } from '@/lib/i18n/current-locale';
import { contentfulApp } from '@/lib/site/contentful-app';

/** For the click that leads from a text to its field in the editing app. */
export async function editingApp() {
  const { CONTENTFUL_LOCALES, CONTENTFUL_ENVIRONMENT, CONTENTFUL_PREVIEW_HOST, CONTENTFUL_SPACE_ID = '' } = env();
  return {
    space: CONTENTFUL_SPACE_ID,
    environment: CONTENTFUL_ENVIRONMENT,
    /** The code of the language in the Contentful space. */
    locale: CONTENTFUL_LOCALES[await currentLocale()],
    /** No other origin gets messages. */
    targetOrigin: contentfulApp(CONTENTFUL_PREVIEW_HOST),
  };
}

export type EditingApp = Awaited<ReturnType<typeof editingApp>>;
