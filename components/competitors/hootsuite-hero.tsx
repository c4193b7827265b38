import { useTranslations } from 'next-intl';
import { Switchboard } from '@/components/pictures/switchboard';
import { Hero } from '@/components/ui/hero';
import { SITE } from '@/lib/site/identity';
import { NETWORKS } from '@/lib/site/networks';
import { STUDIO_TOOLS } from '@/lib/site/studio';
import { HeroActions } from './hero-actions';

/** A band that stands out from the page, and the switchboard that hangs over its edge. */
export function HootsuiteHero() {
  const t = useTranslations('competitors.hootsuite');
  return (
    <div data-tone="inverse" className="bg-paper">
      <Hero className="grid items-center gap-x-14 gap-y-12 pt-12 pb-16 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)] lg:pt-16 lg:pb-20">
        <div>
          <h1 className="hero">{t('title', { product: SITE.product })}</h1>
          <p className="mt-6 max-w-[32rem] lede">{t('lede', { tools: STUDIO_TOOLS.length, networks: NETWORKS.length })}</p>
          <HeroActions className="mt-8" />
        </div>
        <Switchboard />
      </Hero>
    </div>
  );
}
