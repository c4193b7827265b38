import { getFormatter, getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/badge';
import { Container } from '@/components/ui/container';
import { SmartLink } from '@/components/ui/smart-link';
import type { Finding as FoundInDraft } from '@/lib/content/check/check-entry';
import type { Draft } from '@/lib/content/drafts/draft';

/** The time has minutes, because editors check whether they see their latest change. */
const SAVED_AT = { day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** The state of an entry: whether visitors see it like this, when it was saved, a link to its editor, and the problems found. */
export async function DraftPanel({ draft: { state, savedAt, findings }, editor }: { draft: Draft; editor: string }) {
  const t = await getTranslations('preview');
  const format = await getFormatter();
  return (
    <Container>
      <section aria-label={t('about')} className="mt-6 rounded-card border border-hairline bg-raised p-5">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-small">
          <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <Badge>{t(`state.${state}`)}</Badge>
            <span>{t(`means.${state}`)}</span>
          </p>
          {savedAt ? (
            <time dateTime={savedAt} className="text-soft tabular-nums">
              {t('saved', { date: format.dateTime(new Date(savedAt), SAVED_AT) })}
            </time>
          ) : null}
          <SmartLink
            href={editor}
            className="inline-flex min-h-11 items-center text-thread underline decoration-1 underline-offset-4 hover:text-thread-strong"
          >
            {t('open')}
          </SmartLink>
        </div>
        <p className="mt-3 font-semibold text-small">{t('findings', { count: findings.length })}</p>
        {findings.length > 0 ? (
          <ul className="mt-2 text-small">
            {findings.map((finding) => (
              <Finding key={JSON.stringify(finding)} {...finding} />
            ))}
          </ul>
        ) : null}
      </section>
    </Container>
  );
}

/** One problem: what it is, where it is, why it matters and what to do. */
async function Finding({ rule, severity, field, locales, about, other }: FoundInDraft) {
  const t = await getTranslations('preview');
  const where = [field, ...locales].join(', ');
  return (
    <li className="py-1 wrap-anywhere">
      <span className="font-semibold">{t(`severity.${severity}`)}</span> {t(`rules.${rule}.what`)} ({where})
      {about ? (
        <>
          : <bdi>{about}</bdi>
        </>
      ) : null}
      {other ? (
        <>
          {' '}
          <SmartLink href={other.url ?? ''} className="text-thread underline underline-offset-4">
            {other.title}
          </SmartLink>
        </>
      ) : null}
      <span className="block text-soft">{t(`rules.${rule}.why`)}</span>
    </li>
  );
}
