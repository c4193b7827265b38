import { useTranslations } from 'next-intl';
import { ApprovalThread } from '@/components/pictures/approval-thread';
import { TeamBoard } from '@/components/pictures/team-board';
import { joined } from '@/components/ui/joined';
import { Section } from '@/components/ui/section';
import styles from '@/components/ui/with-dots.module.css';

const FACTS = ['posts', 'companies', 'roles'] as const;

/** Planning with others: drafts and approvals, then who may do what for whom. */
export function PlanStory() {
  const t = useTranslations('home.plan');
  return (
    <Section
      id="features"
      labelledBy="features-title"
      layout="grid grid-cols-[minmax(0,1fr)] gap-y-6 sm:gap-y-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,1fr)_minmax(0,6fr)] lg:items-center"
    >
      {/* On a phone the two pictures share a row to push, with a dot for each; else each stands beside its words. */}
      <div className="lg:pe-8">
        <h2 id="features-title" className="section-title">
          {t('title')}
        </h2>
        <p className="mt-5 lede-text">{t('lede')}</p>
      </div>
      <div className="lg:contents">
        <div data-swipe="" className={joined('swipe-row', styles.withDots, 'sm:grid sm:gap-y-16 lg:contents')}>
          <ApprovalThread settles frame="lg:col-span-2 lg:ps-8" />
          <TeamBoard settles frame="lg:col-span-2 lg:col-start-1 lg:pe-10" />
        </div>
      </div>
      <dl className="lg:ps-10">
        {FACTS.map((fact) => (
          // That posts have no limit is said in the hero, too: a phone has it once.
          <div
            key={fact}
            className={`border-hairline border-t py-3 max-sm:*:inline sm:py-6 sm:last:border-b ${fact === 'posts' ? 'max-sm:hidden' : ''}`}
          >
            <dt className="card-heading max-sm:text-body max-sm:after:content-['.']">{t(`facts.${fact}.title`)}</dt>{' '}
            <dd className="mt-1 text-pretty text-soft sm:mt-1.5">{t(`facts.${fact}.body`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
