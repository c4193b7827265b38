import { useTranslations } from 'next-intl';
import { ArrowLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { useUsd } from '@/components/ui/usd';
import { planById, pricePerMonth } from '@/lib/site/plans';

const PLAN = planById('team');

/** What it costs to let somebody look who hardly ever does. */
export function FreeChair() {
  const t = useTranslations('competitors.sprout');
  const pricing = useTranslations('pricing.plans');
  const price = useUsd()(pricePerMonth(PLAN, 'yearly'));
  return (
    <Section tone="inverse" labelledBy="story-title">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h2 id="story-title" className="max-w-[16ch] title">
            {t('story.title')}
          </h2>
          <p className="mt-6 max-w-[38rem] text-pretty text-lede">{t('story.first')}</p>
          <p className="mt-4 max-w-[38rem] text-pretty text-soft">
            {t('story.second', { plan: pricing(`${PLAN.id}.name`), seats: PLAN.seats, price })}
          </p>
          <p className="mt-8 max-w-[38rem] border-hairline border-t pt-5 text-pretty text-soft">{t('story.managed')}</p>
          <ArrowLink href="/managed-service">{t('managedLink')}</ArrowLink>
        </div>
        <p className="self-end font-display">
          <span className="block font-bold text-[clamp(7rem,4rem+15vw,18rem)] leading-[0.8] tracking-tighter">{PLAN.seats}</span>
          <span className="mt-5 block font-semibold text-heading">{t('story.figure', { seats: PLAN.seats, price })}</span>
        </p>
      </div>
    </Section>
  );
}
