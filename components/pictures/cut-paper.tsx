import type { ComponentProps, CSSProperties } from 'react';
import { symbolOf } from '@/components/ui/symbol';
import drawings from './cut-paper.svg';

type Bakery = 'loaf' | 'loaf-tall' | 'field' | 'oven' | 'shop' | 'cup' | 'wheat' | 'slice' | 'dawn';
type OtherTrade = 'tulips' | 'vase' | 'glasshouse' | 'scales' | 'weighed' | 'books' | 'signed' | 'seal' | 'screen' | 'reel' | 'ticket';
type OfPage = 'ball' | 'crane' | 'keys' | 'microphone' | 'board' | 'bubbles' | 'asked';
export type SceneName = Bakery | OtherTrade | OfPage;
export type PersonName = 'ana' | 'tomas' | 'ines' | 'kofi' | 'mei' | 'ruth' | 'nadia' | 'bruno';

/**
 * The address of a drawing as an image. It points to one view of a file with all drawings, which has its own colours in both themes. So a
 * drawing is one element and not many shapes. An image takes its theme from the colour scheme of the page.
 */
const drawingOf = (name: SceneName | PersonName): string => symbolOf(drawings, `view-${name}`);

// The images load lazily. React would preload each eager image in the head of the page separately, although all are one file.

/** A still life of cut paper that fills its box. It is decoration, because the words beside it describe it. */
export function CutPaper({ scene, className, ...rest }: ComponentProps<'img'> & { scene: SceneName }) {
  // biome-ignore lint/performance/noImgElement: a drawing of the site's own, whose size is its class's
  return <img src={drawingOf(scene)} alt="" loading="lazy" data-drawn="scene" className={className} {...rest} />;
}

/** A portrait of cut paper. It is decoration, because the person's name stands beside it. Give it a size and a shape. */
export function Portrait({ person, className, style }: { person: PersonName; className: string | undefined; style?: CSSProperties }) {
  // biome-ignore lint/performance/noImgElement: as above
  return <img src={drawingOf(person)} alt="" loading="lazy" data-drawn="portrait" className={className} style={style} />;
}
