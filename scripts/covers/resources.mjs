/** Covers of the resources. Each draws one thought of its guide, said in the doc comment above it. */
import { C } from './palette.mjs';
import { across, arc, circle, cutOut, EDGE, pill, rect, shape, sheet, strand, through, turned, writing } from './shapes.mjs';

const W = 1200;
const H = 630;
const cover = (ground, ...children) => sheet(W, H, ground, ...children);

/** One stroke of thread ticks box after box, with a swing between them like a hand that has found its pace. */
function auditChecklist() {
  const size = 264;
  const lefts = [90, 462, 834];
  const tick = (x, i) => [
    [x + 68, 286, 'crest'],
    [x + 122, 376, 'corner'],
    [x + 262, 170, 'crest'],
    ...(i < 2 ? [[x + 340, 322, 'crest']] : []),
  ];
  const d = across(lefts.flatMap(tick));
  return cover(
    C.midTeal,
    rect(lefts[0], 170, size, size, C.paper, 36),
    rect(lefts[1], 170, size, size, C.sand, 36),
    rect(lefts[2], 170, size, size, C.marigold, 36) + rect(lefts[2] + 16, 186, size - 32, size - 32, C.midTeal, 22),
    ...lefts.map((x) => writing(x, 486, size, [1, 0.66], C.seafoam, { size: 22, gap: 20 })),
    strand(d, C.coral),
  );
}

/** A page bound by the thread itself; every week on it repeats the same pattern, which is what a template is. */
function calendarTemplate() {
  const [left, right, top] = [210, 990, 128];
  const turns = 9;
  const pitch = 73;
  // The thread comes from behind the page: every turn ends in a hole, and none begins in one.
  const start = left + 48;
  const coil = (from, to) => {
    const points = [];
    for (let t = from; t <= to + 0.0001; t += 0.05) {
      const a = t * 2 * Math.PI;
      points.push(`${(start + pitch * t - 26 * Math.sin(a)).toFixed(1)} ${(top - 4 + 44 * Math.cos(a)).toFixed(1)}`);
    }
    return points;
  };
  const all = coil(0, turns);
  const y = top + 40;
  const d = `M-20 ${EDGE}C80 ${EDGE} 60 ${y} ${start} ${y}L${all.join('L')}C1180 ${y} 1080 ${EDGE} 1220 ${EDGE}`;
  const fills = [C.teal, C.sand, C.marigold, C.sand, C.mist, C.sand, C.sand];
  const week = (row) => fills.map((fill, day) => rect(left + 44 + day * 100, 246 + row * 100, 88, 84, fill, 14));
  const cells = [0, 1, 2, 3].flatMap(week);
  const holes = Array.from({ length: turns }, (_, i) => circle(start + pitch * (i + 1), y, 13, C.seafoam));
  const front = Array.from({ length: turns }, (_, i) => strand(`M${coil(i + 0.5, i + 1).join('L')}`, C.vermilion));
  return cover(C.seafoam, strand(d, C.vermilion), rect(left, top, right - left, 640, C.paper, 28), ...holes, ...cells, ...front);
}

/** Seven columns on a sheet of paper, and one thread that stitches them to each other: a week that hangs on a wall. */
function paperWeek() {
  const [left, top, pitch] = [176, 59, 124];
  const column = (day) => {
    const x = left + day * pitch;
    const fill = [C.mist, C.straw, C.mist, C.blush, C.mist, C.straw, C.sand][day];
    // Where the thread is low the writing stands above it, and where it is high, below: neither crosses out the other.
    const written = top + (day % 2 ? 290 : 110) + (day % 3) * 26;
    return (
      rect(x, top + 44, 104, 420, fill, 12) +
      rect(x + 16, top + 66, 40, 14, C.ink, 7) +
      writing(x + 16, written, 72, [1, 0.7, 0.9], C.midTeal, { size: 12, gap: 16 })
    );
  };
  const stitches = [0, 1, 2, 3, 4, 5, 6].map((day) => [left + 52 + day * pitch, day % 2 ? 236 : 410, 'crest']);
  return cover(
    C.marigold,
    rect(left - 56, top, 960, 512, C.paper, 10),
    ...[0, 1, 2, 3, 4, 5, 6].map(column),
    circle(600, top + 22, 12, C.teal),
    strand(across(stitches), C.vermilion),
  );
}

/** Five labels for the five parts of a tagged link: same cut, same order, strung so none gets lost. */
function utmNaming() {
  const labels = [
    [126, 226, -5, C.paper],
    [356, 184, -3, C.marigold],
    [586, 230, -6, C.mist],
    [816, 180, -3, C.straw],
    [1046, 228, -5, C.sand],
  ];
  const d = across(labels.map(([x, y]) => [x, y]));
  const tag = ([x, y, tilt, fill]) =>
    turned(
      tilt,
      x,
      y,
      shape(
        `M${x - 44} ${y - 60}H${x + 44}L${x + 98} ${y + 6}V${y + 286}A22 22 0 0 1 ${x + 76} ${y + 308}H${x - 76}A22 22 0 0 1 ${x - 98} ${y + 286}V${y + 6}Z`,
        fill,
      ),
      circle(x, y, 24, C.coral),
      pill(x - 60, y + 82, 54, 28, C.vermilion),
      writing(x - 60, y + 144, 120, [1, 1, 0.6], C.ink, { size: 18, gap: 22 }),
    );
  return cover(
    C.coral,
    strand(d, C.ink),
    ...labels.map(tag),
    cutOut(labels.map(([x, y]) => rect(x - 126, y - 80, 126, 240, '#000') + circle(x, y, 24, '#000')).join(''), strand(d, C.ink)),
  );
}

/** A workbook that is a speech bubble: shaky practice on the first page, a sure rhythm on the second. */
function brandVoiceWorkbook() {
  const shaky = [330, 306, 350, 296, 338, 322, 364, 280, 352, 330].map((y, i) => [230 + i * 36, y, 'crest']);
  const sure = [330, 262, 398, 262, 398, 262, 398, 330].map((y, i) => [650 + i * 46, y, 'crest']);
  const d = across([[130, 330, 'crest'], ...shaky, [600, 330, 'crest'], ...sure, [1080, 330, 'crest']]);
  const rules = (x, y, shares) => writing(x, y, 320, shares, C.midTeal, { size: 12, gap: 22 });
  return cover(
    C.brick,
    ...[
      [150, C.marigold],
      [232, C.blush],
      [314, C.mist],
      [396, C.paper],
    ].map(([y, fill]) => rect(980, y, 86, 62, fill, 14)),
    shape('M600 70V500H402L250 604L286 500H220A50 50 0 0 1 170 450V120A50 50 0 0 1 220 70Z', C.teal),
    shape('M600 70H980A50 50 0 0 1 1030 120V450A50 50 0 0 1 980 500H600Z', C.deepTeal),
    rules(230, 136, [1, 0.7]),
    rules(230, 420, [0.86, 0.5]),
    rules(660, 136, [1, 0.7]),
    rules(660, 420, [0.86, 0.5]),
    strand(d, C.paper),
    rect(592, 70, 16, 430, C.brick),
  );
}

/** The same view in four formats, from a profile picture to a story: what each keeps of it, on one shared horizon. */
function sizesByNetwork() {
  const frames = [
    { w: 170, h: 170, sky: C.straw, sun: C.vermilion, round: true },
    { w: 224, h: 280, sky: C.blush, sun: C.vermilion },
    { w: 340, h: 192, sky: C.marigold, sun: C.paper },
    { w: 262, h: 466, sky: C.teal, sun: C.marigold },
  ];
  const gap = 32;
  let x = (W - frames.reduce((sum, { w }) => sum + w, gap * (frames.length - 1))) / 2;
  const middle = 315;
  const d = across([
    [140, 352],
    [330, 296],
    [520, 340],
    [690, 304],
    [860, 352],
    [1010, 306],
  ]);
  const land = `${d}V700H-20Z`;
  const windows = frames.map(({ w, h, sky, sun, round }) => {
    const left = x;
    const top = middle - h / 2;
    x += w + gap;
    return cutOut(
      rect(left, top, w, h, '#000', round ? w / 2 : 26),
      rect(left, top, w, h, sky),
      circle(left + w * 0.66, top + h * 0.27, 20 + h * 0.07, sun),
      shape(land, C.seafoam),
      circle(left + w * 0.2, top + h + w * 0.22, w * 0.52, C.deepTeal),
    );
  });
  return cover(C.umber, ...windows, strand(d, C.coral));
}

/** An eye whose rings go on as sound, and whose lid is the thread that becomes a voice: seen by one reader, heard by another. */
function accessibleHandbook() {
  const [cx, cy] = [440, EDGE];
  const voice = through([
    [822, 228, 'crest'],
    [872, 438, 'crest'],
    [930, 214, 'crest'],
    [992, 420, 'crest'],
    [1048, 284, 'crest'],
    [1110, cy, 'crest'],
    [1220, cy],
  ]);
  const lid = `M-20 ${cy}H110C250 584 630 584 770 ${cy}C792 290 794 228 822 228`;
  return cover(
    C.charcoal,
    arc(cx, cy, 400, -34, 34, C.marigold, 40),
    arc(cx, cy, 500, -34, 34, C.ochre, 40),
    arc(cx, cy, 600, -34, 34, C.bark, 40),
    shape(`M110 ${cy}C250 76 630 76 770 ${cy}C630 584 250 584 110 ${cy}Z`, C.paper),
    circle(cx, cy, 150, C.teal),
    circle(cx, cy, 72, C.ink),
    circle(cx - 46, cy - 64, 26, C.paper),
    strand(lid + voice.replace(/^M[^C]+/, ''), C.coral),
  );
}

export const resources = [
  {
    slug: 'social-media-audit-checklist',
    draw: auditChecklist,
    title: { en: 'Ticks in one stroke', es: 'Marcas de un solo trazo' },
    description: {
      en: 'Three square boxes stand in a row on teal, and one unbroken red thread ticks them all, swinging from each box over to the next.',
      es: 'Tres casillas en fila sobre un verde azulado, y un único hilo rojo que las marca todas saltando de una a la siguiente.',
    },
  },
  {
    slug: 'a-week-on-paper',
    draw: paperWeek,
    title: { en: 'A week on a sheet of paper', es: 'Una semana en una hoja' },
    description: {
      en: 'A sheet with seven colored columns hangs on a yellow wall; one thread runs in from the side and stitches day to day, up and down.',
      es: 'Una hoja con siete columnas de colores cuelga de una pared amarilla; un hilo entra por un lado y cose un día con otro, arriba y abajo.',
    },
  },
  {
    slug: 'content-calendar-template',
    draw: calendarTemplate,
    title: { en: 'A calendar bound by thread', es: 'Un calendario cosido con hilo' },
    description: {
      en: 'A calendar page hangs from a spiral binding made of red thread; every week on it repeats the same pattern of teal and marigold days.',
      es: 'Una hoja de calendario cuelga de una espiral de hilo rojo; cada semana repite el mismo patrón de días verde azulado y caléndula.',
    },
  },
  {
    slug: 'utm-naming-guide',
    draw: utmNaming,
    title: { en: 'Five labels on a string', es: 'Cinco etiquetas en un hilo' },
    description: {
      en: 'Five paper labels of the same cut, each in its own colour and marked in the same order, hang in a row from one dark thread.',
      es: 'Cinco etiquetas de papel con el mismo corte, cada una de un color y marcadas en el mismo orden, cuelgan de un solo hilo oscuro.',
    },
  },
  {
    slug: 'brand-voice-workbook',
    draw: brandVoiceWorkbook,
    title: { en: 'A workbook that speaks', es: 'Un cuaderno que habla' },
    description: {
      en: 'An open workbook shaped like a speech bubble: on the left page the thread wavers, on the right page it swings in a sure, even rhythm.',
      es: 'Un cuaderno abierto con forma de globo de diálogo: en la página izquierda el hilo vacila, en la derecha oscila con ritmo seguro.',
    },
  },
  {
    slug: 'image-and-video-sizes-by-network',
    draw: sizesByNetwork,
    title: { en: 'One view, four formats', es: 'Una vista, cuatro formatos' },
    description: {
      en: 'The same sun and hills in four frames, round, portrait, landscape and tall, with a red thread as the one horizon they all share.',
      es: 'El mismo sol y las mismas colinas en cuatro marcos, redondo, vertical, apaisado y alto, con un hilo rojo como horizonte común.',
    },
  },
  {
    slug: 'accessible-social-posts-handbook',
    draw: accessibleHandbook,
    title: { en: 'Seen and heard', es: 'Visto y oído' },
    description: {
      en: 'A wide open eye on a dark ground; its rings go on as waves of sound, and a coral thread that draws its lower lid and becomes a voice.',
      es: 'Un ojo muy abierto sobre fondo oscuro; sus anillos siguen como ondas de sonido y el hilo que dibuja su párpado se vuelve voz.',
    },
  },
];
