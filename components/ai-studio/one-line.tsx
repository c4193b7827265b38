import { useTranslations } from 'next-intl';
import { CutPaper } from '@/components/pictures/cut-paper';
import { Picture } from '@/components/pictures/picture';
import { Icon } from '@/components/ui/icon';
import { NetworkIcon } from '@/components/ui/network-icon';
import { Thread } from '@/components/ui/thread';
import { clock } from '@/lib/i18n/clock';
import styles from './ai-studio.module.css';

/** Even waves, so nobody tries to read them: the count of waves in each word. `way` is -1 for a line that runs back. */
const words = (waves: readonly number[], way: 1 | -1 = 1) =>
  waves.map((count) => `q${4 * way} -9 ${8 * way} 0${`t${8 * way} 0`.repeat(2 * count - 1)}`).join(`h${13 * way}`);

// One continuous line. It starts as our mark, then becomes three lines of writing, a loaf, a film and the post.
const TO_THE_FILM = [
  'M19 7V13a4.25 4.25 0 0 1-8.5 0 4.25 4.25 0 0 0-8.5 0V24C2 46 19 44 19 68S20 102 40 102',
  words([3, 2, 3]),
  'C224 102 224 134 194 134',
  words([2, 3, 3], -1),
  'C10 134 10 166 36 166',
  words([3, 2]),
  // Steam, the crust from the left, its foot, and back to the start.
  'H148C190 166 196 150 216 158S232 194 214 206 196 232 214 240',
  'C256 194 344 190 386 234S426 322 398 334 192 340 172 330 170 270 214 240',
  // Three cuts in the crust, then out through the foot.
  'C232 220 250 218 256 234S266 276 254 296C246 310 268 314 274 296S286 228 298 224 316 272 302 294',
  'C294 310 316 314 322 296S336 232 348 234 364 276 348 298C330 322 350 372 290 372',
  'H40q-14 0-14 14v78q0 14 14 14h130q14 0 14-14v-76',
].join('');
/** The play sign and the line to the post. A play sign points to the right in every layout, so the mirrored drawing has its own. */
const PLAY = 'c0-26-102-22-102 12v46l46-26-38-20c40-8 70 38 140 38';
const PLAY_IN_MIRROR = 'c0-26-56-22-56 12v46l-46-26 38-20c30-8 50 38 110 38';

/** The results in the planned week: the text, the picture and the film, each on its own network. */
const PLANNED = [
  { network: 'threads', day: new Date(Date.UTC(2026, 10, 19, 12)), hour: 18, minute: 0 },
  { network: 'instagram', day: new Date(Date.UTC(2026, 10, 21, 12)), hour: 8, minute: 0 },
  { network: 'tiktok', day: new Date(Date.UTC(2026, 10, 22, 12)), hour: 10, minute: 30 },
] as const;

/** The picture of the hero: one line turns a note into writing, a drawing, a film and a planned week. */
export function OneLine() {
  const t = useTranslations('aiStudio.hero.picture');
  return (
    <Picture label={t('label')} className={styles.line}>
      {/* In the dark theme the paper is dark, so the line stays the brightest part. */}
      <svg viewBox="0 0 440 500" aria-hidden="true" className={`${styles.shapes} absolute inset-0 size-full rtl:-scale-x-100`}>
        <path d="M2 68l214-8 22 26-4 112-226 6z" />
        <circle cx="302" cy="262" r="132" />
        <path d="M226 238c38-34 132-52 172-6s38 90 10 102-208 4-226-6 4-54 44-90z" />
        <path d="M10 380l190-10 6 116-194 4z" />
      </svg>
      <Thread d={TO_THE_FILM + PLAY} viewBox="0 0 440 500" strokeWidth={3} draw className="rtl:hidden absolute inset-0 size-full" />
      <Thread d={TO_THE_FILM + PLAY_IN_MIRROR} viewBox="0 0 440 500" strokeWidth={3} draw className={styles.threadToTheLeft} />
      {/* The note has no box: visitors would take it for a field. The real field is in the next section. */}
      <div className="start-7 absolute top-0 font-display font-semibold text-xl">{t('note')}</div>
      <div className={`${styles.scheduled} absolute flex gap-3 rounded-lg border border-hairline bg-raised shadow-float`}>
        <CutPaper scene="loaf" className="size-15 shrink-0 rounded-md" />
        <div className="grid flex-1 content-between">
          {PLANNED.map(({ network, day, hour, minute }) => (
            <div key={network} className="flex items-center gap-1.5 font-medium tabular-nums leading-none">
              <NetworkIcon network={network} className="size-3.5" />
              {t('when', { day, time: clock(hour, minute) })}
              <Icon name="check" className="size-3 ms-auto text-positive" />
            </div>
          ))}
        </div>
      </div>
    </Picture>
  );
}
