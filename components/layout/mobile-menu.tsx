import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Logo } from '@/components/ui/logo';
import { Sheet } from '@/components/ui/sheet';
import { env } from '@/lib/env';
import { localizedPath } from '@/lib/i18n/locales';
import { SearchLink } from './header-search';
import { LanguageLinks } from './language-links';
import { MenuLinks } from './menu-links';
import type { NavItem } from './nav-links';
import { MORE_LINKS, PLANS_HREF } from './navigation';
import { ThemeToggle } from './theme-toggle';

/** The navigation below 1024 px. Without scripts its button is a link to the footer, which has every link too. */
export function MobileMenu({ items }: { items: readonly NavItem[] }) {
  const t = useTranslations('shell');
  const locale = useLocale();
  return (
    // On a wide window only the buttons are hidden. If the whole element were hidden, an open sheet would keep the page inert, and nobody
    // could close it.
    <div className="ms-1 -me-[10px] lg:contents">
      <a
        href="#site-links"
        aria-label={t('menu.links')}
        className="inline-grid size-[44px] place-items-center rounded-button lg:hidden! scripted:hidden!"
      >
        <Icon name="menu" className="size-[28px]" />
      </a>
      <Sheet labels={{ label: t('menu.label'), open: t('menu.open'), close: t('menu.close') }} heading={<Logo />}>
        <MenuLinks
          label={t('nav.label')}
          main={items}
          more={MORE_LINKS.map(({ name, path }) => [localizedPath(path, locale), t(`nav.${name}`)])}
          search={
            <SearchLink href={localizedPath('/all', locale)} className="top-link gap-2">
              <Icon name="search" className="size-5" />
              {t('search.label')}
            </SearchLink>
          }
        />
        <div className="mt-8 grid gap-3">
          <ButtonLink href={PLANS_HREF}>{t('nav.trial')}</ButtonLink>
          <ButtonLink href={env().APP_URL} target="_self" variant="secondary">
            {t('nav.login')}
          </ButtonLink>
          <div className="mt-3 flex items-center justify-between">
            <div className="flex flex-wrap gap-x-6">
              <LanguageLinks form="named" className="inline-flex min-h-11 items-center gap-3 font-medium" />
            </div>
            <ThemeToggle label={t('theme.dark')} />
          </div>
        </div>
      </Sheet>
    </div>
  );
}
