import { useTranslations } from 'next-intl';
import { Analytics } from '@/components/pictures/analytics';
import { Section } from '@/components/ui/section';

const QUESTIONS = ['worked', 'when', 'next'] as const;

export function MeasureStory() {
  const t = useTranslations('home.measure');
  return (
    <Section labelledBy="measure-title">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h2 id="measure-title" className="max-w-[38rem] section-title">
          {t('title')}
        </h2>
        <p className="text-pretty text-soft lg:self-end lg:text-lede">{t('body')}</p>
      </div>
      <div className="mt-6 sm:gap-x-16 sm:mt-12 lg:mt-16 grid gap-y-6 sm:gap-y-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <Analytics settles frame="lg:col-start-2" />
        <ol className="sm:max-lg:grid-cols-3 grid content-between gap-3 sm:gap-8 lg:col-start-1 lg:row-start-1">
          {QUESTIONS.map((question) => (
            <li key={question} className="pt-3 max-sm:*:inline sm:pt-5 border-hairline border-t">
              <h3 className="leading-tight sm:text-[clamp(1.5rem,1.3rem+0.8vw,2rem)] font-bold font-display tracking-[-0.025em]">
                {t(`questions.${question}.title`)}
              </h3>{' '}
              <p className="mt-2 text-pretty text-soft lg:text-lede">{t(`questions.${question}.body`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
