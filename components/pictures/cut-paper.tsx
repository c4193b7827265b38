import type { CSSProperties } from 'react';
import { symbolOf } from '@/components/ui/symbol';
import drawings from './cut-paper.svg';

export type SceneName =
  | 'loaf'
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
  | 'books'
  | 'seal'
  | 'screen'
  | 'reel'
  | 'ticket'
  | 'ball'
  | 'crane';
export type PersonName = 'ana' | 'tomas' | 'ines' | 'kofi' | 'mei' | 'ruth';

/** A still life of cut paper that fills its box. Decoration: the words beside it say what it is. */
export function CutPaper({ scene, className }: { scene: SceneName; className: string }) {
  return (
    <svg aria-hidden="true" className={`cut-scene ${className}`}>
      <use href={symbolOf(drawings, scene)} />
    </svg>
  );
}

/** A portrait of cut paper. Decoration: the person's name stands beside it. Give it a size and, for an avatar, a round shape. */
export function Portrait({ person, className, style }: { person: PersonName; className: string; style?: CSSProperties }) {
  return (
    <svg aria-hidden="true" className={`cut-portrait ${className}`} style={style}>
      <use href={symbolOf(drawings, person)} />
    </svg>
  );
}
