import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { SmartLink } from '@/components/ui/smart-link';
import type { Messages } from '@/lib/i18n/messages';
import { COMPETITORS, type Competitor, claimsOf, PRICE_PAGES_LANGUAGE } from '@/lib/site/claims';
import type { Confirmed } from '@/lib/site/confirmed';
import { SITE } from '@/lib/site/identity';
import { CLAIM_PLACES, noteId, referenceId } from './claim-places';
import { pageTag } from './claimed-on';

/** What every claim on the page rests on: where its maker says so, the day on which that was read, if it was, and the way back to it. */
export function ClaimNotes({ competitor }: { competitor: Competitor }) {
  const t = useTranslations('competitors.notes');
  const locale = useLocale();
  const { name } = COMPETITORS[competitor];
  return (
    <Section id="notes" labelledBy="notes-title" className="py-14 lg:py-16 border-hairline border-t">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <h2 id="notes-title" className="heading">
            {t('title', { tool: name })}
          </h2>
          <p className="note mt-3 max-w-[32rem] text-pretty">
            {t.rich('lede', {
              tool: name,
              ...pageTag(competitor),
              log: (words) => (
                <SmartLink href="/compare#corrections" className="text-ink underline underline-offset-4 hover:text-thread">
                  {words}
                </SmartLink>
              ),
              mail: (words) => (
                <a href={`mailto:${SITE.mail.support}`} className="text-ink underline underline-offset-4 hover:text-thread">
                  {words}
                </a>
              ),
            })}
          </p>
        </div>
        <ol className="grid gap-y-3 text-small">
          {claimsOf(competitor).map(([claim, { source }], index) => (
            <li
              key={claim}
              id={noteId(claim)}
              className="grid grid-cols-[1.75rem_minmax(0,1fr)] rounded-sm target:bg-marigold/25 target:shadow-[0_0_0_0.4rem_color-mix(in_oklab,var(--marigold)_25%,transparent)]"
            >
              <span className="font-semibold text-thread tabular-nums">{index + 1}</span>
              <p className="text-pretty">
                <Basis claim={claim} tool={name} read={source.read} />{' '}
                {t.rich('source', {
                  page: () => (
                    <SmartLink
                      href={source.url}
                      lang={locale === PRICE_PAGES_LANGUAGE ? undefined : PRICE_PAGES_LANGUAGE}
                      className="underline decoration-soft underline-offset-4 hover:text-thread print:after:content-['_('_attr(href)_')']"
                    >
                      {source.name}
                    </SmartLink>
                  ),
                })}
                <BackLinks places={placesOf(competitor, claim)} claim={claim} number={index + 1} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** What is claimed, and whether somebody read it on the maker's page. */
function Basis({ claim, tool, read }: { claim: string; tool: string; read: Confirmed }) {
  const t = useTranslations('competitors.notes');
  const format = useFormatter();
  const subject = t(`subjects.${claim as Subject}`, { tool });
  if (!read) return t('asKnown', { subject });
  return t.rich('read', {
    subject,
    date: () => <time dateTime={read}>{format.dateTime(new Date(read), { dateStyle: 'long' })}</time>,
  });
}

type Subject = keyof Messages['competitors']['notes']['subjects'];

const placesOf = (competitor: Competitor, claim: string): readonly string[] =>
  (CLAIM_PLACES[competitor] as Record<string, readonly string[]>)[claim] ?? [];

function BackLinks({ places, claim, number }: { places: readonly string[]; claim: string; number: number }) {
  const t = useTranslations('competitors.notes');
  return (
    <span className="whitespace-nowrap print:hidden">
      {places.map((place, index) => (
        <a
          key={place}
          href={`#${referenceId(claim, place)}`}
          role="doc-backlink"
          aria-label={t('back', { number, place: index + 1, places: places.length })}
          className="relative mx-1 inline-flex items-center text-thread before:absolute before:-inset-x-1.5 before:-inset-y-2.5 hover:text-thread-strong"
        >
          <svg viewBox="0 0 16 16" aria-hidden="true" className="size-3.5 fill-none stroke-current stroke-[1.8]">
            <path d="M8 13.5V3M3.5 7.5L8 3l4.5 4.5" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
          {places.length > 1 ? <span className="text-xs">{String.fromCharCode(97 + index)}</span> : null}
        </a>
      ))}
    </span>
  );
}
