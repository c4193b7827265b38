import { type Counting, NETWORK_LIMITS, X_LINK_LENGTH } from './network-limits.ts';
import type { Network } from './networks.ts';

/** A part of a line as a network shows it: its type, and whether readers see it immediately, only after unfolding, or not at all. */
export type Piece = { text: string; kind: 'words' | 'tag' | 'link'; fate: 'shown' | 'folded' | 'cut' };

export type Preview = { length: number; limit: number | undefined; pieces: Piece[] };

/**
 * An address with its scheme, or a bare one: without a scheme, only country domains and the most common others count. X knows some 1,500 by
 * name; a list of them would be most of the island.
 */
const LINK =
  /https?:\/\/[^\s<>"]*[^\s<>".,:;!?'()[\]{}«»“”‘’…]|(?<![\p{L}\p{N}@#$._/-])(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:com|org|net|info|biz|edu|gov|app|dev|shop|store|blog|online|site|xyz|[a-z]{2})(?![\p{L}\p{N}@_-])(?:\/[^\s<>"]*[^\s<>".,:;!?'()[\]{}«»“”‘’…])?/iu;
/** A hashtag has a letter in it: "#1" is not one. */
const TAG = /(?<![\p{L}\p{N}_&/])[#＃](?=[\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_]+/u;
const ENTITY = new RegExp(`(${LINK.source})|(${TAG.source})`, 'giu');

const EMOJI = /\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u;

let segmenter: Intl.Segmenter | undefined;
const graphemes = (text: string): string[] => {
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
};

/** Code points that weigh one on X; every other weighs two (the configuration of the library twitter-text, version 3). */
const LIGHT: readonly (readonly [from: number, to: number])[] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];
const weight = (character: string) => {
  const point = character.codePointAt(0) as number;
  return LIGHT.some(([from, to]) => point >= from && point <= to) ? 1 : 2;
};

/** The weight of a grapheme. */
const COST: Record<Counting, (grapheme: string) => number> = {
  graphemes: () => 1,
  utf16: (grapheme) => grapheme.length,
  weighted: (grapheme) => (EMOJI.test(grapheme) ? 2 : [...grapheme].reduce((sum, each) => sum + weight(each), 0)),
  emojiBytes: (grapheme) => (EMOJI.test(grapheme) ? new TextEncoder().encode(grapheme).length : 1),
};

/** Its links, its hashtags and the text between them. */
function entities(line: string): Pick<Piece, 'text' | 'kind'>[] {
  const found: Pick<Piece, 'text' | 'kind'>[] = [];
  let end = 0;
  for (const match of line.matchAll(ENTITY)) {
    if (match.index > end) found.push({ text: line.slice(end, match.index), kind: 'words' });
    found.push({ text: match[0], kind: match[1] ? 'link' : 'tag' });
    end = match.index + match[0].length;
  }
  if (end < line.length) found.push({ text: line.slice(end), kind: 'words' });
  return found;
}

/** A line as a network counts, cuts and links it. */
export function previewOf(network: Network, line: string): Preview {
  const { characters, counting, firstSeen = Number.POSITIVE_INFINITY, hashtags = Number.POSITIVE_INFINITY } = NETWORK_LIMITS[network];
  const cost = COST[counting];
  const pieces: Piece[] = [];
  let length = 0;
  let tags = 0;
  const add = (text: string, kind: Piece['kind'], cost: number) => {
    length += cost;
    const fate = length > (characters ?? Number.POSITIVE_INFINITY) ? 'cut' : length > firstSeen ? 'folded' : 'shown';
    const last = pieces.at(-1);
    if (last && last.kind === kind && last.fate === fate) last.text += text;
    else pieces.push({ text, kind, fate });
  };
  // Composed: "é" is one character in any typed form.
  for (const { text, kind } of entities(line.trim().normalize('NFC'))) {
    if (counting === 'weighted' && kind === 'link') {
      add(text, kind, X_LINK_LENGTH);
      continue;
    }
    if (kind === 'tag') tags += 1;
    for (const grapheme of graphemes(text)) add(grapheme, kind === 'tag' && tags > hashtags ? 'words' : kind, cost(grapheme));
  }
  return { length, limit: characters, pieces };
}

/** The focal point of a picture, which has to stay visible: each coordinate from 0 to 1. */
export type FocalPoint = { x: number; y: number };

/** The part of a picture that fills a shape, centred on the point as closely as the edges allow. */
export function cropTo([width, height]: readonly [number, number], shape: readonly [number, number] | undefined, { x, y }: FocalPoint) {
  const ratio = shape ? shape[0] / shape[1] : width / height;
  const w = Math.min(width, height * ratio);
  const h = Math.min(height, width / ratio);
  const start = (at: number, all: number, part: number) => Math.min(Math.max(at * all - part / 2, 0), all - part);
  return { x: start(x, width, w), y: start(y, height, h), width: w, height: h };
}
