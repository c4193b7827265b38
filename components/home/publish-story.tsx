import { useTranslations } from 'next-intl';
import { PublishFan } from '@/components/pictures/publish-fan';
import { Section, SectionTitle } from '@/components/ui/section';
import { SITE } from '@/lib/site/identity';

export function PublishStory() {
  const t = useTranslations('home.publish');
  return (
    <Section
      tone="inverse"
      labelledBy="publish-title"
      layout="grid-cols-1 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:grid-rows-[1fr_auto] grid gap-x-16 gap-y-6 sm:gap-y-12"
    >
      <div className="lg:col-start-2">
        <SectionTitle id="publish-title">{t('title')}</SectionTitle>
        <p className="mt-5 max-w-[30rem] lede-text">{t('body', { product: SITE.product })}</p>
      </div>
      <PublishFan settles frame="lg:col-start-1 lg:row-span-2 lg:row-start-1" />
      <div className="self-center lg:self-auto max-w-[30rem] border-hairline lg:col-start-2 border-t pt-6">
        <h3 className="card-heading">{t('answers.title')}</h3>
        <p className="mt-2 text-pretty text-soft">{t('answers.body')}</p>
      </div>
    </Section>
  );
}
