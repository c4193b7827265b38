/**
 * Cut paper and thread: the few shapes that all pictures are made of.
 *
 * Every helper returns a piece of SVG as a string. Nothing here knows about a particular picture. There is no
 * gradient, blur or opacity on purpose: overlapping flat shapes are what makes the set look cut from paper.
 */
import { C } from './palette.mjs';

/** Width of the thread in every picture, so that the set reads as one line drawn by one hand. */
export const THREAD = 12;

/**
 * Height at which the thread enters and leaves every cover. It is the same for all of them, so in a row of
 * cards the thread seems to run on from one picture into the next.
 */
export const EDGE = 330;

let clipCount = 0;

/** One decimal is far below what can be seen, and keeps the SVG readable while drawing. */
const n = (value) => Math.round(value * 10) / 10;

/** @param {number} degrees clockwise from three o'clock, as everywhere in SVG */
export const polar = (cx, cy, r, degrees) => {
  const a = (degrees * Math.PI) / 180;
  return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
};

// --- Paper -----------------------------------------------------------------------------------------------

export const rect = (x, y, w, h, fill, r = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" fill="${fill}"/>`;

/** A rectangle whose short ends are round: columns, lines of writing, fingers. */
export const pill = (x, y, w, h, fill) => rect(x, y, w, h, fill, Math.min(w, h) / 2);

export const circle = (cx, cy, r, fill) => `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"/>`;

export const ellipse = (cx, cy, rx, ry, fill) => `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;

export const shape = (d, fill) => `<path d="${d}" fill="${fill}"/>`;

/** A drawn line: rings, handles, axes. Not the thread; see {@link strand}. */
export const line = (d, colour, width, { dash, cap = 'round' } = {}) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="round"${
    dash ? ` stroke-dasharray="${dash}"` : ''
  }/>`;

export const ring = (cx, cy, r, colour, width) =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

/** An outline of dashes, for what is empty, missing or still to come. */
export const dashedRect = (x, y, w, h, colour, r, width = 5) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="14 12" stroke-linecap="butt"/>`;

export const group = (transform, ...children) => `<g transform="${transform}">${children.join('')}</g>`;

export const turned = (degrees, cx, cy, ...children) => group(`rotate(${degrees} ${cx} ${cy})`, ...children);

/** Shows the children only where `mask` (any shapes) lies: a window cut into the paper above them. */
export const cutOut = (mask, ...children) => {
  clipCount += 1;
  const id = `c${clipCount}`;
  return `<clipPath id="${id}">${mask}</clipPath><g clip-path="url(#${id})">${children.join('')}</g>`;
};

/** A door or window with a round top, standing on `y + h`. */
export const arch = (x, y, w, h, fill) =>
  shape(`M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`, fill);

/** A slice of a disc, from one angle to another. */
export const wedge = (cx, cy, r, from, to, fill) => {
  const [x1, y1] = polar(cx, cy, r, from);
  const [x2, y2] = polar(cx, cy, r, to);
  return shape(`M${cx} ${cy}L${n(x1)} ${n(y1)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${n(x2)} ${n(y2)}Z`, fill);
};

/** Part of a ring as a thick line: sound, rims, handles. */
export const arc = (cx, cy, r, from, to, colour, width) => {
  const [x1, y1] = polar(cx, cy, r, from);
  const [x2, y2] = polar(cx, cy, r, to);
  return line(`M${n(x1)} ${n(y1)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${n(x2)} ${n(y2)}`, colour, width);
};

/** A leaf cut in two snips: pointed at both ends, lying along `degrees`. */
export const leaf = (x, y, length, degrees, fill) =>
  turned(
    degrees,
    x,
    y,
    shape(
      `M${x} ${y}C${x + length * 0.25} ${y - length * 0.42} ${x + length * 0.75} ${y - length * 0.36} ${x + length} ${y}C${
        x + length * 0.75
      } ${y + length * 0.2} ${x + length * 0.25} ${y + length * 0.2} ${x} ${y}Z`,
      fill,
    ),
  );

/** The play sign, with its centre of weight (not of its box) on the point given, so it looks centred in a disc. */
export const play = (cx, cy, r, fill) =>
  `<path d="M${n(cx - r * 0.5)} ${n(cy - r * 0.866)}L${n(cx + r)} ${n(cy)}L${n(cx - r * 0.5)} ${n(
    cy + r * 0.866,
  )}Z" fill="${fill}" stroke="${fill}" stroke-width="${n(r * 0.22)}" stroke-linejoin="round"/>`;

/** A speech bubble; `tail` is the side on which it hangs. */
export const bubble = (x, y, w, h, fill, { r = Math.min(w, h) * 0.38, tail = 'left', size = h * 0.26 } = {}) => {
  const root = tail === 'left' ? x + r * 0.75 : x + w - r * 0.75;
  const way = tail === 'left' ? 1 : -1;
  const drop = `M${n(root)} ${n(y + h - 2)}L${n(root - way * size * 0.25)} ${n(y + h + size)}L${n(root + way * size)} ${n(y + h - 2)}Z`;
  return rect(x, y, w, h, fill, r) + (tail ? shape(drop, fill) : '');
};

/** Writing without words: one bar per line, its length as a share of the width. */
export const writing = (x, y, w, shares, fill, { size = 12, gap = 14 } = {}) =>
  shares.map((share, i) => pill(x, y + i * (size + gap), w * share, size, fill)).join('');

/** The sign for a photograph: a sun and two hills in a frame. */
export const picture = (x, y, w, h, { sky = C.mist, sun = C.marigold, near = C.teal, far = C.seafoam, r = 14 } = {}) => {
  const hill = Math.min(w * 0.62, h * 0.84);
  return cutOut(
    rect(x, y, w, h, '#000', r),
    rect(x, y, w, h, sky),
    circle(x + w * 0.7, y + h * 0.34, Math.min(w, h) * 0.15, sun),
    circle(x + w * 0.78, y + h + hill * 0.38, hill * 1.03, far),
    circle(x + w * 0.24, y + h + hill * 0.36, hill, near),
  );
};

/** Head and shoulders, standing on `base`. */
export const person = (cx, base, size, head, body) =>
  shape(
    `M${cx - size * 0.52} ${base}V${base - size * 0.28}A${size * 0.4} ${size * 0.4} 0 0 1 ${cx - size * 0.12} ${
      base - size * 0.68
    }H${cx + size * 0.12}A${size * 0.4} ${size * 0.4} 0 0 1 ${cx + size * 0.52} ${base - size * 0.28}V${base}Z`,
    body,
  ) + circle(cx, base - size * 1.02, size * 0.27, head);

/** A spool with its windings; the windings are thread, so give them the colour of the thread. */
export const spool = (cx, cy, w, h, wood, wound, groove) => {
  const rim = h * 0.15;
  const grooves = [0.3, 0.5, 0.7]
    .map((at) => {
      const y = cy - h / 2 + h * at;
      return line(`M${cx - w * 0.36} ${y + h * 0.04}L${cx + w * 0.36} ${y - h * 0.04}`, groove, Math.max(3, h * 0.025), { cap: 'butt' });
    })
    .join('');
  return (
    rect(cx - w * 0.36, cy - h / 2 + rim / 2, w * 0.72, h - rim, wound) +
    grooves +
    pill(cx - w / 2, cy - h / 2, w, rim, wood) +
    pill(cx - w / 2, cy + h / 2 - rim, w, rim, wood)
  );
};

// --- Thread ----------------------------------------------------------------------------------------------

/**
 * A soft line through points. Handles follow the neighbours' direction and are as long as a fixed share of their own
 * stretch, so tight and wide bends both stay round. A point `[x, y, 'corner']` makes a sharp turn and `[x, y, 'crest']` is
 * the top or bottom of a wave; the two ends are level, because the thread comes from, and goes to, the picture beside it.
 */
export const through = (points, { slack = 0.38 } = {}) => {
  const last = points.length - 1;
  const direction = (a, b) => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  };
  /** Direction of travel at a point, towards (`ahead`) or from the stretch being drawn. */
  const heading = (i, ahead) => {
    if (points[i][2] === 'corner') return ahead ? direction(points[i], points[i + 1]) : direction(points[i - 1], points[i]);
    if (i === 0 || i === last || points[i][2] === 'crest') return [1, 0];
    return direction(points[i - 1], points[i + 1]);
  };
  let d = `M${n(points[0][0])} ${n(points[0][1])}`;
  for (let i = 0; i < last; i += 1) {
    const [a, b] = [points[i], points[i + 1]];
    const steep = a[2] === 'crest' && b[2] === 'crest';
    const reach = steep ? (b[0] - a[0]) / 2 : Math.hypot(b[0] - a[0], b[1] - a[1]) * slack;
    const [ux, uy] = heading(i, true);
    const [vx, vy] = heading(i + 1, false);
    d += `C${n(a[0] + ux * reach)} ${n(a[1] + uy * reach)} ${n(b[0] - vx * reach)} ${n(b[1] - vy * reach)} ${n(b[0])} ${n(b[1])}`;
  }
  return d;
};

/** The thread from edge to edge of a cover, through the points given. */
export const across = (points, options) => through([[-20, EDGE], ...points, [1220, EDGE]], options);

/** Lays the thread along a path. */
export const strand = (d, colour) => line(d, colour, THREAD, { cap: 'butt' });

/**
 * Lays only those parts of the thread that lie in the given boxes `[x, y, w, h]`. Drawn again on top of a shape, they turn
 * a line that runs behind it into one that runs over here and under there: woven, not just crossed.
 */
export const strandOver = (d, colour, boxes) => cutOut(boxes.map(([x, y, w, h]) => rect(x, y, w, h, '#000')).join(''), strand(d, colour));

// --- Sheet -----------------------------------------------------------------------------------------------

/** The finished picture: a ground of one colour and everything on it, in order from back to front. */
export const sheet = (width, height, ground, ...children) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${rect(
    0,
    0,
    width,
    height,
    ground,
  )}${children.join('')}</svg>`;
