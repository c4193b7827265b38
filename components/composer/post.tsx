import type { ReactNode } from 'react';
import { CutPaper, type SceneName } from '@/components/pictures/cut-paper';
import { networkMark } from '@/components/ui/network-mark';
import { numberFormat } from '@/lib/i18n/figure';
import { NETWORK_NAMES, type Network } from '@/lib/site/networks';
import { type Piece, previewOf } from '@/lib/site/post-preview';

/** The drawing in each network's shape, and the side that is fixed. A network with any shape uses the drawing's own. */
const SHAPES: Record<Network, string> = {
  instagram: 'aspect-[4/5] h-full',
  facebook: 'aspect-[1.91] w-full',
  twitter: 'aspect-video w-full',
  linkedin: 'aspect-[1.91] w-full',
  tiktok: 'aspect-[9/16] h-full',
  pinterest: 'aspect-[2/3] h-full',
  medium: 'w-full',
  threads: 'w-full',
  youtube: 'aspect-video w-full',
};

/** The prepared lines, and the drawing of their posts until a visitor adds a picture. */
const LYING = { tulips: 'tulips', rye: 'loaf' } as const satisfies Record<string, SceneName>;
/** The drawing of the other networks. Tulips fit every shape. An upright crop would cut both ends of the loaf, so it has a second drawing. */
const STANDING = { tulips: 'tulips', rye: 'loaf-tall' } as const satisfies Record<keyof typeof LYING, SceneName>;
export type Sample = keyof typeof LYING;

export type PreparedPost = { network: Network; note: string; text: string };

type PostProps = PreparedPost & {
  sample: Sample;
  locale: string;
  /** Replaces the note if the text is too long; `#` is the number of extra characters. */
  over?: string;
  picture?: ReactNode;
};

/** A text in the form of a network. */
export function Post({ network, note, text, sample, locale, over = '', picture }: PostProps) {
  const { length, limit, pieces } = previewOf(network, text);
  const figure = numberFormat(locale);
  // A network with any shape uses the columns of a wide desktop (`wall` in ai-studio.module.css).
  const isLying = /^aspect-.+ w-full$/.test(SHAPES[network]);
  return (
    <li data-network={network}>
      <p className={`flex items-center gap-2 font-semibold before:size-4 ${networkMark(network)}`}>
        {NETWORK_NAMES[network]}
        <span data-count="" className="ms-auto whitespace-nowrap font-normal text-soft tabular-nums">
          {limit ? `${figure.format(length)} / ${figure.format(limit)}` : figure.format(length)}
        </span>
      </p>
      <p data-note="" className="small-note">
        {limit && length > limit ? over.replace('#', figure.format(length - limit)) : note}
      </p>
      <div data-frame="" className="my-2.5 flex">
        {picture ?? <CutPaper scene={(isLying ? LYING : STANDING)[sample]} className={`rounded-lg ${SHAPES[network]}`} />}
      </div>
      <p data-text="" className="wrap-anywhere whitespace-pre-line leading-snug">
        {pieces.map((piece, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces keep their places, and a text may hold the same one twice, such as a space
          <DrawnPiece key={place} {...piece} />
        ))}
      </p>
    </li>
  );
}

function DrawnPiece({ text, kind, fate }: Piece) {
  // Links are red.
  if (fate === 'shown') return kind === 'words' ? text : <span className="text-thread">{text}</span>;
  const Cut = fate === 'cut' ? 's' : 'span';
  return (
    <Cut className="text-soft" data-cut="">
      {text}
    </Cut>
  );
}
