import { useFormatter, useLocale, useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Cell } from '@/components/ui/table';
import { env } from '@/lib/env';
import { compileMessage } from '@/lib/i18n/compile-message';
import type { Messages } from '@/lib/i18n/messages';
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
        {COOKIES.map(({ name, ...entry }) => (
          <Row key={name} name={<code className="whitespace-nowrap">{name}</code>} {...entry} />
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
      {STORAGE_ENTRIES.map(({ name, ...entry }) => (
        <Row key={name} name={<code className="whitespace-nowrap">{name}</code>} {...entry} />
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
      {cookies.map(({ setBy, ...entry }) => (
        <Row key={entry.purpose} name={t(`setBy.${setBy}`)} {...entry} />
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

type RowProps = { name: ReactNode; purpose: keyof Messages['cookies']['purposes']; lifetime: Lifetime };

function Row({ name, purpose, lifetime }: RowProps) {
  const t = useTranslations('cookies.purposes');
  const inWords = useLifetime();
  return (
    <ListingRow name={name}>
      <Cell className="sm:pe-6">{t(purpose)}</Cell>
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
