import { useTranslations } from 'next-intl';
import { ToolLine } from '@/components/pictures/tool-line';
import { AboveHeading } from '@/components/ui/above-heading';
import { classNames } from '@/components/ui/class-names';
import { Hero } from '@/components/ui/hero';
import { SITE } from '@/lib/site/identity';
import styles from './competitors.module.css';
import { HeroActions } from './hero-actions';
import { usePageFacts } from './use-page-facts';

/** The hero is a band with the line that the tools hang on. */
export function HootsuiteHero() {
  const t = useTranslations('competitors.hootsuite');
  return (
    <div data-tone="inverse" className="overflow-x-clip bg-paper">
      <Hero className={classNames(styles.hero, 'grid items-center gap-y-10 pt-10 pb-10 lg:pt-16 lg:pb-20')}>
        <div>
          <h1 className="hero-title">
            <AboveHeading>{t('label')}</AboveHeading> {t('title', { product: SITE.product })}
          </h1>
          <p className="mt-6 max-w-[32rem] lede-text">{t('lede', usePageFacts('hootsuite'))}</p>
          <HeroActions className="mt-8" />
        </div>
        <ToolLine />
      </Hero>
    </div>
  );
}
