import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { SmartLink } from '@/components/ui/smart-link';
import { PART_RULES, type PartProblem } from '@/lib/content/check/part-rules';
import { draftPartProblems } from '@/lib/content/drafts/draft';
import { editorUrl } from '@/lib/content/editor-url';
import { env } from '@/lib/env';
import { editingApp } from './editing-app';
import { TextKeys } from './text-keys';

/**
 * Says on every page that drafts are shown, names entries without a page that cannot be shown, and ends the preview. That is a form: a link
 * would be prefetched without a press.
 */
export async function PreviewBar() {
  const t = await getTranslations('preview');
  const problems = await draftPartProblems();
  return (
    <aside aria-label={t('label')} className="border-marigold border-b bg-sunken">
      <Container className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <p className="text-small">{t('mode')}</p>
        <TextKeys label={t('texts.keys')} hint={t('texts.hint')} {...(await editingApp())} />
        <form action="/api/draft/leave">
          <Button type="submit" variant="secondary" size="small">
            {t('leave')}
          </Button>
        </form>
        {problems.length > 0 ? (
          <details className="w-full text-small">
            <summary className="min-h-11 py-2 font-semibold">{t('texts.problems', { count: problems.length })}</summary>
            <ul>
              {problems.map((problem) => (
                <Problem key={JSON.stringify(problem)} {...problem} />
              ))}
            </ul>
          </details>
        ) : null}
      </Container>
    </aside>
  );
}

/** One entry that is not shown: what is wrong, where, why, and the way to its editor. */
async function Problem({ id, title, locale, rule, about }: PartProblem) {
  const t = await getTranslations('preview');
  return (
    <li className="py-1 wrap-anywhere">
      <SmartLink href={editorUrl(env(), id) ?? ''} className="text-thread underline underline-offset-4">
        {title}
      </SmartLink>{' '}
      {t(`rules.${rule}.what`)} ({[PART_RULES[rule], ...(locale ? [locale] : [])].join(', ')}): <bdi>{about}</bdi>
      <span className="block text-soft">{t(`rules.${rule}.why`)}</span>
    </li>
  );
}
