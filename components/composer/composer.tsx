import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { CutPaper, type SceneName } from '@/components/pictures/cut-paper';
import { useFigure } from '@/components/ui/figure';
import { Icon } from '@/components/ui/icon';
import { joined } from '@/components/ui/joined';
import { networkMark } from '@/components/ui/network-mark';
import withDotsStyles from '@/components/ui/ui.module.css';
import { LIVE_PART } from '@/lib/next/static-part';
import { LINE_MAX } from '@/lib/site/line-in-address';
import { NETWORK_LIMITS, X_LINK_LENGTH } from '@/lib/site/network-limits';
import { NETWORK_NAMES, type Network } from '@/lib/site/networks';
import { previewOf } from '@/lib/site/post-preview';
import styles from './composer.module.css';
import { ComposerPart } from './composer-part';
import { drawingLook, isLying, PARTS, pieceLook } from './looks';

/** The prepared lines, and what their posts show until a visitor brings a picture, where it has to lie. */
const SCENES = { tulips: 'tulips', rye: 'loaf' } as const satisfies Record<string, SceneName>;
/** What they show elsewhere. Tulips are whole in every shape; of a loaf an upright one would cut both ends away, so it has a drawing of its own for that. */
const STANDING = { tulips: 'tulips', rye: 'loaf-tall' } as const satisfies Record<keyof typeof SCENES, SceneName>;
type Sample = keyof typeof SCENES;
/** Those first that treat the line most differently: how they cut it, what they link, which shape a picture has. */
const ORDER: readonly Network[] = ['instagram', 'youtube', 'twitter', 'pinterest', 'threads', 'tiktok', 'medium', 'facebook', 'linkedin'];
/** Where all nine stand on a page, down its columns (`wall` in ai-studio.module.css): two at a time, with the tallest picture alone in the middle. */
const ON_WALL: readonly Network[] = ['instagram', 'youtube', 'linkedin', 'threads', 'tiktok', 'facebook', 'medium', 'pinterest', 'twitter'];
/** Number in the HTML of a page on which the composer is one section of many. Its island adds the others, which are outside the window until then. */
const PREPARED = 4;
const EXAMPLE_LINK = 'https://example.com/open';
/** Ends where the page's column does. The part around it goes on to the edge of the screen. */
const COLUMN_END = styles.columnEnd;
const PUSH =
  'flex size-11 items-center justify-center border border-hairline text-ink hover:border-transparent max-sm:hidden cursor-pointer rounded-full bg-raised disabled:opacity-40';
const TOOL = joined(
  styles.tool,
  'inline-flex min-h-11 cursor-pointer items-center rounded-button border border-hairline bg-raised font-medium hover:border-ink',
);

/**
 * One line on nine networks: a prepared one, with a post written from it by hand for each, as the product writes them; and where scripts run a
 * field for the visitor's own line, which is shown word for word as each network counts and cuts it. `wall` is the class of the list of posts where the
 * composer has a page to itself.
 */
export function Composer({ sample, wall }: { sample: Sample; wall?: string | undefined }) {
  const wide = wall !== undefined;
  const t = useTranslations('composer');
  const id = useId();
  const line = t(`samples.${sample}.line`, { link: EXAMPLE_LINK });
  const written = (network: Network) => t(`samples.${sample}.posts.${network}`, { link: EXAMPLE_LINK });
  const note = (network: Network) => {
    const { firstSeen = 0, hashtags = 0 } = NETWORK_LIMITS[network];
    return t(`notes.${network}`, { link: X_LINK_LENGTH, seen: firstSeen, hashtags });
  };
  return (
    <ComposerPart {...{ [LIVE_PART]: id }} className="group grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
      <div className={wide ? 'grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : COLUMN_END}>
        <div>
          <label htmlFor={id} className="block font-semibold text-small">
            {t('label')}
          </label>
          <div className="mt-2 rounded-card border border-hairline bg-raised p-4 shadow-float has-focus-visible:outline-2 has-focus-visible:outline-thread has-focus-visible:outline-offset-2">
            <p className="scripted:hidden">{line}</p>
            <textarea
              id={id}
              {...{ [PARTS.line]: '' }}
              rows={3}
              maxLength={LINE_MAX}
              autoComplete="off"
              defaultValue={line}
              aria-describedby={`${id}note`}
              className={joined(styles.line, 'hidden w-full text-start leading-snug outline-none scripted:block')}
            />
          </div>
        </div>
        <div className={wide ? 'lg:pt-4' : undefined}>
          <div className="mt-3 hidden flex-wrap gap-2 scripted:flex">
            <label
              className={`${TOOL} relative has-focus-visible:outline-2 has-focus-visible:outline-thread has-focus-visible:outline-offset-2`}
            >
              <Icon name="image" className="size-4 text-thread" />
              {t('picture')}
              <input type="file" accept="image/*" {...{ [PARTS.picture]: '' }} className="absolute inset-0 cursor-pointer opacity-0" />
            </label>
            <button type="button" {...{ [PARTS.share]: '' }} className={TOOL}>
              <Icon name="link" className="size-4 text-thread" />
              {t('share')}
            </button>
            {!wide && (
              <>
                <button type="button" {...{ [PARTS.back]: '' }} aria-label={t('back')} disabled className={`${PUSH} ms-auto`}>
                  <Icon name="arrow" className="size-4 rotate-180" />
                </button>
                <button type="button" {...{ [PARTS.on]: '' }} aria-label={t('on')} className={PUSH}>
                  <Icon name="arrow" className="size-4" />
                </button>
              </>
            )}
          </div>
          <div
            {...{ [PARTS.cropping]: '' }}
            data-focus-label={t('focus')}
            data-aim={t('aim')}
            data-take-out={t('takeOut')}
            className="mt-3 hidden gap-4 group-data-pictured:flex"
          />
          <p id={`${id}note`} {...{ [PARTS.whose]: '' }} data-own={t('own')} className="small-note mt-3 hidden scripted:block">
            {t('byHand')}
          </p>
          {/* Never hidden: a live region has to be there before its words, or they are not announced. */}
          <output
            {...{ [PARTS.status]: '' }}
            data-copied={t('copied')}
            data-failed={t('failed')}
            data-unreadable={t('unreadable')}
            className={joined(styles.result, 'block font-medium text-small')}
          />
        </div>
      </div>
      <div className={wide ? 'min-w-0' : `${styles.posts} min-w-0 ${COLUMN_END}`}>
        <ul
          aria-label={t('posts')}
          // A scrolling row can be reached by keyboard.
          tabIndex={wide ? undefined : 0}
          {...{ [PARTS.posts]: '' }}
          data-over={t('over')}
          {...(!wide && {
            [PARTS.others]: JSON.stringify(
              Object.fromEntries(ORDER.slice(PREPARED).map((network) => [network, [note(network), written(network)]])),
            ),
          })}
          className={wall ? wall : joined(styles.postsRow, withDotsStyles.withDots)}
        >
          {(wide ? ON_WALL : ORDER.slice(0, PREPARED)).map((network) => (
            <Post
              key={network}
              network={network}
              line={written(network)}
              note={note(network)}
              scene={(isLying(network) ? SCENES : STANDING)[sample]}
            />
          ))}
        </ul>
      </div>
    </ComposerPart>
  );
}

function Post({ network, line, note, scene }: { network: Network; line: string; note: string; scene: SceneName }) {
  const figure = useFigure();
  const { length, limit, pieces } = previewOf(network, line);
  return (
    <li {...{ [PARTS.post]: network }}>
      <p {...{ [PARTS.name]: '' }} className={`flex items-center gap-2 font-semibold before:size-4 ${networkMark(network)}`}>
        {NETWORK_NAMES[network]}
        <span {...{ [PARTS.count]: '' }} className="ms-auto whitespace-nowrap font-normal text-soft tabular-nums">
          {limit ? `${figure(length)} / ${figure(limit)}` : figure(length)}
        </span>
      </p>
      <p {...{ [PARTS.note]: '' }} className="small-note">
        {note}
      </p>
      <div {...{ [PARTS.frame]: '' }} className={joined(styles.frame, 'flex')}>
        <CutPaper scene={scene} className={drawingLook(network)} />
      </div>
      <p {...{ [PARTS.text]: '' }} className="wrap-anywhere whitespace-pre-line leading-snug">
        {pieces.map((piece, place) => {
          const look = pieceLook(piece);
          return look ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces keep their places, and a text may hold the same one twice, such as a space
            <span key={place} className={look} {...(piece.fate !== 'shown' && { [PARTS.cut]: '' })}>
              {piece.text}
            </span>
          ) : (
            piece.text
          );
        })}
      </p>
    </li>
  );
}
