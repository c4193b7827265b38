import { useFormatter, useMessages, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { useCountryName } from '@/components/ui/country-name';
import { withLastWords } from '@/components/ui/last-words';
import { linkTo as to } from '@/components/ui/link-to';
import { LinkedHeading } from '@/components/ui/linked-heading';
import { SITE } from '@/lib/site/identity';
import type { LegalNamespace } from '@/lib/site/legal';

/** Extra arguments of a text's messages. All messages also get the company's names and addresses. */
export type LegalValues = Record<string, string | number>;

/** The messages set the order of paragraphs and lists. A string is a paragraph. A group of strings is a list. */
type Sections = Record<string, { title: string } & Record<string, string | Record<string, string>>>;

type LegalTextProps = {
  namespace: LegalNamespace;
  values: LegalValues;
  /** Content after a paragraph that a message cannot contain. The key is the paragraph's key, for example `list.cookies`. */
  insertions?: Record<string, ReactNode>;
};

/** Shows the sections of a legal text in the order of its messages. */
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

export function useChapters(namespace: LegalNamespace, values: LegalValues) {
  const say = useLegalWords(namespace, values);
  return Object.keys(useSections(namespace)).map((id) => ({ id, title: say.plain(`sections.${id}.title`) }));
}

const useSections = (namespace: LegalNamespace) => useMessages()[namespace].sections as unknown as Sections;

/** Reads the messages of a text, fills in the company's details and turns tags into links. */
export function useLegalWords(namespace: LegalNamespace, values: LegalValues) {
  // The keys come from the messages at run time, so no type can list them.
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

/** Text after a link already has words before it. From this length on, its last words stay together. */
const AFTER_LINK = 12;

/** A number stays on the same line as its unit. A grade such as AA stays with the word before it. */
const kept = (text: string) => text.replace(/(?<=\d) (?=\p{L})| (?=AA\b)/gu, '\u00a0');

/** Matches the space after a word of one letter. Such a word must not end a line of a title. */
const LONE_LETTER = /(?<= [aeouy]) /gu;

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
