import { useFormatter, useLocale, useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Cell } from '@/components/ui/table';
import { env } from '@/lib/env';
import { compileMessage } from '@/lib/i18n/compile-message';
import { COOKIES, COOKIES_ELSEWHERE, type Lifetime, STORAGE_ENTRIES } from '@/lib/visitor/cookies';
import { ForgetReferral } from './forget-referral';
import { Listing, ListingRow } from './listing';

/** Lists every cookie that this site sets, with a way to delete the optional ones. */
export function CookieTable() {
  const t = useTranslations('cookies');
  const { referral } = useMessages().cookies;
  return (
    <>
      <Lifetimes caption={t('tables.cookies')}>
        {COOKIES.map(({ name, purpose, lifetime }) => (
          <Row key={name} name={<code className="whitespace-nowrap">{name}</code>} purpose={t(`purposes.${purpose}`)} lifetime={lifetime} />
        ))}
      </Lifetimes>
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
  const t = useTranslations('cookies');
  return (
    <Lifetimes caption={t('tables.storage')}>
      {STORAGE_ENTRIES.map(({ name, purpose, lifetime }) => (
        <Row key={name} name={<code className="whitespace-nowrap">{name}</code>} purpose={t(`purposes.${purpose}`)} lifetime={lifetime} />
      ))}
    </Lifetimes>
  );
}

/** Lists the cookies of other hosts that the site links to. The operator declares them. */
export function ElsewhereTable({ cookies = COOKIES_ELSEWHERE }: { cookies?: typeof COOKIES_ELSEWHERE }) {
  const t = useTranslations('cookies');
  if (cookies.length === 0) return null;
  return (
    <Lifetimes caption={t('tables.elsewhere')} first={t('tables.setBy')}>
      {cookies.map(({ purpose, setBy, lifetime }) => (
        <Row key={purpose} name={t(`setBy.${setBy}`)} purpose={t(`purposes.${purpose}`)} lifetime={lifetime} />
      ))}
    </Lifetimes>
  );
}

function Lifetimes({ caption, first, children }: { caption: string; first?: string; children: ReactNode }) {
  const t = useTranslations('cookies.tables');
  return (
    <div className="mb-8">
      <Listing caption={caption} heads={[[first ?? t('name'), 'sm:w-40'], [t('purpose')], [t('lifetime'), 'sm:w-38']]}>
        {children}
      </Listing>
    </div>
  );
}

function Row({ name, purpose, lifetime }: { name: ReactNode; purpose: string; lifetime: Lifetime }) {
  const inWords = useLifetime();
  return (
    <ListingRow name={name}>
      <Cell className="sm:pe-6">{purpose}</Cell>
      <Cell>{inWords(lifetime)}</Cell>
    </ListingRow>
  );
}

/** Returns a function that writes a lifetime in the page's language, for example `1 year` or `session`. */
export function useLifetime() {
  const t = useTranslations('cookies.lifetimes');
  const format = useFormatter();
  return (lifetime: Lifetime) =>
    typeof lifetime === 'string' ? t(lifetime) : format.number(lifetime.count, { style: 'unit', unit: lifetime.unit, unitDisplay: 'long' });
}
