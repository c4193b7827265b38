import { useTranslations } from 'next-intl';
import { Analytics } from '@/components/pictures/analytics';
import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/section';
import styles from './home.module.css';

const QUESTIONS = ['worked', 'when', 'next'] as const;

/** Shows the questions that the analytics answer. */
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
      <div className={classNames(styles.questions, 'grid gap-y-6 sm:gap-y-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]')}>
        <Analytics settles frame="lg:col-start-2" />
        <ol className={classNames(styles.questionList, 'grid content-between gap-3 sm:gap-8 lg:col-start-1 lg:row-start-1')}>
          {QUESTIONS.map((question) => (
            <li key={question} className={classNames(styles.questionItem, 'border-hairline border-t')}>
              <h3 className={classNames(styles.question, 'font-bold font-display tracking-[-0.025em]')}>
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
