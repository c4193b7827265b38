import { useFormatter, useLocale, useMessages, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { env } from '@/lib/env';
import { compileMessage } from '@/lib/i18n/compile-message';
import { COOKIES, COOKIES_ELSEWHERE, type Lifetime, STORAGE_ENTRIES } from '@/lib/visitor/cookies';
import { ForgetReferral } from './forget-referral';
import { Listing } from './listing';

/** Lists every cookie that this site sets, with a way to delete the optional ones. */
export function CookieTable() {
  const { referral } = useMessages().cookies;
  return (
    <>
      <Lifetimes of="cookies" entries={COOKIES} />
      <ForgetReferral
        locale={useLocale()}
        labels={{ ...referral, stored: compileMessage(referral.stored) }}
        domain={env().COOKIE_DOMAIN}
        buttonClass={buttonClass('secondary', 'small')}
      />
    </>
  );
}

/** Lists the entries in browser storage that are not cookies. */
export function StorageTable() {
  return <Lifetimes of="storage" entries={STORAGE_ENTRIES} />;
}

/** Lists the cookies of other hosts that the site links to. The operator declares them. */
export function ElsewhereTable({ cookies = COOKIES_ELSEWHERE }: { cookies?: typeof COOKIES_ELSEWHERE }) {
  return cookies.length > 0 && <Lifetimes of="elsewhere" entries={cookies} />;
}

type Entry = (typeof COOKIES | typeof STORAGE_ENTRIES | typeof COOKIES_ELSEWHERE)[number];

function Lifetimes({ of, entries }: { of: 'cookies' | 'storage' | 'elsewhere'; entries: readonly Entry[] }) {
  const t = useTranslations('cookies');
  const inWords = useLifetime();
  const name = t(of === 'elsewhere' ? 'tables.setBy' : 'tables.name');
  const nameOf = (entry: Entry) => ('name' in entry ? <code className="whitespace-nowrap">{entry.name}</code> : t(`setBy.${entry.setBy}`));
  return (
    <div className="mb-8">
      <Listing
        caption={t(`tables.${of}`)}
        heads={[[name, 'sm:w-40'], [t('tables.purpose')], [t('tables.lifetime'), 'sm:w-38']]}
        rows={entries.map((entry) => [entry.purpose, nameOf(entry), t(`purposes.${entry.purpose}`), inWords(entry.lifetime)])}
      />
    </div>
  );
}

/** Returns a function that writes a lifetime in the page's language, for example `1 year` or `session`. */
export function useLifetime() {
  const t = useTranslations('cookies.lifetimes');
  const format = useFormatter();
  return (lifetime: Lifetime) =>
    typeof lifetime === 'string' ? t(lifetime) : format.number(lifetime.count, { style: 'unit', unit: lifetime.unit, unitDisplay: 'long' });
}
