import { useTranslations } from 'next-intl';
import { LongTable } from '@/components/pictures/long-table';
import { AboveHeading } from '@/components/ui/above-heading';
import { Hero } from '@/components/ui/hero';
import { SITE } from '@/lib/site/identity';
import styles from './competitors.module.css';
import { HeroActions } from './hero-words';
import { usePageFacts } from './use-page-facts';

/** The picture shows one long table across the page with people at it. */
export function SproutHero() {
  const t = useTranslations('competitors.sprout');
  return (
    <Hero className="pt-top pb-12 sm:pt-10 lg:pt-14 lg:pb-16">
      <h1 className={styles.title}>
        <AboveHeading>{t('label')}</AboveHeading> {t('title', { product: SITE.product })}
      </h1>
      <div className="mt-6 flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <p className="max-w-[46rem] lede-text">{t('lede', usePageFacts('sprout'))}</p>
        <HeroActions />
      </div>
      <div className="mt-10 max-sm:-mx-gutter">
        <LongTable />
      </div>
    </Hero>
  );
}
