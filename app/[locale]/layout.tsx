import '../globals.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { currentLocale } from '@/lib/i18n/current-locale';
import { LOCALES } from '@/lib/i18n/locales';
import { SITE } from '@/lib/site';

/** The build fails if a page stops being static. */
export const ensureStatic = 'navigation';

export const metadata: Metadata = { applicationName: SITE.product };

export function generateStaticParams() {
  return LOCALES.map((locale) => ({ locale }));
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('shell');
  const { problem } = await getMessages();
  return (
    <html lang={await currentLocale()} dir="ltr">
      <body>
        {/* Only error.tsx reads words in the browser; islands get theirs as props. */}
        <NextIntlClientProvider messages={{ problem: { error: problem.error } }}>
          <a href="#content" className="sr-only focus:not-sr-only">
            {t('skip')}
          </a>
          <Header />
          <div id="content">{children}</div>
          <Footer />
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
