'use client';

import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import { NETWORK_LIMITS } from '@/lib/site/network-limits';
import type { Network } from '@/lib/site/networks';
import { cropTo, type FocalPoint } from '@/lib/site/post-preview';

export { Post } from './post';

/** Maximum side of a stored picture. It is shown a few hundred pixels wide. */
const PICTURE_MAX = 1200;
/** Size of a crop compared with its frame, for dense screens. */
const CROP_MAX = 480;
/** How far an arrow key moves the focal point, as a part of the picture's side. */
const STEP = 0.05;
const MOVES: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const between = (value: number) => Math.min(1, Math.max(0, value));
const percent = (value: number) => Math.round(value * 100);

/** Draws the file into a canvas. That needs no address, so none has to be revoked or allowed. */
export async function readPicture(file: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  draw(canvas, bitmap, { x: 0, y: 0, width: bitmap.width, height: bitmap.height }, PICTURE_MAX);
  bitmap.close();
  return canvas;
}

function draw(canvas: HTMLCanvasElement, picture: CanvasImageSource, { x, y, width, height }: ReturnType<typeof cropTo>, longest: number) {
  const scale = Math.min(1, longest / Math.max(width, height));
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
}

type OwnPicture = { picture: HTMLCanvasElement; point: FocalPoint };

/** The part of the picture that a network shows. */
export function Crop({ picture, point, network }: OwnPicture & { network: Network }) {
  const { shape } = NETWORK_LIMITS[network];
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current) draw(canvas.current, picture, cropTo([picture.width, picture.height], shape, point), CROP_MAX);
  }, [picture, point, shape]);
  return (
    <canvas
      ref={canvas}
      data-shaped={shape && ''}
      // A network that does not crop may show an upright picture, and its frame has no height.
      className={`${shape ? 'max-h-full' : 'max-h-59'} max-w-full rounded-lg`}
    />
  );
}

type CroppingProps = OwnPicture & {
  words: Record<'focus' | 'aim' | 'takeOut', string>;
  onPoint: (point: FocalPoint) => void;
  onTakeOut: () => void;
};

/** The visitor's whole picture, the focal point of the crops, and a button to remove it. */
export function Cropping({ picture, point, words, onPoint, onTakeOut }: CroppingProps) {
  const stage = useRef<HTMLCanvasElement>(null);
  const focus = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (stage.current) draw(stage.current, picture, { x: 0, y: 0, width: picture.width, height: picture.height }, PICTURE_MAX);
  }, [picture]);
  const aim = (x: number, y: number) => onPoint({ x: between(x), y: between(y) });
  const follow = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    aim((clientX - left) / width, (clientY - top) / height);
  };
  return (
    <div className="mt-3 flex gap-4">
      <div
        onPointerDown={(event) => {
          event.preventDefault();
          focus.current?.focus();
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
        className="relative shrink-0 cursor-crosshair touch-none self-start"
      >
        <canvas ref={stage} data-stage="" className="block max-h-40 max-w-44 rounded-lg" />
        <span
          ref={focus}
          role="slider"
          tabIndex={0}
          aria-label={words.focus}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent(point.x)}
          aria-valuetext={`${percent(point.x)} %, ${percent(point.y)} %`}
          onKeyDown={(event) => {
            const move = MOVES[event.key];
            if (!move) return;
            event.preventDefault();
            aim(point.x + move[0], point.y + move[1]);
          }}
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
          className="absolute size-6 -m-3 rounded-full border-2 border-on-thread bg-thread shadow-float"
        />
      </div>
      <div>
        <p className="small-note">{words.aim}</p>
        <button type="button" onClick={onTakeOut} className="mt-1 min-h-11 font-semibold text-small text-thread">
          {words.takeOut}
        </button>
      </div>
    </div>
  );
}
