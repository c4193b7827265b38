import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Drawing } from '@/components/ui/drawing';
import { Icon } from '@/components/ui/icon';
import type { StudioTool } from '@/lib/site/studio';
import { CutPaper } from './cut-paper';
import { Glyph } from './glyph';
import { units } from './picture';
import { CalendarEvents, ImageGenerator, Line, SHEET, StudioFrame, TEXT, UrlScrape } from './studio-scene';
import styles from './studio-tools.module.css';

/** The scene of any tool. A wide scene has more units, so that its words do not become too large. */
export function StudioScene({ tool }: { tool: StudioTool }) {
  const Scene = SCENES[tool];
  return (
    <StudioFrame tool={tool} className={SHAPES[tool]}>
      <Scene />
    </StudioFrame>
  );
}

/** The scenes that do not always have the shape of the others. */
const SHAPES: Partial<Record<StudioTool, string>> = {
  // This scene is one sentence. At the full width of the page it stands in a low strip, because a high box would look empty.
  writingAssistant: '@3xl:aspect-[720/190] @3xl:[--canvas:720]',
  // Beside a wide picture the video is upright.
  videoGenerator: 'lg:aspect-[320/400]',
};

const SCENES: Record<StudioTool, () => ReactNode> = {
  videoGenerator: VideoGenerator,
  writingAssistant: WritingAssistant,
  newsContent: NewsContent,
  searchInsights: SearchInsights,
  calendarEvents: CalendarEvents,
  brainstormIdeas: BrainstormIdeas,
  engagementQuestions: EngagementQuestions,
  rawContent: RawContent,
  urlScrape: UrlScrape,
  imageGenerator: ImageGenerator,
};

/** The middle of a scene, for a scene with only one thing. */
const MIDDLE = classNames(styles.middle, 'absolute inset-0 grid content-center gap-2.5');

const SHOTS = [
  { scene: 'dawn', seconds: 3 },
  { scene: 'oven', seconds: 4 },
  { scene: 'loaf', seconds: 2 },
  { scene: 'cup', seconds: 3 },
] as const;

function VideoGenerator() {
  const t = useTranslations('pictures.studio.videoGenerator');
  return (
    <>
      <CutPaper scene="dawn" className={classNames(styles.filmScene, 'absolute inset-x-0 w-full')} />
      <span className={classNames(styles.filmTitle, 'absolute inset-x-0 mb-3 text-center font-semibold')}>
        <span className="rounded-sm bg-inverse px-2 py-0.5">{t('caption')}</span>
      </span>
      <div className={classNames(styles.filmStrip, 'absolute inset-x-0 flex')}>
        {SHOTS.map(({ scene, seconds }) => (
          <CutPaper key={scene} scene={scene} className="h-full" style={{ flex: seconds }} />
        ))}
      </div>
      <div className="absolute rounded-full bg-thread" style={{ insetInlineStart: '33.333%', bottom: 0, width: units(4), height: '25%' }} />
    </>
  );
}

function WritingAssistant() {
  const t = useTranslations('pictures.studio.writingAssistant');
  return (
    <div className={MIDDLE}>
      <div className={`${SHEET} ${styles.before} font-display font-semibold tracking-tight`}>
        {t('before')} <s className="font-normal text-soft decoration-2 decoration-thread">{t('struck')}</s>{' '}
        <mark className={styles.better}>{t('better')}</mark>
      </div>
    </div>
  );
}

function NewsContent() {
  const t = useTranslations('pictures.studio.newsContent');
  return (
    <>
      <div className={classNames(styles.newspaper, 'absolute border border-hairline bg-raised p-4')}>
        <div className={classNames(styles.headline, 'font-bold font-display tracking-tight')}>{t('headline')}</div>
        <Drawing
          d="M0 3h46M0 12h44M0 21h46M0 30h40M0 39h46M0 48h43M54 3h46M54 12h42M54 21h46M54 30h44M54 39h46"
          viewBox="0 0 100 60"
          className={`${TEXT} mt-3 w-full stroke-4`}
        />
      </div>
      <div className={classNames(styles.newsPost, 'absolute flex items-center gap-2 bg-inverse px-3.5 py-2.5 font-semibold')}>
        <Glyph name="thread" className="size-4.5" />
        {t('post')}
      </div>
    </>
  );
}

/** How often each query is asked, and its colour. A small scene shows only two. */
const SEARCHES = [
  { key: 'first', share: 100, fill: 'fill-thread' },
  { key: 'second', share: 74, fill: 'fill-teal' },
  { key: 'third', share: 46, fill: 'fill-marigold' },
] as const;

function SearchInsights() {
  const t = useTranslations('pictures.studio.searchInsights');
  return (
    <div className={MIDDLE}>
      <div className={`${SHEET} ${styles.query} flex items-center gap-2.5 px-4 shadow-float`}>
        <Icon name="search" className="size-4.5 text-soft" />
        {t('query')}
      </div>
      {SEARCHES.map(({ key, share, fill }) => (
        <div key={key} className={classNames(styles.results, 'leading-tight')}>
          {t(`results.${key}`)}
          <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true" className="block w-full rtl:-scale-x-100">
            <path d="M0 0h100v2H0z" className="fill-hairline" />
            <path d={`M0 0h${share}v2H0z`} className={fill} />
          </svg>
        </div>
      ))}
    </div>
  );
}

const IDEAS = [
  { key: 'first', border: 'border-hairline', place: { insetInlineStart: units(18), top: '8%' } },
  { key: 'second', border: 'border-ink', place: { insetInlineEnd: units(18), top: '31%' } },
  { key: 'third', border: 'border-hairline', place: { insetInlineStart: units(24), bottom: '4%' } },
] as const;

function BrainstormIdeas() {
  const t = useTranslations('pictures.studio.brainstormIdeas');
  return (
    <>
      {/* All three lines begin in the middle of the words, above and below them. */}
      <Line d="M160 122C160 88 84 92 84 50M160 122C160 108 222 118 222 100M160 158C160 170 120 168 120 182" />
      {IDEAS.map(({ key, border, place }) => (
        <div key={key} className={`absolute rounded-lg border bg-raised px-3 py-1 text-base leading-tight ${border}`} style={place}>
          {t(`ideas.${key}`)}
        </div>
      ))}
      <div className="absolute inset-x-0 text-center font-bold font-display text-xl tracking-tight" style={{ top: '56%' }}>
        {t('seed')}
      </div>
    </>
  );
}

const VOTES = [
  { key: 'first', share: 58, colour: styles.marked },
  { key: 'second', share: 42, colour: styles.asked },
] as const;

function EngagementQuestions() {
  const t = useTranslations('pictures.studio.engagementQuestions');
  const format = useFormatter();
  return (
    <div className={MIDDLE}>
      <div className="font-bold font-display text-xl tracking-tight">{t('question')}</div>
      {VOTES.map(({ key, share, colour }) => (
        <div key={key} className={`${SHEET} relative flex items-center justify-between overflow-hidden px-3.5 py-2`}>
          <span className={`absolute inset-y-0 start-0 ${colour}`} style={{ width: `${share}%` }} />
          <span className="relative font-medium">{t(`answers.${key}`)}</span>
          <span className="relative">{format.number(share / 100, { style: 'percent' })}</span>
        </div>
      ))}
    </div>
  );
}

// The bar heights of a voice message.
const VOICE = [6, 14, 26, 40, 26, 14, 34, 22, 10, 38, 28, 14, 44, 30, 8, 20, 34, 12];

function RawContent() {
  const t = useTranslations('pictures.studio.rawContent');
  return (
    <>
      <Line d="M160 84V140" />
      <div className={`${SHEET} h-1/3 absolute inset-x-5 top-4 flex items-center gap-3 px-3.5`}>
        <Icon name="chat" className="size-8 shrink-0 text-thread" />
        <svg viewBox="0 0 144 48" aria-hidden="true" className="h-11 min-w-0 flex-1 stroke-3 stroke-soft rtl:-scale-x-100">
          <path d={VOICE.map((size, index) => `M${index * 8 + 4} ${24 - size / 2}v${size}`).join('')} strokeLinecap="round" />
        </svg>
      </div>
      <div className={`${SHEET} ${styles.sheet} absolute`} style={{ rotate: '3deg' }} />
      <div
        className={`${SHEET} ${styles.sheet} absolute @sm:text-xl leading-tight grid place-items-center text-balance px-3 text-center font-bold font-display tracking-tight`}
      >
        {t('title')}
      </div>
    </>
  );
}
