import { useTranslations } from 'next-intl';
import { Section, SectionTitle } from '@/components/ui/section';
import styles from './ai-studio.module.css';

type Point = 'describe' | 'edit' | 'approve';
const WORDS = ['first', 'second', 'third'] as const;

/** How the tools learn the owner's voice, and who decides. Where there is room, the sheet stands beside the whole text. */
export function BrandVoice() {
  const t = useTranslations('aiStudio.voice');
  return (
    <Section labelledBy="voice-title" className="pt-0">
      <div className="grid grid-rows-[auto_1fr] items-start gap-x-20 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="lg:col-start-2">
          <SectionTitle id="voice-title">{t('title')}</SectionTitle>
          <p className="mt-4 max-w-[34rem] lede-text">{t('lede')}</p>
          <Points of={['describe']} className="mt-8" />
        </div>
        <StyleSheet />
        <Points of={['edit', 'approve']} className="max-lg:mt-10 lg:col-start-2" />
      </div>
    </Section>
  );
}

function Points({ of: points, className }: { of: readonly Point[]; className: string | undefined }) {
  const t = useTranslations('aiStudio.voice.points');
  return (
    <dl className={className}>
      {points.map((point) => (
        <div key={point} className="border-hairline border-t py-5">
          <dt className="card-heading">{t(`${point}.title`)}</dt>
          <dd className="mt-1.5 max-w-[36rem] text-pretty text-soft sm:text-balance">{t(`${point}.body`)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The style sheet that the tools read before they write. The example is our sample bakery's. */
function StyleSheet() {
  const t = useTranslations('aiStudio.voice.sheet');
  return (
    <div role="img" aria-label={t('label')} className="select-none lg:col-start-1 lg:row-span-2 lg:row-start-1">
      <div aria-hidden="true" className={`${styles.styleSheet} border border-hairline bg-raised shadow-float`}>
        <div className="border-ink border-b-2 pb-3 font-semibold">{t('name')}</div>
        <div className="small-note mt-6">{t('say')}</div>
        <div className={`${styles.says} mt-1 font-display font-semibold tracking-tight`}>
          {WORDS.map((word) => (
            <div key={word}>{t(`said.${word}`)}</div>
          ))}
        </div>
        <div className="small-note mt-7 border-hairline border-t pt-6">{t('never')}</div>
        <div className={`${styles.says} mt-1 font-display font-semibold text-soft tracking-tight`}>
          {WORDS.map((word) => (
            <div key={word}>
              <s className="decoration-thread">{t(`struck.${word}`)}</s>
            </div>
          ))}
        </div>
        <div className="mt-7 border-hairline border-t pt-5 text-small">{t('greeting')}</div>
      </div>
    </div>
  );
}
