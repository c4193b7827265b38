import { useTranslations } from 'next-intl';
import { TeamBoard } from '@/components/pictures/team-board';
import { Section } from '@/components/ui/section';
import styles from './white-label.module.css';

const POINTS = ['roles', 'sso', 'portals', 'permissions'] as const;

export function TeamCollaboration() {
  const t = useTranslations('whiteLabel.team');
  return (
    <Section title={t('title')} lede={t('lede')}>
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className={styles.ofAgency}>
          <TeamBoard agency />
        </div>
        <dl>
          {POINTS.map((point) => (
            <div key={point} className="border-hairline border-t py-5 last:pb-0">
              <dt className="card-heading">{t(`points.${point}.title`)}</dt>
              <dd className="mt-1.5 text-pretty text-soft">{t(`points.${point}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
