import { useTranslations } from 'next-intl';
import { LimitSources } from '@/components/composer/limit-sources';
import { SampleComposer } from '@/components/composer/sample-composer';
import { Section } from '@/components/ui/section';
import styles from './ai-studio.module.css';

export function TryALine() {
  const t = useTranslations('composer');
  return (
    <Section id="try" tone="sunken" className={`${styles.try} lg:pt-22!`} title={t('title')} lede={t('lede')}>
      <SampleComposer sample="rye" wall={styles.wall} />
      <LimitSources />
    </Section>
  );
}
