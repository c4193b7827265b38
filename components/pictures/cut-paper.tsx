import type { ComponentProps } from 'react';
import { symbolOf } from '@/components/ui/symbol';
import drawings from './cut-paper.svg';

type Bakery = 'loaf' | 'loaf-tall' | 'field' | 'oven' | 'shop' | 'cup' | 'wheat' | 'slice' | 'dawn';
type OtherTrade = 'tulips' | 'vase' | 'glasshouse' | 'scales' | 'weighed' | 'books' | 'signed' | 'seal' | 'screen' | 'reel' | 'ticket';
type OfPage = 'ball' | 'crane' | 'keys' | 'microphone' | 'board' | 'bubbles' | 'asked';
export type SceneName = Bakery | OtherTrade | OfPage;
export type PersonName = 'ana' | 'tomas' | 'ines' | 'kofi' | 'mei' | 'ruth' | 'nadia' | 'bruno';

// A drawing is one view of a file with all drawings, so it is one element and not many shapes. As an image it takes its theme from the
// colour scheme of the page. The images load lazily. React would preload each eager image in the head of the page separately, although all
// are one file.

/** A still life of cut paper that fills its box. It is decoration, because the words beside it describe it. */
export function CutPaper({ scene, ...rest }: ComponentProps<'img'> & { scene: SceneName | PersonName }) {
  // biome-ignore lint/performance/noImgElement: a drawing of the site's own, whose size is its class's
  return <img src={symbolOf(drawings, `view-${scene}`)} alt="" loading="lazy" data-drawn="scene" {...rest} />;
}

/** A portrait of cut paper. It is decoration, because the person's name stands beside it. Give it a size and a shape. */
export function Portrait({ person, ...rest }: ComponentProps<'img'> & { person: PersonName }) {
  return <CutPaper scene={person} data-drawn="portrait" {...rest} />;
}
