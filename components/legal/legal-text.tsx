import { useFormatter, useMessages, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { useCountryName } from '@/components/ui/country-name';
import { withLastWords } from '@/components/ui/last-words';
import { LinkedHeading } from '@/components/ui/linked-heading';
import { SmartLink } from '@/components/ui/smart-link';
import { SITE } from '@/lib/site/identity';
import type { LegalNamespace } from '@/lib/site/legal';

/** Arguments of a text's messages beyond the company's names and addresses, which all of them get. */
export type LegalValues = Record<string, string | number>;

/** What the text's order of paragraphs and lists is: that of its messages. A string is a paragraph, a group of strings a list. */
type Sections = Record<string, { title: string } & Record<string, string | Record<string, string>>>;

type LegalTextProps = {
  namespace: LegalNamespace;
  values: LegalValues;
  /** What stands behind a paragraph that a message cannot hold, by the paragraph's key: `list.cookies`. */
  insertions?: Record<string, ReactNode>;
};

/** The sections of a legal text, in the order of its messages. */
export function LegalText({ namespace, values, insertions = {} }: LegalTextProps) {
  const say = useLegalWords(namespace, values);
  return Object.entries(useSections(namespace)).map(([id, { title: _, ...blocks }]) => (
    <Fragment key={id}>
      <LinkedHeading id={id}>{say.plain(`sections.${id}.title`)}</LinkedHeading>
      {Object.entries(blocks).map(([key, block]) => {
        const path = `${id}.${key}`;
        if (typeof block === 'string') {
          return (
            <Fragment key={key}>
              <p>{say.rich(`sections.${path}`)}</p>
              {insertions[path]}
            </Fragment>
          );
        }
        return (
          <ul key={key}>
            {Object.keys(block).map((item) => (
              <li key={item}>{say.rich(`sections.${path}.${item}`)}</li>
            ))}
          </ul>
        );
      })}
    </Fragment>
  ));
}

/** The sections' ids and titles, for the contents. */
export function useChapters(namespace: LegalNamespace, values: LegalValues) {
  const say = useLegalWords(namespace, values);
  return Object.keys(useSections(namespace)).map((id) => ({ id, title: say.plain(`sections.${id}.title`) }));
}

const useSections = (namespace: LegalNamespace) => useMessages()[namespace].sections as unknown as Sections;

/** Looks up a text's messages with the company's particulars, and turns their tags into links. */
export function useLegalWords(namespace: LegalNamespace, values: LegalValues) {
  // The keys come from the messages themselves, so no type can name them all.
  const t = useTranslations(namespace as 'terms');
  const format = useFormatter();
  const countryName = useCountryName();
  const { street, city, region, postalCode, country } = SITE.address;
  const args = {
    product: SITE.product,
    legalName: SITE.legalName,
    address: format.list([street, city, `${region}\u00a0${postalCode}`, countryName(country)], { type: 'unit', style: 'short' }),
    supportMail: SITE.mail.support,
    ...values,
  };
  return {
    plain: (key: string) => kept(t(key as 'title', args)).replace(LONE_LETTER, '\u00a0'),
    rich: (key: string) =>
      [t.rich(key as 'title', { ...args, ...TAGS })].flat().map((part, index, parts) => {
        if (typeof part !== 'string') return part;
        return index === parts.length - 1 ? withLastWords(kept(part), index > 0 ? AFTER_LINK : undefined) : kept(part);
      }),
  };
}

/** What follows a link has words before it: so many letters of its own are enough for its last words to be held together. */
const AFTER_LINK = 12;

/** A number stays on the line of what it counts, and a grade on that of its word. */
const kept = (text: string) => text.replace(/(?<=\d) (?=\p{L})| (?=AA\b)/gu, '\u00a0');

/** Behind a word of one letter, which ends no line of a title. */
const LONE_LETTER = /(?<= [aeouy]) /gu;

const to = (href: string) => (chunks: ReactNode) => <SmartLink href={href}>{chunks}</SmartLink>;

const TAGS = {
  b: (chunks: ReactNode) => <strong>{chunks}</strong>,
  code: (chunks: ReactNode) => <code>{chunks}</code>,
  ending: to('#ending'),
  support: to(`mailto:${SITE.mail.support}`),
  terms: to('/terms-conditions'),
  privacy: to('/privacy-policy'),
  cookies: to('/cookie-policy'),
  accessibility: to('/accessibility'),
  pricing: to('/pricing'),
  affiliates: to('/affiliates'),
  managed: to('/managed-service'),
};
