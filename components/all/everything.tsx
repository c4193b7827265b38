import { getTranslations } from 'next-intl/server';
import { EmptyList } from '@/components/content/empty-list';
import { Icon } from '@/components/ui/icon';
import { OnThisPage } from '@/components/ui/on-this-page';
import { allCards } from '@/lib/content/queries';
import { compileMessage } from '@/lib/i18n/compile-message';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizedPath } from '@/lib/i18n/locales';
import { GROUPS, type Group } from '@/lib/search/document';
import { ENTRY_KINDS } from '@/lib/site/collections';
import { AllEntries } from './all-entries';
import { AllPages, LISTED_PAGES } from './all-pages';
import { EverythingBrowser } from './everything-browser';

/** Every page and entry in groups. With scripts, it has a search and a filter. */
export async function Everything() {
  const locale = await currentLocale();
  const t = await getTranslations('all');
  const entries = await Promise.all(ENTRY_KINDS.map(async (kind) => [kind, (await allCards(kind, locale)).length]));
  const counts = { pages: LISTED_PAGES.length, ...Object.fromEntries(entries) } as Record<Group, number>;
  const names = Object.fromEntries(GROUPS.map((name) => [name, t(`groups.${name}`)])) as Record<Group, string>;
  return (
    <EverythingBrowser
      locale={locale}
      names={names}
      counts={counts}
      field={{
        label: t('search.label'),
        clearLabel: t('search.clear'),
        searchIcon: <Icon name="search" className="size-5" />,
        clearIcon: <Icon name="close" className="size-5" />,
        action: localizedPath('/all', locale),
      }}
      labels={{
        kinds: t('search.kinds'),
        everything: t('search.everything'),
        results: t('search.results'),
        inKeywords: t('search.inKeywords'),
        inText: t('search.inText'),
        more: t('search.more'),
        found: compileMessage(t.raw('search.found')),
        nothing: compileMessage(t.raw('search.nothing')),
        loading: t('search.loading'),
        failed: t('search.failed'),
        retry: t('search.retry'),
        allKinds: t('search.allKinds'),
        showAll: t('search.showAll'),
      }}
      contents={
        <div className="contents scripted:hidden">
          <OnThisPage chapters={GROUPS.map((id) => ({ id, title: names[id] }))} />
        </div>
      }
      nothing={<EmptyList>{t('search.nothingTitle')}</EmptyList>}
    >
      <AllPages />
      {ENTRY_KINDS.map((kind) => (
        <AllEntries key={kind} kind={kind} />
      ))}
    </EverythingBrowser>
  );
}
