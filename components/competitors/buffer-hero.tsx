import { useTranslations } from 'next-intl';
import { Abacus } from '@/components/pictures/abacus';
import { AboveHeading } from '@/components/ui/above-heading';
import { Hero } from '@/components/ui/hero';
import { SITE } from '@/lib/site/identity';
import { HeroActions } from './hero-actions';
import { usePageFacts } from './use-page-facts';

/** On a phone the picture of the abacus comes before the words. */
export function BufferHero() {
  const t = useTranslations('competitors.buffer');
  return (
    <Hero className="grid items-center gap-x-16 gap-y-12 pt-top pb-section sm:pt-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:pt-14">
      <div className="lg:order-last">
        <h1 className="hero-title">
          <AboveHeading>{t('label')}</AboveHeading> {t('title', { product: SITE.product })}
        </h1>
        <p className="mt-6 max-w-[32rem] lede-text">{t('lede', usePageFacts('buffer'))}</p>
        <HeroActions className="mt-8" />
      </div>
      <Abacus />
    </Hero>
  );
}
