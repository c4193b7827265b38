import { networkMark } from '@/components/ui/network-mark';
import { numberFormat } from '@/lib/i18n/figure';
import { fragmentOf, lineOf } from '@/lib/site/line-in-address';
import { NETWORK_LIMITS } from '@/lib/site/network-limits';
import { NETWORK_NAMES, type Network } from '@/lib/site/networks';
import { cropTo, type FocalPoint, type Piece, previewOf } from '@/lib/site/post-preview';
import { drawingLook, PARTS, pieceLook } from './looks';

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
  const { stage, focus, takeOut } = croppingIn(part('cropping'));
  const status = part<HTMLOutputElement>('status');
  const list = part<HTMLUListElement>('posts');
  addOthers(list);
  const number = numberFormat(document.documentElement.lang);
  const posts = [...host.querySelectorAll<HTMLElement>(`[${PARTS.post}]`)].map((post) => ({
    network: post.getAttribute(PARTS.post) as Network,
    count: post.querySelector(`[${PARTS.count}]`) as HTMLElement,
    note: remembered(post.querySelector(`[${PARTS.note}]`) as HTMLElement),
    text: remembered(post.querySelector(`[${PARTS.text}]`) as HTMLElement),
    frame: post.querySelector(`[${PARTS.frame}]`) as HTMLElement,
  }));
  const whose = remembered(part('whose'));
  const over = list.dataset.over as string;
  let picture: HTMLCanvasElement | undefined;
  let point = MIDDLE;
  const say = (words = '') => {
    status.textContent = words;
  };

  const write = () => {
    // The prepared line stands as its posts were written by hand; any other word for word.
    const prepared = line.value === line.defaultValue;
    whose.element.textContent = prepared ? whose.before : (whose.element.dataset.own as string);
    for (const { network, count, note, text } of posts) {
      const { length, limit, pieces } = previewOf(network, prepared ? text.before : line.value);
      count.textContent = limit ? `${number.format(length)} / ${number.format(limit)}` : number.format(length);
      note.element.textContent = limit && length > limit ? over.replace('#', number.format(length - limit)) : note.before;
      text.element.replaceChildren(...pieces.map(drawn));
    }
  };

  const crop = () => {
    for (const { network, frame } of posts) {
      const drawing = frame.querySelector('img');
      let canvas = frame.querySelector('canvas');
      drawing?.toggleAttribute('hidden', picture !== undefined);
      if (!picture) {
        canvas?.remove();
        continue;
      }
      const { shape } = NETWORK_LIMITS[network];
      const { x, y, width, height } = cropTo([picture.width, picture.height], shape, point);
      if (!canvas) {
        canvas = document.createElement('canvas');
        // What a network shows as it is may be upright, and its frame has no height of its own.
        canvas.className = `${shape ? 'max-h-full' : 'max-h-59'} max-w-full rounded-lg`;
        canvas.toggleAttribute('data-shaped', shape !== undefined);
        frame.append(canvas);
      }
      // Larger than a frame, for dense screens.
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
    // Another picture than the field's, which can be chosen again then.
    if (chosen !== file.files?.[0]) file.value = '';
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
  on(takeOut, 'click', () => {
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
  const back = host.querySelector<HTMLButtonElement>(`[${PARTS.back}]`);
  const onwards = host.querySelector<HTMLButtonElement>(`[${PARTS.on}]`);
  if (back && onwards) {
    // Where the layout runs from right to left, places are counted below zero.
    const push = (by: number) => list.scrollBy({ left: by * list.clientWidth * (getComputedStyle(list).direction === 'rtl' ? -1 : 1) });
    const mark = () => {
      const at = Math.abs(list.scrollLeft);
      back.disabled = at < 2;
      onwards.disabled = at > list.scrollWidth - list.clientWidth - 2;
    };
    on(back, 'click', () => push(-1));
    on(onwards, 'click', () => push(1));
    on(list, 'scroll', mark);
    mark();
  }
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
  // A page that is opened again has what was typed since, and the crops of its last picture.
  if (told !== undefined && !host.hasAttribute('data-works')) line.value = told;
  // What was typed, or kept by the browser, before this code came.
  write();
  crop();
  void show(file.files?.[0]);
  host.setAttribute('data-works', '');
  return () => own.abort();
}

/** What only somebody needs who has brought a picture: the whole of it, the point that every crop keeps, and the way to take it out again. */
function croppingIn(place: HTMLElement) {
  const make = <Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = '') =>
    Object.assign(document.createElement(name), { className, textContent: text });
  const stage = make('canvas', 'block max-h-40 max-w-44 rounded-lg');
  stage.dataset.stage = '';
  const focus = make('span', 'absolute size-6 -translate-1/2 rounded-full border-2 border-on-thread bg-thread shadow-float');
  focus.tabIndex = 0;
  for (const [name, value] of Object.entries({
    role: 'slider',
    'aria-label': place.dataset.focusLabel,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
  }))
    focus.setAttribute(name, String(value));
  const takeOut = make('button', 'mt-1 min-h-11 font-semibold text-small text-thread', place.dataset.takeOut);
  takeOut.type = 'button';
  const picture = make('div', 'relative shrink-0 cursor-crosshair touch-none self-start');
  const words = make('div', '');
  picture.append(stage, focus);
  words.append(make('p', 'small-note', place.dataset.aim), takeOut);
  // A page that is opened again has them from before.
  place.replaceChildren(picture, words);
  return { stage, focus, takeOut };
}

/** An element and the words that the page came with, which it still knows where the page is opened again. */
function remembered(element: HTMLElement) {
  element.dataset.before ??= element.textContent;
  return { element, before: element.dataset.before };
}

/** Makes the posts that the page has no room for, from its first one and from the note and the text of each that it has. */
function addOthers(list: HTMLUListElement): void {
  const others = JSON.parse(list.getAttribute(PARTS.others) ?? '{}') as Record<Network, [note: string, text: string]>;
  // A page that is opened again has them.
  list.removeAttribute(PARTS.others);
  for (const [network, [note, text]] of Object.entries(others) as [Network, [string, string]][]) {
    const post = list.firstElementChild?.cloneNode(true) as HTMLElement;
    const part = (name: keyof typeof PARTS) => post.querySelector(`[${PARTS[name]}]`) as HTMLElement;
    const name = part('name');
    const like = post.getAttribute(PARTS.post) as Network;
    name.className = name.className.replace(networkMark(like), networkMark(network));
    (name.firstChild as Text).data = NETWORK_NAMES[network];
    part('note').textContent = note;
    part('text').textContent = text;
    const drawing = part('frame').firstElementChild as HTMLElement;
    drawing.className = drawing.className.replace(drawingLook(like), drawingLook(network));
    post.setAttribute(PARTS.post, network);
    list.append(post);
  }
}

function drawn(piece: Piece): Node {
  const look = pieceLook(piece);
  if (!look) return document.createTextNode(piece.text);
  const element = document.createElement(piece.fate === 'cut' ? 's' : 'span');
  element.className = look;
  element.toggleAttribute(PARTS.cut, piece.fate !== 'shown');
  element.textContent = piece.text;
  return element;
}
