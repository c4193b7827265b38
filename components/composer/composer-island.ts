import { fragmentOf, lineOf } from '@/lib/site/line-in-address';
import { NETWORK_LIMITS } from '@/lib/site/network-limits';
import type { Network } from '@/lib/site/networks';
import { cropTo, type FocalPoint, type Piece, previewOf } from '@/lib/site/post-preview';
import { PARTS, pieceLook } from './looks';

/** A picture is kept no larger: it is shown a few hundred pixels wide. */
const PICTURE_MAX = 1200;
/** How far an arrow key moves the focal point, of the picture's side. */
const STEP = 0.05;
const MOVES: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};
const MIDDLE: FocalPoint = { x: 0.5, y: 0.5 };
const between = (value: number) => Math.min(1, Math.max(0, value));

/** Makes the example work: what is typed and dropped is shown as each network would. Nothing is sent or kept. Returns how to end it. */
export function startComposer(host: HTMLElement): () => void {
  const part = <T extends HTMLElement>(name: keyof typeof PARTS) => host.querySelector(`[${PARTS[name]}]`) as T;
  const line = part<HTMLTextAreaElement>('line');
  const file = part<HTMLInputElement>('picture');
  const stage = part<HTMLCanvasElement>('stage');
  const focus = part<HTMLButtonElement>('focus');
  const status = part<HTMLOutputElement>('status');
  const number = new Intl.NumberFormat(document.documentElement.lang);
  const posts = [...host.querySelectorAll<HTMLElement>(`[${PARTS.post}]`)].map((post) => ({
    post,
    network: post.getAttribute(PARTS.post) as Network,
    count: post.querySelector(`[${PARTS.count}]`) as HTMLElement,
    text: post.querySelector(`[${PARTS.text}]`) as HTMLElement,
    frame: post.querySelector(`[${PARTS.frame}]`) as HTMLElement,
  }));
  let picture: HTMLCanvasElement | undefined;
  let point = MIDDLE;
  const say = (words = '') => {
    status.textContent = words;
  };

  const write = () => {
    for (const { network, count, text } of posts) {
      const { length, limit, pieces } = previewOf(network, line.value);
      count.textContent = limit ? `${number.format(length)} / ${number.format(limit)}` : number.format(length);
      count.classList.toggle('text-negative', limit !== undefined && length > limit);
      text.replaceChildren(...pieces.map(drawn));
    }
  };

  const crop = () => {
    for (const { network, frame } of posts) {
      const drawing = frame.querySelector('svg');
      let canvas = frame.querySelector('canvas');
      drawing?.classList.toggle('hidden', picture !== undefined);
      if (!picture) {
        canvas?.remove();
        continue;
      }
      const { x, y, width, height } = cropTo([picture.width, picture.height], NETWORK_LIMITS[network].shape, point);
      if (!canvas) {
        canvas = document.createElement('canvas');
        canvas.className = 'max-h-full max-w-full rounded-sm';
        frame.append(canvas);
      }
      // Twice the size that a frame has, for dense screens.
      const scale = Math.min(1, 480 / Math.max(width, height));
      canvas.width = Math.max(1, Math.round(width * scale));
      canvas.height = Math.max(1, Math.round(height * scale));
      canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
    }
    host.toggleAttribute('data-pictured', picture !== undefined);
  };

  const aim = (to: FocalPoint) => {
    point = { x: between(to.x), y: between(to.y) };
    // By the style object: the page's policy allows no style attribute that it does not know.
    focus.style.left = `${point.x * 100}%`;
    focus.style.top = `${point.y * 100}%`;
    focus.setAttribute('aria-valuetext', `${Math.round(point.x * 100)} %, ${Math.round(point.y * 100)} %`);
    focus.setAttribute('aria-valuenow', String(Math.round(point.x * 100)));
    crop();
  };

  /** The picture goes from the file into a canvas: no address is made for it, so there is none to take back or to allow. */
  const show = async (chosen: Blob | undefined) => {
    if (!chosen) return;
    let bitmap: ImageBitmap;
    try {
      bitmap = await createImageBitmap(chosen);
    } catch {
      return say(status.dataset.unreadable);
    }
    const scale = Math.min(1, PICTURE_MAX / Math.max(bitmap.width, bitmap.height));
    picture = document.createElement('canvas');
    picture.width = stage.width = Math.max(1, Math.round(bitmap.width * scale));
    picture.height = stage.height = Math.max(1, Math.round(bitmap.height * scale));
    for (const canvas of [picture, stage]) canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    say();
    aim(MIDDLE);
  };

  const share = async () => {
    history.replaceState(null, '', location.pathname + location.search + fragmentOf(line.value));
    try {
      await navigator.clipboard.writeText(location.href);
      say(status.dataset.copied);
    } catch {
      // Not allowed, or a page without TLS, where there is no clipboard.
      say(status.dataset.failed);
    }
  };

  const own = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(target: HTMLElement, name: Name, act: (event: HTMLElementEventMap[Name]) => void) =>
    target.addEventListener(name, act, { signal: own.signal });
  on(line, 'input', () => {
    say();
    write();
  });
  on(line, 'paste', ({ clipboardData }) => void show(clipboardData?.files[0]));
  on(file, 'change', () => void show(file.files?.[0]));
  on(part('takeOut'), 'click', () => {
    picture = undefined;
    file.value = '';
    crop();
    file.focus();
  });
  on(part('share'), 'click', () => void share());
  on(host, 'dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  on(host, 'drop', (event) => {
    if (!event.dataTransfer?.files[0]) return;
    event.preventDefault();
    void show(event.dataTransfer.files[0]);
  });
  on(focus, 'keydown', (event) => {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    aim({ x: point.x + move[0], y: point.y + move[1] });
  });
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    aim({ x: (clientX - left) / width, y: (clientY - top) / height });
  };
  const place = stage.parentElement as HTMLElement;
  on(place, 'pointerdown', (event) => {
    event.preventDefault();
    focus.focus();
    place.setPointerCapture(event.pointerId);
    follow(event);
  });
  on(place, 'pointermove', (event) => {
    if (place.hasPointerCapture(event.pointerId)) follow(event);
  });

  const told = lineOf(location.hash);
  if (told !== undefined) line.value = told;
  // What was typed, or kept by the browser, before this code came.
  write();
  host.setAttribute('data-works', '');
  return () => own.abort();
}

function drawn(piece: Piece): Node {
  const look = pieceLook(piece);
  if (!look) return document.createTextNode(piece.text);
  const element = document.createElement(piece.fate === 'cut' ? 's' : 'span');
  element.className = look;
  element.textContent = piece.text;
  return element;
}
