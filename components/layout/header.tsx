import { useLocale, useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Logo } from '@/components/ui/logo';
import { SmartLink } from '@/components/ui/smart-link';
import { env } from '@/lib/env';
import { localizedPath } from '@/lib/i18n/locales';
import { SITE } from '@/lib/site/identity';
import { HeaderSearch, SearchLink } from './header-search';
import { LanguageLinks } from './language-links';
import styles from './layout.module.css';
import { MobileMenu } from './mobile-menu';
import { MoreMenu } from './more-menu';
import { AmongThem, NavLinks, NavList } from './nav-links';
import { HEADER_LINKS, MORE_LINKS, PLANS_HREF } from './navigation';
import { StickyHeader } from './sticky-header';
import { ThemeToggle } from './theme-toggle';

/** Logo, navigation and the call to action. Below 1024 px the navigation moves into a sheet. */
export function Header() {
  const t = useTranslations('shell');
  const locale = useLocale();
  const searchHref = localizedPath('/all', locale);
  const items = HEADER_LINKS.map(({ name, path }) => [localizedPath(path, locale), t(`nav.${name}`)] as const);
  return (
    <StickyHeader className="sticky top-0 z-30 h-header border-transparent border-b bg-paper transition-colors duration-200 data-stuck:border-hairline print:static [anchor-name:--site-header]">
      <HeaderSearch locale={locale} href={searchHref} label={t('search.label')}>
        <div className="page-column flex h-full items-center gap-[min(1.5rem,4vw)] lg:max-xl:gap-4 xl:gap-9">
          <SmartLink href="/" aria-label={t('homeLink', { product: SITE.product })} className="inline-flex min-h-11 items-center">
            <Logo />
          </SmartLink>
          {/* Editors may write longer labels: beyond these widths they wrap. */}
          <nav aria-label={t('nav.label')} className="hidden max-w-[47%] shrink-0 lg:block">
            <ul className="flex items-center gap-3 xl:gap-7">
              {/* An address that is not known yet while the page is made may have to wait; the links need not. */}
              <Suspense fallback={<NavList items={items} className="top-link part-link" />}>
                <NavLinks items={items} className="top-link part-link" />
              </Suspense>
              <li>
                <Suspense fallback={null}>
                  <AmongThem pages={MORE_LINKS.map(({ path }) => path)} />
                </Suspense>
                <MoreMenu />
              </li>
            </ul>
          </nav>
          <div className="ms-auto flex items-center gap-1 xl:gap-2">
            <SearchLink
              href={searchHref}
              aria-label={t('search.label')}
              aria-keyshortcuts="/ Control+K"
              className="inline-grid size-11 place-items-center rounded-button hover:text-thread max-sm:hidden"
            >
              <Icon name="search" />
            </SearchLink>
            {/* Where the row is full, the footer has it. */}
            <ThemeToggle label={t('theme.dark')} className="max-xl:hidden!" />
            <LanguageLinks form="short" className="top-link justify-center px-2 max-lg:hidden" />
            <SmartLink href={env().APP_URL} target="_self" className="top-link max-w-33 shrink-0 px-2 max-lg:hidden">
              {t('nav.login')}
            </SmartLink>
            <ButtonLink
              href={PLANS_HREF}
              size="small"
              className={classNames(
                styles.trial,
                'text-center leading-tight max-sm:px-[min(1.125rem,3.2vw)] max-sm:text-small sm:ms-2 sm:max-w-38 sm:shrink-0',
              )}
            >
              {t('nav.trial')}
            </ButtonLink>
            <MobileMenu items={items} />
          </div>
        </div>
      </HeaderSearch>
    </StickyHeader>
  );
}
