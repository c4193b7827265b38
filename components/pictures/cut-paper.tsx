import type { ComponentProps, CSSProperties } from 'react';
import { joined } from '@/components/ui/joined';
import { symbolOf } from '@/components/ui/symbol';
import drawings from './cut-paper.svg';
import styles from './picture.module.css';

export type SceneName =
  | 'loaf'
  | 'loaf-tall'
  | 'field'
  | 'oven'
  | 'shop'
  | 'cup'
  | 'wheat'
  | 'slice'
  | 'dawn'
  | 'tulips'
  | 'vase'
  | 'glasshouse'
  | 'scales'
  | 'weighed'
  | 'books'
  | 'signed'
  | 'seal'
  | 'screen'
  | 'reel'
  | 'ticket'
  | 'ball'
  | 'crane'
  | 'keys'
  | 'microphone'
  | 'board'
  | 'bubbles'
  | 'asked';
export type PersonName = 'ana' | 'tomas' | 'ines' | 'kofi' | 'mei' | 'ruth' | 'nadia' | 'bruno';

/**
 * The address of a drawing as an image: a view of the file, which has its own colours in both themes. So a drawing is one element, and not the
 * shapes that a symbol brings into the page; an image takes the theme from the colour scheme of the page.
 */
const drawingOf = (name: SceneName | PersonName): string => symbolOf(drawings, `view-${name}`);

// Lazy: React would preload any other in the head of the page, each by itself, though all are one file.

/** A still life of cut paper that fills its box. Decoration: the words beside it say what it is. */
export function CutPaper({ scene, className, ...rest }: ComponentProps<'img'> & { scene: SceneName }) {
  // biome-ignore lint/performance/noImgElement: a drawing of the site's own, whose size is its class's
  return <img src={drawingOf(scene)} alt="" loading="lazy" className={joined(styles.cutScene, className)} {...rest} />;
}

/** A portrait of cut paper. Decoration: the person's name stands beside it. Give it a size and, for an avatar, a round shape. */
export function Portrait({ person, className, style }: { person: PersonName; className: string | undefined; style?: CSSProperties }) {
  // biome-ignore lint/performance/noImgElement: as above
  return <img src={drawingOf(person)} alt="" loading="lazy" className={`${styles.cutPortrait} ${className}`} style={style} />;
}
