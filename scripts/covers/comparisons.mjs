/** Covers of the comparisons. Each puts its sides next to each other fairly; the thread visits all of them. */
import { C } from './palette.mjs';
import {
  across,
  arch,
  bubble,
  circle,
  cutOut,
  EDGE,
  group,
  line,
  person,
  picture,
  pill,
  play,
  rect,
  ring,
  shape,
  sheet,
  strand,
  THREAD,
  through,
  turned,
  writing,
} from './shapes.mjs';

const W = 1200;
const H = 630;
const cover = (ground, ...children) => sheet(W, H, ground, ...children);

/** Four buttons do the same work and differ in cut and holes; sewn on by one thread, they can be compared. */
function productAgainstOthers() {
  const buttons = [
    { x: 206, y: 344, r: 186, face: C.paper, dish: C.sand, holes: 4 },
    { x: 546, y: 258, r: 150, face: C.bark, dish: C.umber, holes: 2 },
    { x: 816, y: 402, r: 132, face: C.mist, dish: C.seafoam, holes: 4 },
    { x: 1050, y: 250, r: 114, face: C.teal, dish: C.deepTeal, holes: 2 },
  ];
  const holesOf = ({ x, y, r, holes }) => {
    const s = r * 0.25;
    return holes === 2
      ? [
          [x - s, y],
          [x + s, y],
        ]
      : [
          [x - s, y + s],
          [x + s, y - s],
          [x - s, y - s],
          [x + s, y + s],
        ];
  };
  const stitches = buttons.map((button) => holesOf(button).slice(0, 2));
  const d = across(stitches.flat().map(([x, y]) => [x, y, 'corner']));
  const paint = (b) =>
    circle(b.x, b.y, b.r, b.face) +
    ring(b.x, b.y, b.r * 0.72, b.dish, b.r * 0.1) +
    holesOf(b)
      .map(([x, y]) => circle(x, y, b.r * 0.105, C.umber))
      .join('');
  return cover(
    C.honey,
    strand(d, C.vermilion),
    ...buttons.map(paint),
    ...stitches.map(([[x1, y1], [x2, y2]]) => line(`M${x1} ${y1}L${x2} ${y2}`, C.vermilion, THREAD)),
  );
}

/** In the table the thread has to walk along rows and columns; past its edge it simply goes where posts go. */
function spreadsheetOrScheduler() {
  const [stepX, stepY] = [112, 78];
  const marks = {
    '1,3': C.marigold,
    '4,5': C.blush,
    '2,6': C.mist,
    '0,2': C.mist,
    '3,4': C.blush,
    '4,2': C.marigold,
    '1,7': C.mist,
    '0,5': C.blush,
  };
  const cells = [];
  for (let row = 0; row < 9; row += 1) {
    for (let col = 0; col < 5; col += 1) {
      const fill = row === 0 ? C.teal : (marks[`${col},${row}`] ?? C.paper);
      cells.push(rect(28 + col * stepX, EDGE - 35 + (row - 4) * stepY, stepX - 8, stepY - 8, fill, 8));
    }
  }
  const [up, down] = [EDGE - 2 * stepY, EDGE + 2 * stepY];
  const centre = (col) => 28 + col * stepX + 52;
  const walk = `M-20 ${EDGE}H${centre(0)}V${up}H${centre(1)}V${down}H${centre(2)}V${EDGE - stepY}H${centre(3)}V${EDGE + stepY}H${centre(4)}V${EDGE}H600`;
  const run = 'C680 330 690 226 772 226C854 226 836 452 920 452C1004 452 1000 250 1084 250C1140 250 1150 330 1220 330';
  const post = (x, y, colours) =>
    rect(x, y, 136, 196, C.paper, 20) +
    picture(x + 14, y + 14, 108, 100, { ...colours, r: 10 }) +
    writing(x + 14, y + 134, 108, [1, 0.6], C.sand, { size: 14, gap: 14 });
  return cover(
    C.cream,
    ...cells,
    rect(600, 0, 620, H, C.mist),
    post(704, 110, { sky: C.blush, sun: C.vermilion }),
    post(1016, 134, { sky: C.straw, sun: C.vermilion, near: C.umber, far: C.ochre }),
    strand(walk + run, C.vermilion),
    post(860, 336, { sky: C.teal, sun: C.marigold, near: C.deepTeal, far: C.midTeal }),
  );
}

/** Three doors: a team behind the first, one person behind the second, a person with the running report behind the third. */
function agencyFreelancerManaged() {
  const d = across([
    [230, 238, 'crest'],
    [415, 372, 'crest'],
    [600, 238, 'crest'],
    [785, 372, 'crest'],
    [970, 238, 'crest'],
  ]);
  const door = (x) => arch(x, 84, 320, 600, '#000');
  const report =
    rect(958, 360, 150, 300, C.paper, 18) +
    rect(982, 480, 24, 160, C.seafoam, 6) +
    rect(1020, 440, 24, 200, C.marigold, 6) +
    rect(1058, 396, 24, 250, C.teal, 6);
  return cover(
    C.rose,
    arch(70, 84, 320, 600, C.mist),
    arch(440, 84, 320, 600, C.marigold),
    arch(810, 84, 320, 600, C.ink),
    strand(d, C.vermilion),
    cutOut(
      door(70),
      person(140, 640, 190, C.umber, C.seafoam),
      person(322, 640, 190, C.blush, C.deepTeal),
      person(230, 668, 240, C.ochre, C.teal),
    ),
    cutOut(door(440), person(600, 660, 262, C.umber, C.paper)),
    cutOut(door(810), report, person(908, 660, 232, C.blush, C.vermilion)),
  );
}

/** One bubble that answers everything against ten tools that each do one thing. */
function chatbotOrStudio() {
  const size = 126;
  const step = size + 18;
  const places = [
    [3, 688],
    [4, 616],
    [3, 688],
  ].flatMap(([count, x], row) => Array.from({ length: count }, (_, i) => [x + i * step, EDGE - size / 2 + (row - 1) * step]));
  const tools = [
    [C.paper, writing(-36, -34, 72, [1, 1, 0.6], C.ink, { size: 12, gap: 14 })],
    [C.marigold, play(-4, 0, 28, C.ink)],
    [C.blush, circle(0, 0, 32, C.vermilion)],
    [C.mist, bubble(-38, -34, 76, 52, C.teal, { size: 20 })],
    [C.vermilion, pill(-35, 2, 16, 32, C.paper) + pill(-8, -34, 16, 68, C.paper) + pill(19, -14, 16, 48, C.paper)],
    [C.paper, picture(-44, -38, 88, 76, { r: 10 })],
    [C.marigold, ring(-8, -8, 24, C.ink, 12) + line('M14 14L34 34', C.ink, 14)],
    [C.straw, rect(-40, -34, 52, 40, C.teal, 10) + rect(-12, -6, 52, 40, C.vermilion, 10)],
    [C.seafoam, person(0, 38, 72, C.marigold, C.deepTeal)],
    [C.paper, line('M-36 4L-12 28L36 -28', C.teal, 16)],
  ];
  const d = across([
    [100, 366],
    [300, 286],
    [470, 350],
    [590, EDGE, 'crest'],
    [1196, EDGE, 'crest'],
  ]);
  return cover(
    C.pine,
    shape('M206 440L110 590L360 500Z', C.paper),
    circle(306, 290, 222, C.paper),
    strand(d, C.coral),
    ...places.map(
      ([x, y], i) => rect(x, y, size, size, tools[i][0], 28) + group(`translate(${x + size / 2} ${y + size / 2})`, tools[i][1]),
    ),
  );
}

/** Nine places to go to, one after another, against one place that holds the same nine. */
function nativeOrOne() {
  const colours = [C.umber, C.teal, C.marigold, C.ink, C.blush, C.midTeal, C.paper, C.ochre, C.deepTeal];
  const spots = [
    [150, 116, -8],
    [330, 168, 6],
    [506, 112, -4],
    [108, 318, 7],
    [292, 344, -6],
    [486, 296, 9],
    [150, 508, -5],
    [336, 532, 8],
    [520, 476, -7],
  ];
  const at = spots.map(([x, y]) => [x, y]);
  const d = through([
    [-20, EDGE],
    at[3],
    [70, 190],
    at[0],
    at[1],
    at[2],
    [592, 200],
    at[5],
    at[4],
    [150, 420],
    at[6],
    at[7],
    at[8],
    [640, EDGE, 'crest'],
    [740, EDGE, 'crest'],
    [1220, EDGE],
  ]);
  const [size, step] = [92, 112];
  return cover(
    C.stone,
    ...spots.map(([x, y, tilt], i) => turned(tilt, x, y, rect(x - 58, y - 58, 116, 116, colours[i], 32))),
    rect(728, EDGE - 222, 404, 444, C.cream, 64),
    strand(d, C.vermilion),
    ...spots.map((_, i) => rect(728 + 44 + (i % 3) * step, EDGE - size / 2 + (Math.floor(i / 3) - 1) * step, size, size, colours[i], 26)),
  );
}

export const comparisons = [
  {
    slug: 'product-against-other-social-media-schedulers',
    draw: productAgainstOthers,
    title: { en: 'Four buttons, one thread', es: 'Cuatro botones, un hilo' },
    description: {
      en: 'Four sewing buttons of different sizes, colours and holes lie side by side, stitched in one line by a single dark thread.',
      es: 'Cuatro botones de costura de distintos tamaños, colores y agujeros, uno junto a otro, cosidos en línea con un solo hilo oscuro.',
    },
  },
  {
    slug: 'spreadsheet-or-scheduler',
    draw: spreadsheetOrScheduler,
    title: { en: 'From cells to a curve', es: 'De las celdas a la curva' },
    description: {
      en: 'On the left the red thread turns at right angles through the cells of a table; on the right it flows in a free curve past three posts.',
      es: 'A la izquierda, el hilo rojo dobla en ángulo recto por las celdas de una tabla; a la derecha, fluye en curva entre tres publicaciones.',
    },
  },
  {
    slug: 'agency-freelancer-or-managed-service',
    draw: agencyFreelancerManaged,
    title: { en: 'Three doors', es: 'Tres puertas' },
    description: {
      en: 'Three arched doors of equal size: a team of three in the first, one person in the second, and one with a rising report in the third.',
      es: 'Tres puertas iguales con arco: un equipo de tres en la primera, una sola persona en la segunda y alguien con un informe en la tercera.',
    },
  },
  {
    slug: 'general-chatbot-or-ai-studio',
    draw: chatbotOrStudio,
    title: { en: 'One bubble, ten tools', es: 'Un globo, diez herramientas' },
    description: {
      en: 'A single large speech bubble faces ten small tiles, each with a different tool on it, and a coral thread leads from one to the other.',
      es: 'Un único globo de diálogo frente a diez fichas pequeñas, cada una con una herramienta distinta; un hilo coral lleva de uno a otras.',
    },
  },
  {
    slug: 'native-apps-or-one-scheduler',
    draw: nativeOrOne,
    title: { en: 'Nine places or one', es: 'Nueve sitios o uno' },
    description: {
      en: 'On the left a thread tangles between nine scattered app tiles; on the right it runs straight through one panel holding all nine in order.',
      es: 'A la izquierda, un hilo se enreda entre nueve aplicaciones dispersas; a la derecha, cruza recto un panel que las reúne en orden.',
    },
  },
];
