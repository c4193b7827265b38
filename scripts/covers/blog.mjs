/** Covers of the blog posts. Each draws one thought of its article, said in the doc comment above it. */
import { C } from './palette.mjs';
import {
  across,
  bubble,
  circle,
  cutOut,
  EDGE,
  ellipse,
  group,
  leaf,
  line,
  picture,
  pill,
  play,
  polar,
  rect,
  ring,
  shape,
  sheet,
  strand,
  strandOver,
  wedge,
  writing,
} from './shapes.mjs';

const W = 1200;
const H = 630;
const cover = (ground, ...children) => sheet(W, H, ground, ...children);

/** The week is a loom: seven warps, the last two resting, woven in one go before the sun is down. */
function planAWeek() {
  const posts = [
    [
      [438, 74, C.vermilion],
      [196, 54, C.mist],
    ],
    [
      [132, 110, C.teal],
      [474, 40, C.marigold],
    ],
    [
      [226, 54, C.marigold],
      [430, 84, C.mist],
    ],
    [
      [132, 66, C.vermilion],
      [446, 68, C.teal],
    ],
    [
      [176, 84, C.mist],
      [420, 94, C.marigold],
    ],
    [],
    [],
  ];
  const day = (i) => {
    const x = 506 + i * 92;
    const resting = i > 4;
    return (
      (resting ? rect(x, 236, 72, 188, C.seafoam, 22) : rect(x, 96, 72, 440, C.paper, 22)) +
      posts[i].map(([y, h, fill]) => rect(x + 12, y, 48, h, fill, 12)).join('')
    );
  };
  const d = across([
    [150, 366],
    [330, 300],
    [480, 306],
    [588, 342],
    [726, 312],
    [864, 350],
    [1002, 316],
    [1110, 338],
  ]);
  return cover(C.teal, circle(250, 660, 340, C.marigold), ...[0, 2, 4, 6].map(day), strand(d, C.coral), ...[1, 3, 5].map(day));
}

/** A touch pushes the feed past; the thread becomes the three lines of the one caption that holds. */
function captionsThatSurvive() {
  const passing = (y) =>
    rect(204, y, 472, 440, C.ochre, 34) +
    rect(236, y + 32, 408, 230, C.honey, 18) +
    writing(236, y + 300, 408, [1, 0.7], C.honey, { size: 16, gap: 22 });
  const caption = `M-20 ${EDGE}C60 ${EDGE} 60 398 150 398H646A22 22 0 0 1 646 442H226A22 22 0 0 0 226 486H660C780 486 840 512 940 500C1070 484 1070 ${EDGE} 1220 ${EDGE}`;
  const chevron = (y, fill) => line(`M866 ${y}L936 ${y - 58}L1006 ${y}`, fill, 30);
  return cover(
    C.marigold,
    passing(-374),
    passing(560),
    rect(160, 92, 560, 442, C.paper, 34),
    picture(192, 124, 496, 232, { sky: C.blush, sun: C.vermilion, near: C.teal, far: C.seafoam, r: 18 }),
    chevron(128, C.honey),
    chevron(208, C.ochre),
    chevron(288, C.umber),
    circle(936, 446, 108, C.ochre),
    circle(936, 446, 68, C.umber),
    strand(caption, C.vermilion),
  );
}

/** Twelve marks round a reel, one for each second, and the thread wound once around it like film. */
function videoInTwelveSeconds() {
  const [cx, cy, r] = [712, 276, 230];
  const frames = [-61, 253, 567, 881].map((x) => rect(x, -40, 290, 710, x === 567 ? C.bark : C.charcoal, 40));
  const marks = Array.from({ length: 12 }, (_, i) => {
    const [x1, y1] = polar(cx, cy, 134, i * 30 - 90);
    const [x2, y2] = polar(cx, cy, 164, i * 30 - 90);
    return line(`M${x1} ${y1}L${x2} ${y2}`, i < 9 ? C.paper : C.brick, 20);
  });
  const [inX, inY] = polar(cx, cy, r, 62);
  const [outX, outY] = polar(cx, cy, r, 118);
  const wound =
    `M-20 ${EDGE}C220 ${EDGE} ${inX - 442} ${inY + 235} ${inX} ${inY}` +
    `A${r} ${r} 0 0 0 ${cx} ${cy - r}A${r} ${r} 0 0 0 ${outX} ${outY}` +
    `C${outX + 265} ${outY + 141} 1010 ${EDGE} 1220 ${EDGE}`;
  return cover(C.ink, ...frames, circle(cx, cy, 194, C.vermilion), ...marks, play(cx, cy, 62, C.paper), strand(wound, C.coral));
}

/** Raw numbers are a jagged line; under a reading glass, and from there on, it is a curve. */
function readAReport() {
  const heights = [230, 330, 270, 400, 300, 450, 240, 380, 310, 280, 360, 230];
  const bars = heights.map((h, i) => rect(28 + i * 98, H - h, 70, h + 20, C.brick, 12));
  const [cx, cy, r] = [690, 300, 216];
  const lens = cutOut(
    circle(cx, cy, r, '#000'),
    rect(cx - r, cy - r, 2 * r, 2 * r, C.marigold),
    rect(510, 372, 104, 300, C.ochre, 16),
    rect(638, 300, 104, 300, C.ochre, 16),
    rect(766, 224, 104, 300, C.ochre, 16),
  );
  const zig = [
    [60, 250],
    [112, 430],
    [176, 190],
    [236, 400],
    [290, 240],
    [346, 470],
    [410, 210],
    [462, 380],
  ].map(([x, y]) => [x, y, 'corner']);
  const d = across([...zig, [560, 352], [690, 290], [818, 214], [960, 250], [1080, 318]]);
  return cover(C.vermilion, ...bars, line('M862 472L1004 614', C.ink, 62), ring(cx, cy, r + 16, C.paper, 34), lens, strand(d, C.ink));
}

/** Two hands on one spool: the lower still holds, the upper already has it, and the thread never stops. */
function handOverABrand() {
  const fingers = (x, y, w, fill) =>
    [0, 1, 2, 3].map((i) => pill(x + (i === 3 ? 14 : 0), y + i * 52, w - (i === 3 ? 28 : 0), 46, fill)).join('');
  const d = `M-20 ${EDGE}C140 ${EDGE} 230 268 340 268C440 268 500 372 600 348C700 324 740 404 860 404C980 404 1060 ${EDGE} 1220 ${EDGE}`;
  const coil = [0, 1, 2, 3].map((i) => line(`M522 ${310 + i * 26}L678 ${292 + i * 26}`, C.brick, 5, { cap: 'butt' }));
  return cover(
    C.sand,
    rect(-40, 410, 560, 190, C.teal, 0),
    rect(388, 396, 62, 218, C.paper, 12),
    rect(680, 40, 560, 190, C.ink, 0),
    rect(750, 26, 62, 218, C.marigold, 12),
    rect(450, 410, 150, 190, C.blush, 0),
    rect(600, 40, 150, 190, C.umber, 0),
    rect(540, -20, 120, 670, C.ochre, 0),
    rect(522, 262, 156, 136, C.vermilion, 10),
    ...coil,
    fingers(508, 402, 176, C.blush),
    fingers(516, 34, 176, C.umber),
    strandOver(d, C.vermilion, [
      [-20, 0, 545, H],
      [676, 0, 600, H],
    ]),
  );
}

/** A voice goes through a punched card, as on the first looms that could be taught, and comes out itself. */
function teachAnAi() {
  const voice = (x) => [330, 290, 376, 222, 438, 258, 366, 330].map((y, i) => [x + i * 36, y, 'crest']);
  const punched = ['1011', '0110', '1101', '0101', '1001', '1010', '0101', '1110', '1011'];
  const hole = (i, j, fill) => circle(538 + i * 44, 106 + j * 56, 15, fill);
  const holes = punched.flatMap((row, j) => [...row].map((on, i) => hole(i, j, on === '1' ? C.mist : C.charcoal)));
  const d = across([
    [50, 330, 'crest'],
    ...voice(110),
    [450, 330, 'crest'],
    [600, 330],
    [770, 330, 'crest'],
    ...voice(836),
    [1130, 330, 'crest'],
  ]);
  return cover(
    C.mist,
    bubble(56, 130, 360, 380, C.paper, { r: 84, size: 80 }),
    bubble(784, 130, 360, 380, C.marigold, { r: 84, tail: 'right', size: 80 }),
    strand(d, C.vermilion),
    rect(492, 46, 224, 568, C.ink, 24),
    ...holes,
    cutOut(hole(0, 4, '#000') + hole(3, 4, '#000'), strand(d, C.vermilion)),
  );
}

/** Three clocks. On one of them an hour is worth waiting for, and the thread itself is its hands. */
function whenToPost() {
  const [cx, cy, r] = [400, 330, 232];
  const marks = Array.from({ length: 12 }, (_, i) => {
    const [x1, y1] = polar(cx, cy, r - 34, i * 30);
    const [x2, y2] = polar(cx, cy, r - 60, i * 30);
    return line(`M${x1} ${y1}L${x2} ${y2}`, C.umber, 10);
  });
  const blank = (x, y, size) =>
    circle(x, y, size, C.bark) + [0, 90, 180, 270].map((at) => circle(...polar(x, y, size * 0.78, at), 6, C.umber)).join('');
  const d = `M-20 ${EDGE}H${cx}L528 178C600 92 660 226 760 322C850 410 900 440 980 424C1060 408 1080 ${EDGE} 1220 ${EDGE}`;
  return cover(
    C.umber,
    blank(800, 356, 132),
    blank(1052, 236, 96),
    circle(cx, cy, r, C.sand),
    wedge(cx, cy, r, -75, -25, C.marigold),
    ...marks,
    strand(d, C.vermilion),
    circle(cx, cy, 20, C.ink),
  );
}

/** A slow cup: the talk rises as steam, and the thread goes through the handle rather than through you. */
function answeringComments() {
  const d = across([
    [150, 372],
    [300, 250],
    [420, 262],
    [520, 372],
    [690, 452],
    [800, 440],
    [905, 452],
    [1040, 380],
  ]);
  return cover(
    C.blush,
    bubble(430, 128, 190, 118, C.marigold, { tail: 'left', size: 34 }),
    bubble(590, 34, 300, 176, C.paper, { tail: 'left', size: 50 }) + writing(648, 88, 184, [1, 0.62], C.blush, { size: 18, gap: 22 }),
    bubble(736, 232, 132, 84, C.rose, { tail: 'right', size: 28 }),
    ring(800, 430, 66, C.deepTeal, 36),
    ellipse(570, 348, 210, 40, C.deepTeal),
    ellipse(570, 356, 180, 26, C.ochre),
    strand(d, C.vermilion),
    cutOut(
      rect(300, 300, 560, 330, '#000'),
      shape('M360 348C360 372 454 388 570 388C686 388 780 372 780 348C780 480 720 570 640 570H500C420 570 360 480 360 348Z', C.teal),
    ),
    strandOver(d, C.vermilion, [
      [784, 380, 34, 130],
      [842, 380, 400, 160],
    ]),
    pill(310, 566, 520, 26, C.ink),
  );
}

/** A whole month of blank days, and the thread draws the only thing there is so far: an empty bubble. */
function nothingToSay() {
  const days = [];
  for (let week = 0; week < 5; week += 1) {
    for (let day = 0; day < 7; day += 1)
      days.push(rect(46 + day * 160, 28 + week * 118, 148, 102, week === 4 && day === 5 ? C.marigold : C.seafoam, 20));
  }
  const [tipX, tipY] = [404, 560];
  const outline = `L330 400V186A100 100 0 0 1 430 86H820A100 100 0 0 1 920 186V340A100 100 0 0 1 820 440H520L${tipX} ${tipY}`;
  const d = `M-20 ${EDGE}C120 ${EDGE} 120 ${tipY} ${tipX} ${tipY}${outline}C900 ${tipY} 940 ${EDGE} 1220 ${EDGE}`;
  return cover(C.mist, ...days, shape(`M${tipX} ${tipY}${outline}Z`, C.paper), strand(d, C.vermilion));
}

/** Three months, three plants; the thread ties the tips together and turns into the curve of growth. */
function firstNinetyDays() {
  const stem = (x, top) => line(`M${x} 560V${top}`, C.deepTeal, 14);
  const pair = (x, y, length, left, right) =>
    leaf(x, y, length, -38, right) + group(`translate(${2 * x} 0) scale(-1 1)`, leaf(x, y, length, -38, left));
  const petals = Array.from({ length: 8 }, (_, i) => circle(...polar(960, 142, 62, i * 45), 34, C.marigold));
  const d = across([
    [200, 432],
    [380, 394],
    [560, 330],
    [760, 276],
    [960, 262],
    [1090, 300],
  ]);
  return cover(
    C.seafoam,
    stem(200, 440),
    pair(200, 508, 96, C.teal, C.deepTeal),
    stem(560, 330),
    pair(560, 512, 138, C.deepTeal, C.teal),
    pair(560, 416, 112, C.teal, C.deepTeal),
    stem(960, 160),
    pair(960, 520, 176, C.deepTeal, C.teal),
    pair(960, 428, 150, C.teal, C.deepTeal),
    pair(960, 344, 116, C.deepTeal, C.teal),
    ...petals,
    circle(960, 142, 40, C.vermilion),
    rect(-20, 540, 1240, 110, C.umber),
    strand(d, C.vermilion),
  );
}

export const blog = [
  {
    slug: 'plan-a-week-of-posts-in-an-afternoon',
    draw: planAWeek,
    title: { en: 'Seven days on one loom', es: 'Siete días en un mismo telar' },
    description: {
      en: 'Seven upright bars, one per day, stand beside a low marigold sun while a coral thread weaves over and under all of them in a single pass.',
      es: 'Siete barras verticales, una por día, junto a un sol bajo de color caléndula; un hilo coral las entreteje todas en una sola pasada.',
    },
  },
  {
    slug: 'captions-that-survive-the-scroll',
    draw: captionsThatSurvive,
    title: { en: 'The caption that holds', es: 'El texto que se queda' },
    description: {
      en: 'Cards fade as a feed is swiped upwards; on the one that stays, a red thread bends into three lines of caption under a photo.',
      es: 'Las tarjetas de un feed pasan y se apagan; en la única que se queda, un hilo rojo forma tres líneas de texto debajo de una foto.',
    },
  },
  {
    slug: 'video-in-twelve-seconds',
    draw: videoInTwelveSeconds,
    title: { en: 'A reel of twelve seconds', es: 'Una bobina de doce segundos' },
    description: {
      en: 'A red disc with a play sign and twelve marks around it, nine of them lit; a coral thread winds once around the disc like film on a reel.',
      es: 'Disco rojo con el signo de reproducir y doce marcas, nueve encendidas; un hilo coral le da una vuelta como la película a su bobina.',
    },
  },
  {
    slug: 'read-a-social-report-without-fear',
    draw: readAReport,
    title: { en: 'From jagged to readable', es: 'De los picos a la curva' },
    description: {
      en: 'A dark thread zigzags wildly over a row of bars, meets a large reading glass and leaves it as one calm curve that is easy to follow.',
      es: 'Un hilo oscuro zigzaguea sobre una fila de barras, entra en una gran lupa y sale convertido en una curva tranquila, fácil de seguir.',
    },
  },
  {
    slug: 'how-agencies-hand-over-a-brand',
    draw: handOverABrand,
    title: { en: 'Two hands, one spool', es: 'Dos manos, una bobina' },
    description: {
      en: 'Two hands from opposite sides grip the same tall spool at the moment it changes owner, and its red thread runs on unbroken past both.',
      es: 'Dos manos, una de cada lado, sujetan la misma bobina justo cuando cambia de dueño, y su hilo rojo sigue su camino sin cortarse.',
    },
  },
  {
    slug: 'teach-an-ai-your-brand-voice',
    draw: teachAnAi,
    title: { en: 'A voice through a punched card', es: 'Una voz a través de una tarjeta perforada' },
    description: {
      en: 'A wave of thread leaves a white speech bubble, passes through a punched loom card and arrives in a marigold bubble with the same shape.',
      es: 'Una onda de hilo sale de un globo de diálogo blanco, cruza una tarjeta perforada de telar y llega con la misma forma a otro globo.',
    },
  },
  {
    slug: 'when-to-post-and-when-it-does-not-matter',
    draw: whenToPost,
    title: { en: 'One hour out of many', es: 'Una hora entre muchas' },
    description: {
      en: 'The thread bends into the hands of a large clock, pointing at one marigold slice, then drifts past two blank clocks without stopping.',
      es: 'El hilo se dobla y forma las agujas de un gran reloj que señalan una porción caléndula; luego pasa de largo ante dos relojes vacíos.',
    },
  },
  {
    slug: 'answering-comments-without-burning-out',
    draw: answeringComments,
    title: { en: 'Comments over a slow cup', es: 'Comentarios con una taza tranquila' },
    description: {
      en: 'Speech bubbles rise like steam from a wide teal cup on its saucer, and a red thread dips into it and leaves calmly through the handle.',
      es: 'Unos globos de diálogo suben como vapor de una taza ancha, y un hilo rojo se sumerge en ella y sale con calma por el asa.',
    },
  },
  {
    slug: 'a-month-with-nothing-to-say',
    draw: nothingToSay,
    title: { en: 'A blank month', es: 'Un mes en blanco' },
    description: {
      en: 'On a calendar of blank days the red thread draws the outline of a large, empty speech bubble; a single day nearby glows in marigold.',
      es: 'Sobre un calendario de días en blanco, el hilo rojo dibuja un gran globo de diálogo vacío; cerca, un solo día es de color caléndula.',
    },
  },
  {
    slug: 'first-ninety-days-as-a-social-media-manager',
    draw: firstNinetyDays,
    title: { en: 'Three months of growth', es: 'Tres meses de crecimiento' },
    description: {
      en: 'A sprout, a young plant and one in full flower grow from the same soil, and a red thread joins them from left to right as they get taller.',
      es: 'Un brote, una planta joven y otra en flor crecen de la misma tierra, y un hilo rojo las une de izquierda a derecha según ganan altura.',
    },
  },
];
