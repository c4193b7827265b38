import { useTranslations } from 'next-intl';
import { Reveal } from '@/components/motion/reveal';
import { ApprovalThread } from '@/components/pictures/approval-thread';
import { TeamBoard } from '@/components/pictures/team-board';
import { Section } from '@/components/ui/section';

const FACTS = ['posts', 'companies', 'roles'] as const;

/** Planning with others: drafts and approvals, then who may do what for whom. */
export function PlanStory() {
  const t = useTranslations('home.plan');
  return (
    <Section id="features" labelledBy="features-title">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center">
        <div>
          <h2 id="features-title" className="title">
            {t('title')}
          </h2>
          <p className="mt-5 lede">{t('lede')}</p>
        </div>
        <Reveal>
          <ApprovalThread />
        </Reveal>
      </div>
      <div className="mt-16 grid gap-x-20 gap-y-12 lg:mt-28 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)] lg:items-center">
        <Reveal>
          <TeamBoard />
        </Reveal>
        <dl>
          {FACTS.map((fact) => (
            <div key={fact} className="border-hairline border-t py-6 last:border-b">
              <dt className="heading">{t(`facts.${fact}.title`)}</dt>
              <dd className="mt-1.5 text-pretty text-soft">{t(`facts.${fact}.body`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
