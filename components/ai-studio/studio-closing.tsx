import { useTranslations } from 'next-intl';
import { PLANS_HREF } from '@/components/layout/navigation';
import { Glyph } from '@/components/pictures/glyph';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { TRIAL_DAYS } from '@/lib/site/plans';

/** The last word, in a field that waits for one. */
export function StudioClosing() {
  const t = useTranslations('aiStudio.closing');
  return (
    <Section labelledBy="closing-title">
      <div className="flex flex-wrap items-center gap-x-10 gap-y-8 rounded-[2rem] border border-hairline bg-raised p-6 text-hero shadow-float sm:px-10 sm:py-10 lg:rounded-button lg:py-12">
        <div className="flex items-center gap-[0.35em]">
          <Glyph name="thread" className="size-[0.7em] text-thread" />
          <h2 id="closing-title" className="font-bold font-display text-balance">
            {t('title')}
            <span aria-hidden="true" className="ms-[0.12em] inline-block h-[0.8em] w-[0.06em] translate-y-[0.08em] bg-thread" />
          </h2>
        </div>
        <ButtonLink href={PLANS_HREF} className="tracking-normal max-sm:w-full sm:ms-auto">
          {t('plans')}
        </ButtonLink>
      </div>
      <p className="mt-7 max-w-[34rem] lede sm:ps-10">{t('body', { days: TRIAL_DAYS })}</p>
    </Section>
  );
}
