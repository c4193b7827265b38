import '../globals.css';
import type { Metadata, Viewport } from 'next';
import { draftMode } from 'next/headers';
import { getMessages, getTranslations } from 'next-intl/server';
import { type ReactNode, Suspense } from 'react';
import { FONT_CLASSES } from '@/app/fonts';
import { AnnouncementBar } from '@/components/layout/announcement-bar';
import { ClientNavigation } from '@/components/layout/client-navigation';
import { CookieNotice } from '@/components/layout/cookie-notice';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { MoveNotice, PageLoader } from '@/components/layout/page-loader';
import { ProblemWordsProvider } from '@/components/layout/problem-words';
import { ReferralLinks } from '@/components/layout/referral-links';
import { Settling } from '@/components/motion/settling';
import { PreviewBar } from '@/components/preview/preview-bar';
import { StaticPart } from '@/components/ui/static-part';
import { StaticScript } from '@/components/ui/static-script';
import { pageAnnouncement } from '@/lib/content/announcements/page-announcement';
import { env } from '@/lib/env';
import { currentLocale } from '@/lib/i18n/current-locale';
import { LOCALES, localizedPath } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/routing/absolute-url';
import { BRAND_COLORS } from '@/lib/site/brand-colors';
import { SITE } from '@/lib/site/identity';
import { TRUSTED_TYPES_SCRIPT } from '@/lib/stored-pages/trusted-types';
import { BEFORE_PAINT_SCRIPT, PREFERENCES } from '@/lib/visitor/preferences';
import { referralOrigins } from '@/lib/visitor/referral-links';
import { REFERRED_SCRIPT } from '@/lib/visitor/referred';

/** The build fails if a page stops being static. */
export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const announcement = await pageAnnouncement();
  // For a visitor who comes from another page: the layout stays, the head changes.
  return { applicationName: SITE.product, ...(announcement && { other: { announcement: announcement.content } }) };
}

export const viewport: Viewport = { themeColor: BRAND_COLORS.light.paper };

export function generateStaticParams() {
  return LOCALES.map((locale) => ({ locale }));
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('shell');
  const { error: problem } = (await getMessages()).problem;
  const locale = await currentLocale();
  const { isEnabled: isDraft } = await draftMode();
  const announcement = await pageAnnouncement();
  return (
    // The script in the head changes this element before React starts.
    <html
      lang={locale}
      dir={PREFERENCES.direction.fallback}
      data-theme={PREFERENCES.theme.fallback}
      {...(announcement && { 'data-announcement': announcement.key })}
      className={FONT_CLASSES}
      suppressHydrationWarning
    >
      <head>
        {/*
         * A header that is painted before it is fully parsed shifts later. So the first paint waits for the element after the header.
         * Chromium continues when it has read the start tag of that element.
         */}
        <link rel="expect" href="#content" blocking="render" />
        {/* This constant script must run before the first paint and before every other script. */}
        <StaticScript text={`${TRUSTED_TYPES_SCRIPT};${BEFORE_PAINT_SCRIPT};${REFERRED_SCRIPT}`} />
      </head>
      <body data-toasts={t('toasts')}>
        <a href="#content" className="not-focus:sr-only fixed start-4 top-3 z-50 btn-base btn-primary btn-small">
          {t('skip')}
        </a>
        {/* Before the header, so both are painted together. Otherwise it would appear over a page that a visitor already reads. */}
        <PageLoader label={t('loading')} />
        <AnnouncementBar {...(announcement && { sent: announcement.content })} />
        <Header />
        <div id="content" tabIndex={-1} className="min-h-[calc(100dvh-var(--spacing-header))] outline-none">
          {/* A visitor's page contains nothing of this. */}
          {isDraft && <PreviewBar />}
          <ProblemWordsProvider words={{ ...problem, homeHref: localizedPath('/', locale) }}>{children}</ProblemWordsProvider>
        </div>
        <StaticPart
          as="p"
          translate="no"
          className="hidden print:mt-4 print:block print:break-before-avoid print:text-[8pt] print:text-soft"
        >
          {SITE.product}, {absoluteUrl('/')}
        </StaticPart>
        <Footer />
        <CookieNotice locale={locale} {...(env().REFERRAL_CONSENT === 'required' && { holdsReferral: { domain: env().COOKIE_DOMAIN } })} />
        <MoveNotice label={t('loading')} />
        <ClientNavigation />
        {/* The address is not known yet while a page is made. */}
        <Suspense fallback={null}>
          <Settling />
        </Suspense>
        <ReferralLinks origins={referralOrigins(env())} />
      </body>
    </html>
  );
}
