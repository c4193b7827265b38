import { useTranslations } from 'next-intl';
import { LongTable } from '@/components/pictures/long-table';
import { Container } from '@/components/ui/container';
import { SITE } from '@/lib/site';
import { HeroActions } from './hero-actions';

/** One long table across the page, and who sits at it. */
export function SproutHero() {
  const t = useTranslations('competitors.sprout');
  return (
    <Container className="pt-10 pb-section lg:pt-14">
      <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h1 className="text-balance font-bold font-display text-hero lg:text-[clamp(4rem,6.4vw,6rem)]">
          {t('title', { product: SITE.product })}
        </h1>
        <div className="lg:pb-2">
          <p className="max-w-[32rem] text-pretty text-lede text-soft">{t('lede')}</p>
          <HeroActions className="mt-7" />
        </div>
      </div>
      <div className="mt-12 lg:mt-16">
        <LongTable />
      </div>
    </Container>
  );
}
