import { useFormatter, useTranslations } from 'next-intl';
import { useId } from 'react';
import { CutPaper, type SceneName } from '@/components/pictures/cut-paper';
import { Icon } from '@/components/ui/icon';
import { networkMark } from '@/components/ui/network-mark';
import { LIVE_PART } from '@/lib/next/static-part';
import { LINE_MAX } from '@/lib/site/line-in-address';
import { NETWORK_LIMITS, X_LINK_LENGTH } from '@/lib/site/network-limits';
import { NETWORK_NAMES, type Network } from '@/lib/site/networks';
import { previewOf } from '@/lib/site/post-preview';
import { ComposerPart } from './composer-part';
import { PARTS, pieceLook } from './looks';

/** What the example shows until a visitor brings a picture. */
const SCENE: SceneName = 'tulips';
/** Those first that treat the line most differently: how they cut it, what they link, which shape a picture has. */
const ORDER: readonly Network[] = ['instagram', 'youtube', 'twitter', 'pinterest', 'threads', 'tiktok', 'medium', 'facebook', 'linkedin'];
const EXAMPLE_LINK = 'https://example.com/open';
/** The drawing in each network's shape. */
const SHAPES: Record<Network, string> = {
  instagram: 'aspect-[4/5] h-full',
  facebook: 'aspect-[1.91] w-full',
  twitter: 'aspect-video w-full',
  linkedin: 'aspect-[1.91] w-full',
  tiktok: 'aspect-[9/16] h-full',
  pinterest: 'aspect-[2/3] h-full',
  medium: 'h-full',
  threads: 'h-full',
  youtube: 'aspect-video w-full',
};
/**
 * On a phone a row that runs to the edge of the screen; then three columns, or five and the last post as wide as two, so that no cell stays
 * empty. The pictures of a row stand at one height, however long the lines above them are.
 */
const WIDE_POSTS =
  'max-lg:-mx-gutter max-lg:px-gutter lg:grid lg:grid-cols-3 lg:gap-4 lg:overflow-visible lg:*:w-auto xl:grid-cols-5 xl:*:row-span-4 xl:*:grid xl:*:grid-cols-[minmax(0,1fr)] xl:*:grid-rows-subgrid xl:*:gap-y-0 xl:*:last:col-span-2';
const LAST = ORDER.at(-1);
const TOOL =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-button border border-hairline bg-raised px-4 font-medium text-small hover:border-ink max-sm:gap-1.5 max-sm:px-2.5 max-sm:text-[0.8125rem]';

/** One line on nine networks, each by its own rules: an example worked out, and a field for the visitor's own line where scripts run. */
export function Composer({ wide = false }: { wide?: boolean }) {
  const t = useTranslations('composer');
  const id = useId();
  const example = t('example', { link: EXAMPLE_LINK });
  return (
    <ComposerPart {...{ [LIVE_PART]: id }} className="group grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
      <div className={wide ? 'grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : 'pe-gutter'}>
        <div>
          <label htmlFor={id} className="font-semibold text-small">
            {t('label')}
          </label>
          <div className="mt-2 rounded-card border border-hairline bg-raised p-4 shadow-float has-focus-visible:outline-2 has-focus-visible:outline-thread has-focus-visible:outline-offset-2">
            <p className="scripted:hidden">{example}</p>
            <textarea
              id={id}
              {...{ [PARTS.line]: '' }}
              rows={3}
              maxLength={LINE_MAX}
              autoComplete="off"
              defaultValue={example}
              aria-describedby={`${id}private`}
              className="field-sizing-content hidden min-h-[3lh] w-full resize-none bg-transparent text-start leading-snug outline-none scripted:block"
            />
          </div>
        </div>
        <div className={wide ? 'lg:pt-5' : undefined}>
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
          </div>
          <div className="mt-3 hidden gap-4 group-data-pictured:flex">
            <div className="relative shrink-0 cursor-crosshair touch-none self-start">
              <canvas {...{ [PARTS.stage]: '' }} className="block max-h-40 max-w-44 rounded-lg" />
              <span
                role="slider"
                tabIndex={0}
                aria-label={t('focus')}
                aria-valuemin={0}
                aria-valuemax={100}
                aria-valuenow={50}
                {...{ [PARTS.focus]: '' }}
                className="absolute size-6 -translate-1/2 rounded-full border-2 border-on-thread bg-thread shadow-float"
              />
            </div>
            <div>
              <p className="note">{t('aim')}</p>
              <button type="button" {...{ [PARTS.takeOut]: '' }} className="mt-1 min-h-11 font-semibold text-small text-thread">
                {t('takeOut')}
              </button>
            </div>
          </div>
          <p id={`${id}private`} className="note mt-3 hidden scripted:block">
            {t('private')}
          </p>
          <output
            {...{ [PARTS.status]: '' }}
            data-copied={t('copied')}
            data-failed={t('failed')}
            data-unreadable={t('unreadable')}
            className="mt-2 block font-medium text-small empty:hidden"
          />
        </div>
      </div>
      {/* A scrolling row can be reached by keyboard. */}
      <ul
        aria-label={t('posts')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        className={`flex gap-3 overflow-x-auto pb-3 text-small *:w-52 *:shrink-0 *:rounded-card *:border *:border-hairline *:bg-raised *:p-3 ${wide ? WIDE_POSTS : ''}`}
      >
        {ORDER.map((network) => (
          <Post key={network} network={network} line={example} wide={wide} />
        ))}
      </ul>
    </ComposerPart>
  );
}

function Post({ network, line, wide }: { network: Network; line: string; wide: boolean }) {
  const t = useTranslations('composer');
  const { number } = useFormatter();
  const { length, limit, pieces } = previewOf(network, line);
  const { firstSeen = 0, hashtags = 0 } = NETWORK_LIMITS[network];
  return (
    <li {...{ [PARTS.post]: network }}>
      <div className={`flex items-center gap-2 before:size-4 ${networkMark(network)}`}>
        <span className="me-auto font-semibold">{NETWORK_NAMES[network]}</span>
        <span {...{ [PARTS.count]: '' }} className={`tabular-nums ${limit && length > limit ? 'text-negative' : ''}`}>
          {limit ? `${number(length)} / ${number(limit)}` : number(length)}
        </span>
      </div>
      <p className="note">{t(`notes.${network}`, { link: X_LINK_LENGTH, seen: firstSeen, hashtags })}</p>
      <div {...{ [PARTS.frame]: '' }} className="my-2.5 flex h-28 sm:h-36 items-center justify-center overflow-hidden rounded-lg bg-sunken">
        <CutPaper scene={SCENE} className={`rounded-sm ${SHAPES[network]} ${wide && network === LAST ? 'xl:h-full xl:w-auto' : ''}`} />
      </div>
      <p {...{ [PARTS.text]: '' }} className="wrap-anywhere whitespace-pre-line leading-snug">
        {pieces.map((piece) => {
          const look = pieceLook(piece);
          const Mark = piece.fate === 'cut' ? 's' : 'span';
          return look ? (
            <Mark key={piece.text} className={look}>
              {piece.text}
            </Mark>
          ) : (
            piece.text
          );
        })}
      </p>
    </li>
  );
}
