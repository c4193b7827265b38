import { useTranslations } from 'next-intl';
import { GridAndLine } from '@/components/pictures/grid-and-line';
import { AboveHeading } from '@/components/ui/above-heading';
import { Hero } from '@/components/ui/hero';
import { SITE } from '@/lib/site/identity';
import { HeroActions } from './hero-actions';
import { usePageFacts } from './use-page-facts';

/** The picture shows two ways to start a post: a grid of pictures, and a thread that leaves the grid. */
export function LaterHero() {
  const t = useTranslations('competitors.later');
  return (
    <Hero className="grid items-center gap-x-10 gap-y-12 pt-top pb-section sm:pt-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-14 lg:pb-16">
      <div>
        <h1 className="hero-title">
          <AboveHeading>{t('label')}</AboveHeading> {t('title', { product: SITE.product })}
        </h1>
        <p className="mt-6 max-w-[32rem] lede-text">{t('lede', usePageFacts('later'))}</p>
        <HeroActions className="mt-8" />
      </div>
      <GridAndLine />
    </Hero>
  );
}
