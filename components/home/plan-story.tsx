import { useTranslations } from 'next-intl';
import { ApprovalThread } from '@/components/pictures/approval-thread';
import { TeamBoard } from '@/components/pictures/team-board';
import { classNames } from '@/components/ui/class-names';
import { Section, SectionTitle } from '@/components/ui/section';
import withDotsStyles from '@/components/ui/ui.module.css';

const FACTS = ['posts', 'companies', 'roles'] as const;

/** Planning in a team: drafts and approvals, then roles for each client. */
export function PlanStory() {
  const t = useTranslations('home.plan');
  return (
    <Section
      id="features"
      labelledBy="features-title"
      layout="grid-cols-1 lg:grid-cols-[minmax(0,5fr)_minmax(0,1fr)_minmax(0,6fr)] lg:items-center grid gap-y-6 sm:gap-y-16"
    >
      {/* On a phone the visitor swipes between the two pictures, and each has a dot. Otherwise each picture stands beside its text. */}
      <div className="lg:pe-8">
        <SectionTitle id="features-title">{t('title')}</SectionTitle>
        <p className="mt-5 lede-text">{t('lede')}</p>
      </div>
      <div className="lg:contents">
        <div data-swipe="" className={classNames('swipe-row', withDotsStyles.withDots, 'sm:grid sm:gap-y-16 lg:contents')}>
          <ApprovalThread settles frame="lg:ps-8 lg:col-span-2" />
          <TeamBoard settles frame="lg:pe-10 lg:col-span-2 lg:col-start-1" />
        </div>
      </div>
      <dl className="lg:ps-10">
        {FACTS.map((fact) => (
          // The hero also says that posts are unlimited. On a phone one place is enough.
          <div
            key={fact}
            className={`border-hairline border-t py-3 max-sm:*:inline sm:py-6 sm:last:border-b ${fact === 'posts' ? 'max-sm:hidden' : ''}`}
          >
            <dt className="card-heading max-sm:text-body max-sm:after:content-['.']">{t(`facts.${fact}.title`)}</dt>{' '}
            <dd className="mt-1 sm:mt-1.5 text-pretty text-soft">{t(`facts.${fact}.body`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
