import { getMessages, getTranslations } from 'next-intl/server';
import { EmptyList } from '@/components/content/empty-list';
import { Icon } from '@/components/ui/icon';
import { OnThisPage } from '@/components/ui/on-this-page';
import { allCards } from '@/lib/content/queries';
import { compileMessage } from '@/lib/i18n/compile-message';
import { currentLocale } from '@/lib/i18n/current-locale';
import { localizedPath } from '@/lib/i18n/locales';
import { GROUPS, type Group } from '@/lib/search/document';
import { ENTRY_KINDS } from '@/lib/site/collections';
import { EverythingBrowser } from './everything-browser';
import { AllEntries, AllPages, LISTED_PAGES } from './groups';

/** Every page and entry in groups. With scripts, it has a search and a filter. */
export async function Everything() {
  const locale = await currentLocale();
  const t = await getTranslations('all');
  const { label, clear: clearLabel, nothingTitle, found, nothing, ...labels } = (await getMessages()).all.search;
  const entries = await Promise.all(ENTRY_KINDS.map(async (kind) => [kind, (await allCards(kind, locale)).length]));
  const counts = { pages: LISTED_PAGES.length, ...Object.fromEntries(entries) } as Record<Group, number>;
  const names = Object.fromEntries(GROUPS.map((name) => [name, t(`groups.${name}`)])) as Record<Group, string>;
  return (
    <EverythingBrowser
      locale={locale}
      names={names}
      counts={counts}
      field={{
        label,
        clearLabel,
        searchIcon: <Icon name="search" className="size-5" />,
        clearIcon: <Icon name="close" className="size-5" />,
        action: localizedPath('/all', locale),
      }}
      labels={{ ...labels, found: compileMessage(found), nothing: compileMessage(nothing) }}
      contents={
        <div className="contents scripted:hidden">
          <OnThisPage chapters={GROUPS.map((id) => ({ id, title: names[id] }))} />
        </div>
      }
      nothing={<EmptyList>{nothingTitle}</EmptyList>}
    >
      <AllPages />
      {ENTRY_KINDS.map((kind) => (
        <AllEntries key={kind} kind={kind} />
      ))}
    </EverythingBrowser>
  );
}
