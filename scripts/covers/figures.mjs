/**
 * Figures inside the articles: small diagrams without words; a week alone has the letters of its days, and is drawn once for each language. What a picture must say is in its doc comment; the
 * description says it in full, so the meaning never hangs on colour or on seeing the picture.
 */
import { C } from './palette.mjs';
import {
  arc,
  bubble,
  circle,
  cutOut,
  dashedRect,
  ellipse,
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
  spool,
  strand,
  through,
  turned,
  writing,
} from './shapes.mjs';

const W = 1360;
const H = 800;
const figure = (...children) => sheet(W, H, C.linen, ...children);

/** The thread of a figure, from edge to edge; unlike on covers it may enter and leave wherever the diagram needs it. */
const along = (from, points, to, options) => through([[-20, from], ...points, [W + 20, to]], options);

/** An arrowhead with its point at the origin, looking right. */
const arrowhead = (x, y, degrees, colour) => turned(degrees, x, y, line(`M${x - 20} ${y - 16}L${x} ${y}L${x - 20} ${y + 16}`, colour, 7));

/** A week as a rhythm: tall days, short days, and two on which nothing is posted on purpose. */
function weekRhythm() {
  const card = (x, y, h, fill, ...inside) => rect(x + 14, y, 128, h, fill, 18) + inside.join('');
  const photo = (x, y, h, colours) => picture(x + 28, y + 14, 100, h, { ...colours, r: 10 });
  const lines = (x, y, shares, fill) => writing(x + 30, y, 96, shares, fill, { size: 10, gap: 12 });
  const days = [
    {
      top: 300,
      turns: true,
      draw: (x) =>
        card(x, 300, 190, C.teal, photo(x, 300, 104), lines(x, 438, [1, 0.6], C.seafoam)) +
        card(x, 506, 170, C.mist, lines(x, 532, [1, 1, 0.5], C.teal)),
    },
    { top: 552, draw: (x) => card(x, 552, 124, C.marigold, lines(x, 582, [1, 0.8, 0.5], C.charcoal)) },
    { quiet: true, turns: true },
    {
      top: 398,
      draw: (x) =>
        card(x, 398, 124, C.blush, lines(x, 428, [1, 0.8, 0.5], C.brick)) +
        card(x, 538, 138, C.teal, lines(x, 568, [1, 1, 0.6], C.seafoam)),
    },
    {
      top: 216,
      turns: true,
      draw: (x) =>
        card(x, 216, 284, C.marigold, photo(x, 216, 170, { sky: C.cream, sun: C.vermilion }), lines(x, 422, [1, 1, 0.5], C.charcoal)) +
        card(x, 516, 160, C.mist, lines(x, 546, [1, 0.7], C.teal)),
    },
    { top: 590, draw: (x) => card(x, 590, 86, C.blush, lines(x, 618, [1, 0.6], C.brick)) },
    { quiet: true, turns: true },
  ];
  const left = (i) => 80 + i * 174;
  const moon = (cx, cy) => shape(`M${cx + 10} ${cy - 34}A36 36 0 1 0 ${cx + 34} ${cy + 16}A30 30 0 0 1 ${cx + 10} ${cy - 34}Z`, C.seafoam);
  const d = along(
    560,
    days.map(({ top = 650, turns }, i) => [left(i) + 78, top - 22, turns && 'crest']),
    580,
    { slack: 0.42 },
  );
  const column = ({ quiet }, i) => {
    const panel = quiet
      ? dashedRect(left(i), 110, 156, 580, C.stone, 26) + moon(left(i) + 74, 400)
      : rect(left(i), 110, 156, 580, C.paper, 26);
    return panel + circle(left(i) + 78, 66, 12, quiet ? C.stone : C.ink);
  };
  const posts = ({ draw }, i) => (draw ? draw(left(i)) : '');
  return figure(group('translate(0 24)', ...days.map(column), strand(d, C.vermilion), ...days.map(posts)));
}

/** The letters of the days in both languages, around their middle: outlines of Bricolage Grotesque (600, in its cut for 24 px), so that no font has to be there where they are drawn. */
const LETTERS = {
  M: 'M-15.2 13.2V-13.2H-7.5L0.1 7.5H0.3L7.9 -13.2H15.2V13.2H10.4L10.7 -8.1H10.3L2.2 13.2H-2.3L-10.4 -8.1H-10.7L-10.5 13.2Z',
  T: 'M-2.6 13.2V-13.2H2.5V13.2ZM-10.3 -8.9V-13.2H10.3V-8.9Z',
  W: 'M-12.1 13.2 -18.3 -13.2H-12.8L-8.4 8.8H-8L-3.1 -13.2H3.3L8.2 8.8H8.6L13 -13.2H18.3L12 13.2H4.9L0.2 -8.7H-0.1L-4.8 13.2Z',
  F: 'M-9.5 13.2V-13.2H-4.5V13.2ZM-7.2 2.9V-1.3H7.9V2.9ZM-7.2 -8.8V-13.2H9.5V-8.8Z',
  S: 'M0 13.7Q-2.6 13.7 -4.6 13.2Q-6.7 12.7 -8.1 11.6Q-9.5 10.6 -10.3 9Q-11 7.4 -11 5.4L-6.5 4.1Q-6.5 6 -5.7 7.3Q-4.9 8.5 -3.3 9.1Q-1.8 9.7 0.2 9.7Q2.2 9.7 3.5 9.3Q4.8 8.8 5.5 8Q6.2 7.2 6.2 6.1Q6.2 5 5.3 4.2Q4.5 3.5 3 3.1Q1.6 2.6 -0.2 2.2Q-2.1 1.8 -3.9 1.2Q-5.8 0.7 -7.3 -0.1Q-8.8 -1 -9.7 -2.4Q-10.6 -3.8 -10.6 -5.9Q-10.6 -8.3 -9.4 -10Q-8.2 -11.8 -5.9 -12.8Q-3.6 -13.7 -0.4 -13.7Q2.7 -13.7 5.1 -12.8Q7.4 -11.8 8.7 -10Q10.1 -8.2 10.1 -5.7L5.5 -4.5Q5.5 -5.8 5.1 -6.8Q4.7 -7.8 3.9 -8.4Q3.1 -9.1 2 -9.4Q0.9 -9.8 -0.5 -9.8Q-2.1 -9.8 -3.3 -9.3Q-4.5 -8.9 -5.1 -8.1Q-5.8 -7.3 -5.8 -6.3Q-5.8 -5 -4.8 -4.3Q-3.9 -3.5 -2.3 -3.1Q-0.7 -2.6 1.1 -2.2Q2.8 -1.8 4.6 -1.3Q6.3 -0.7 7.8 0.1Q9.3 1 10.1 2.4Q11 3.8 11 6Q11 8.3 9.8 10.1Q8.5 11.8 6.1 12.8Q3.6 13.7 0 13.7Z',
  L: 'M-8.3 13.2V-13.2H-3.2V13.2ZM-7.1 13.2V8.9H8.3V13.2Z',
  X: 'M-12.4 13.2 -3.5 -0 -12.3 -13.2H-6.4L-0.2 -2.8H0L6.2 -13.2H12.2L3.4 -0.1L12.4 13.2H6.5L-0 2.6H-0.2L-6.5 13.2Z',
  J: 'M-5 13.5 -5.5 8.8Q-5.1 8.9 -4.7 8.9Q-4.2 9 -4 9Q-2.2 9 -1.2 8.4Q-0.3 7.9 0.1 6.7Q0.4 5.5 0.4 3.7V-13.2H5.5V3.8Q5.5 6.9 4.6 9.1Q3.8 11.3 1.8 12.5Q-0.1 13.6 -3.2 13.6Q-3.6 13.6 -4 13.6Q-4.4 13.6 -5 13.5Z',
  V: 'M-3.5 13.2 -12.4 -13.2H-6.9L-0.2 8.9H0.2L6.9 -13.2H12.4L3.5 13.2Z',
  D: 'M-8.8 13.2V9H-1.1Q1.3 9 2.8 8Q4.4 6.9 5.2 4.9Q6 2.9 6 0.1Q6 -2.3 5.5 -4Q5 -5.7 4 -6.8Q3 -7.9 1.5 -8.5Q0 -9 -2 -9H-8.8V-13.2H-2.2Q2.5 -13.2 5.4 -11.6Q8.4 -10.1 9.8 -7.2Q11.2 -4.3 11.2 -0.2Q11.2 2.7 10.6 4.9Q9.9 7.2 8.7 8.7Q7.5 10.3 6 11.3Q4.4 12.3 2.7 12.7Q0.9 13.2 -1 13.2ZM-11.2 13.2V-13.2H-6.2V13.2Z',
};

/**
 * The bakery's week: what it sells as the thread, low on two days, and its five posts, each at its hour. A post that pulls stands on the evening before
 * the day that it is to fill, which has a knot of its colour. Two days have none on purpose.
 */
function slowDays(days) {
  const left = (i) => 80 + i * 174;
  const [top, high] = [110, 580];
  /** From the first hour that anybody posts at to midnight. */
  const at = (hour) => top + 24 + ((hour - 7) / 17) * (high - 48);
  const card = (i, hour, fill, ...inside) => {
    const y = at(hour);
    return group(`translate(${left(i) + 14} ${y})`, rect(0, 0, 128, 112, fill, 18), ...inside);
  };
  const pull = (i, hour) =>
    card(
      i,
      hour,
      C.marigold,
      writing(18, 24, 84, [1, 0.6], C.charcoal, { size: 10, gap: 12 }),
      line('M20 82H100', C.charcoal, 7),
      arrowhead(104, 82, 0, C.charcoal),
    );
  const proof = (i, hour) =>
    card(i, hour, C.teal, picture(12, 12, 104, 62, { r: 10 }), writing(18, 88, 84, [0.8], C.seafoam, { size: 10 }));
  const talk = (i, hour) =>
    card(
      i,
      hour,
      C.blush,
      bubble(16, 18, 96, 58, C.brick, { r: 16, size: 18 }),
      writing(30, 36, 66, [1, 0.6], C.blush, { size: 8, gap: 8 }),
    );
  const SALES = [496, 652, 630, 500, 356, 136, 400];
  const QUIET = [2, 6];
  const HELPED = [1, 2];
  const middle = (i) => left(i) + 78;
  const d = along(
    420,
    SALES.map((y, i) => [middle(i), y, (i === 1 || i === 5) && 'crest']),
    470,
    { slack: 0.4 },
  );
  const column = (_, i) => {
    const quiet = QUIET.includes(i);
    const panel = quiet ? dashedRect(left(i), top, 156, high, C.stone, 26) : rect(left(i), top, 156, high, C.paper, 26);
    return panel + group(`translate(${middle(i)} 62) scale(1.35)`, shape(LETTERS[days[i]], C.soft));
  };
  return figure(
    group(
      'translate(0 24)',
      ...SALES.map(column),
      strand(d, C.vermilion),
      ...HELPED.map((i) => circle(middle(i), SALES[i], 24, C.marigold) + circle(middle(i), SALES[i], 9, C.charcoal)),
      pull(0, 18),
      pull(1, 18),
      proof(3, 7.5),
      talk(4, 12.5),
      proof(5, 8),
    ),
  );
}

/** A vertical video as it looks with the app around it, and the same frame with the covered parts struck out. */
function safeZones() {
  const [w, h, y] = [378, 672, 64];
  const [one, two] = [206, 776];
  const d = along(
    470,
    [
      [one - 60, 440],
      [one + 190, 330],
      [680, 440],
      [two + 190, 330],
      [1240, 440],
    ],
    420,
  );
  const frame = (x, ...inside) => cutOut(rect(x, y, w, h, '#000', 40), ...inside);
  const scene = (x) =>
    rect(x, y, w, h, C.mist) +
    circle(x + 288, y + 172, 46, C.marigold) +
    circle(x + 330, y + 700, 300, C.seafoam) +
    strand(d, C.vermilion) +
    ellipse(x + 150, y + h + 10, 262, 226, C.teal) +
    circle(x + 150, y + 346, 100, C.umber);
  const app = (x) =>
    pill(x + 84, y + 34, 90, 16, C.paper) +
    pill(x + 204, y + 34, 90, 16, C.paper) +
    [0, 1, 2, 3].map((i) => circle(x + w - 46, y + 314 + i * 82, 27, i === 0 ? C.blush : C.paper)).join('') +
    circle(x + 48, y + h - 126, 22, C.marigold) +
    pill(x + 82, y + h - 134, 130, 16, C.paper) +
    writing(x + 26, y + h - 88, 250, [1, 0.7], C.paper, { size: 14, gap: 14 }) +
    pill(x + 26, y + h - 24, w - 52, 6, C.paper);
  const covered = (x) => rect(x, y, w, 84, '#000') + rect(x, y + h - 170, w, 170, '#000') + rect(x + w - 92, y + 272, 92, h, '#000');
  const hatch = (x) => Array.from({ length: 48 }, (_, i) => line(`M${x - 700 + i * 26} ${y + h}l${h} ${-h}`, C.bark, 9)).join('');
  const safe = (x) =>
    line(`M${x + 20} ${y + 104}H${x + w - 20}V${y + 252}H${x + w - 112}V${y + h - 190}H${x + 20}Z`, C.ink, 6, {
      dash: '16 12',
      cap: 'butt',
    });
  return figure(
    strand(d, C.vermilion),
    frame(one, scene(one), app(one)),
    frame(two, scene(two), cutOut(covered(two), rect(two, y, w, h, C.umber), hatch(two))),
    safe(two),
  );
}

/** Reach day by day after posting: the thread runs over the days, the dashed line is what half of them reach. */
function reachCurve() {
  const reach = [150, 390, 540, 452, 330, 258, 206, 170, 236, 184, 140, 112, 92, 76];
  const base = 690;
  const median =
    [...reach]
      .sort((a, b) => a - b)
      .slice(6, 8)
      .reduce((a, b) => a + b) / 2;
  const x = (i) => 128 + i * 80;
  const bars = reach.map((value, i) => rect(x(i), base - value + 26, 56, value - 26, value > median ? C.marigold : C.sand, 12));
  const d = along(
    660,
    reach.map((value, i) => [x(i) + 28, base - value]),
    640,
    { slack: 0.34 },
  );
  const half = base - median;
  return figure(
    line(`M84 ${base + 10}H1276`, C.ink, 5),
    ...reach.map((_, i) => circle(x(i) + 28, base + 40, 6, C.stone)),
    ...bars,
    line(`M84 ${half}H1276`, C.teal, 6, { dash: '18 14', cap: 'butt' }),
    strand(d, C.vermilion),
    circle(x(2) + 28, base - reach[2], 22, C.ink),
    circle(x(2) + 28, base - reach[2], 9, C.linen),
    circle(84, half, 14, C.teal),
    circle(1276, half, 14, C.teal),
  );
}

/** Two desks and one spool: everything about the brand changes sides, and the thread does not stop meanwhile. */
function handover() {
  const desk = (x, fill, leg) => rect(x + 40, 590, 26, 150, leg) + rect(x + 404, 590, 26, 150, leg) + rect(x, 570, 470, 34, fill, 12);
  const folders = (x, paint) => [0, 1, 2].map((i) => paint(x + (i === 1 ? 8 : 0), 532 - i * 38, 96, 32, i)).join('');
  const papers = [C.teal, C.marigold, C.blush];
  const left = through([
    [-20, 560],
    [110, 560, 'crest'],
    [480, 560, 'crest'],
    [560, 500],
    [640, 420],
  ]);
  const right = through([
    [720, 392],
    [800, 492],
    [880, 560, 'crest'],
    [1250, 560, 'crest'],
    [W + 20, 560],
  ]);
  return figure(
    rect(0, 736, W, 64, C.sand),
    line('M500 268C590 190 770 190 848 252', C.ink, 6, { dash: '16 13', cap: 'butt' }) + arrowhead(858, 262, 42, C.ink),
    person(350, 572, 280, C.umber, C.teal),
    person(1010, 572, 280, C.blush, C.ink),
    line('M440 452L570 470', C.teal, 58),
    line('M920 452L790 470', C.ink, 58),
    strand(left, C.vermilion),
    strand(right, C.vermilion),
    spool(680, 410, 160, 200, C.ochre, C.vermilion, C.brick),
    circle(608, 476, 36, C.umber),
    circle(752, 476, 36, C.blush),
    desk(70, C.mist, C.seafoam),
    desk(820, C.mist, C.seafoam),
    folders(90, (x, y, w, h, i) => rect(x, y, w, h, papers[i], 8)),
    folders(1166, (x, y, w, h) => dashedRect(x, y, w, h, C.stone, 8, 4)),
  );
}

/** Everything people write comes in on one line and leaves in three trays: answer now, answer later, let be. */
function commentTriage() {
  const kinds = {
    now: [C.vermilion, (x, y) => line(`M${x - 22} ${y}L${x - 6} ${y + 16}L${x + 24} ${y - 16}`, C.paper, 10)],
    later: [C.marigold, (x, y) => ring(x, y, 19, C.charcoal, 7) + line(`M${x} ${y - 9}V${y}H${x + 8}`, C.charcoal, 6)],
    never: [C.stone, (x, y) => line(`M${x - 18} ${y}H${x + 18}`, C.bark, 9)],
  };
  const note = (kind, x, y, tail = 'left') =>
    bubble(x - 68, y - 50, 136, 98, kinds[kind][0], { r: 34, size: 28, tail }) + kinds[kind][1](x, y - 1);
  const tray = (y, fill) => line(`M864 ${y - 40}V${y + 44}A30 30 0 0 0 894 ${y + 74}H1226A30 30 0 0 0 1256 ${y + 44}V${y - 40}`, fill, 20);
  const chute = (y) => line(`M670 400C760 400 730 ${y} 826 ${y}`, C.ink, 6, { dash: '16 13', cap: 'butt' }) + arrowhead(836, y, 0, C.ink);
  const stream = along(
    470,
    [
      [150, 456],
      [370, 484],
      [570, 404],
      [720, 400, 'crest'],
    ],
    400,
  );
  return figure(
    chute(160),
    chute(640),
    strand(stream, C.vermilion),
    note('later', 84, 384),
    note('now', 244, 382),
    note('never', 398, 404),
    note('now', 540, 318),
    circle(650, 400, 66, C.teal),
    circle(650, 400, 28, C.linen),
    note('now', 976, 152),
    note('now', 1144, 152, 'right'),
    note('later', 976, 392),
    note('later', 1144, 392, 'right'),
    note('never', 1060, 632),
    tray(160, C.ink),
    tray(400, C.ink),
    tray(640, C.ink),
  );
}

/** The accounts of a brand as a map: the thread joins those in use; two hang loose, with their ends cut. */
function auditMap() {
  const glyphs = {
    person: (x, y, a, b) => cutOut(circle(x, y, 62, '#000'), person(x, y + 62, 92, a, b)),
    photo: (x, y) => picture(x - 36, y - 32, 72, 64, { r: 10 }),
    video: (x, y, a) => play(x - 4, y, 26, a),
    talk: (x, y, a) => bubble(x - 34, y - 32, 68, 46, a, { size: 18 }),
    text: (x, y, a) => writing(x - 30, y - 28, 60, [1, 1, 0.6], a, { size: 11, gap: 12 }),
    camera: (x, y, a, b) => rect(x - 36, y - 24, 72, 54, a, 14) + rect(x - 16, y - 34, 32, 20, a, 6) + ring(x, y + 3, 14, b, 7),
  };
  const joined = [
    [180, 260, C.teal, glyphs.person(180, 260, C.marigold, C.mist)],
    [430, 520, C.brick, glyphs.photo(430, 520)],
    [660, 210, C.marigold, glyphs.video(660, 210, C.charcoal)],
    [910, 440, C.blush, glyphs.text(910, 440, C.brick)],
    [1180, 270, C.mist, glyphs.camera(1180, 270, C.deepTeal, C.mist)],
  ];
  const d = along(
    420,
    joined.map(([x, y]) => [x, y]),
    600,
  );
  const loose = (x, y, glyph) =>
    circle(x, y, 62, C.sand) +
    glyph +
    line(`M${x - 76} ${y}a76 76 0 1 0 152 0a76 76 0 1 0 -152 0`, C.stone, 6, { dash: '16 13', cap: 'butt' });
  const end = (d) => line(d, C.stone, 12, { cap: 'butt' });
  const scissors = group(
    'translate(806 660) rotate(-8)',
    line('M-16 24L30 -64M16 24L-30 -64', C.ink, 11),
    ring(-26, 46, 20, C.ink, 10),
    ring(26, 46, 20, C.ink, 10),
    circle(0, -8, 5, C.linen),
  );
  return figure(
    strand(d, C.vermilion),
    end('M676 650C704 640 716 596 752 598'),
    end('M936 640C912 632 888 590 856 596'),
    ...joined.map(([x, y, fill, glyph]) => circle(x, y, 76, fill) + glyph),
    loose(600, 660, glyphs.talk(600, 660, C.stone)),
    loose(1010, 660, glyphs.person(1010, 660, C.stone, C.stone)),
    scissors,
  );
}

/** A post has three layers for three ways of meeting it: the picture, the caption, and the text that is read aloud. */
function altTextLayers() {
  const [w, h, slant] = [344, 440, -0.16];
  const corners = [
    [96, 272],
    [508, 228],
    [920, 184],
  ];
  const eyelet = { u: 172, v: 236 };
  const eyelets = corners.map(([x, y]) => [x + eyelet.u, y + eyelet.v + slant * eyelet.u]);
  const d = along(520, eyelets, 340);
  const layer = (i, fill, ...inside) => group(`matrix(1 ${slant} 0 1 ${corners[i].join(' ')})`, rect(0, 0, w, h, fill, 28), ...inside);
  const text = (fill) => writing(44, 296, 256, [1, 0.86, 0.94, 0.5], fill, { size: 16, gap: 18 });
  const voice = circle(100, 112, 28, C.marigold) + [64, 100, 136].map((r) => arc(100, 112, r, -38, 38, C.marigold, 16)).join('');
  return figure(
    strand(d, C.vermilion),
    layer(0, C.paper, picture(26, 26, w - 52, h - 52, { sky: C.mist, sun: C.marigold, r: 14 })),
    layer(
      1,
      C.paper,
      bubble(44, 44, 256, 130, C.blush, { size: 40 }),
      writing(84, 84, 176, [1, 0.6], C.paper, { size: 16, gap: 18 }),
      text(C.stone),
    ),
    layer(2, C.teal, voice, text(C.seafoam)),
    ...eyelets.map(([x, y]) => circle(x, y, 20, C.ink)),
    cutOut(eyelets.map(([x, y]) => circle(x, y, 20, '#000') + rect(x, 0, w - eyelet.u + 1, H, '#000')).join(''), strand(d, C.vermilion)),
  );
}

/** Draft, review, approved: the same post gains substance on the way, and only review may send it back. */
function approvalPath() {
  const [top, w, h] = [204, 296, 420];
  const [draft, review, approved] = [92, 532, 972];
  const middle = top + h / 2;
  const d = along(
    middle + 60,
    [
      [60, middle + 20],
      [240, middle],
      [460, middle + 14],
      [680, middle],
      [900, middle - 14],
      [1120, middle],
      [1310, middle - 30],
    ],
    middle - 60,
  );
  const lines = (x, fill) => writing(x + 30, top + 278, w - 60, [1, 0.86, 0.5], fill, { size: 18, gap: 20 });
  const steps = (x, done) =>
    [0, 1, 2]
      .map((i) => (i < done ? circle(x + w / 2 - 44 + i * 44, 690, 13, C.ink) : ring(x + w / 2 - 44 + i * 44, 690, 11, C.stone, 5)))
      .join('');
  const pencil = group(
    `translate(${draft + w - 40} ${top + 300}) rotate(38)`,
    rect(-20, -150, 40, 34, C.blush, 8),
    rect(-20, -124, 40, 118, C.marigold),
    shape('M-20 -6H20L0 36Z', C.sand),
    shape('M-8 19H8L0 36Z', C.ink),
  );
  const [sealX, sealY] = [approved + w - 16, top + 10];
  return figure(
    line(`M${review + 70} ${top - 24}C${review} 96 ${draft + w} 96 ${draft + w - 66} ${top - 34}`, C.ink, 6, {
      dash: '16 13',
      cap: 'butt',
    }) + arrowhead(draft + w - 74, top - 22, 122, C.ink),
    strand(d, C.vermilion),
    rect(draft, top, w, h, C.linen, 30) +
      dashedRect(draft, top, w, h, C.bark, 30) +
      dashedRect(draft + 28, top + 28, w - 56, 216, C.stone, 16) +
      lines(draft, C.stone) +
      pencil,
    rect(review, top, w, h, C.paper, 30) +
      picture(review + 28, top + 28, w - 56, 216, { sky: C.sand, sun: C.stone, near: C.stone, far: C.sand }) +
      lines(review, C.bark),
    bubble(review + w - 92, top - 36, 140, 92, C.marigold, { size: 30 }) +
      writing(review + w - 64, top - 8, 84, [1, 0.6], C.charcoal, { size: 12, gap: 12 }),
    bubble(review - 50, top + 214, 120, 80, C.teal, { tail: 'right', size: 26 }) +
      writing(review - 24, top + 238, 68, [1, 0.6], C.mist, { size: 10, gap: 12 }),
    rect(approved, top, w, h, C.paper, 30) +
      picture(approved + 28, top + 28, w - 56, 216, { sky: C.blush, sun: C.vermilion }) +
      lines(approved, C.ink),
    circle(sealX, sealY, 62, C.teal) +
      line(`M${sealX - 28} ${sealY + 2}L${sealX - 8} ${sealY + 22}L${sealX + 30} ${sealY - 20}`, C.paper, 14),
    steps(draft, 1),
    steps(review, 2),
    steps(approved, 3),
  );
}

/** Two months. In the second, one account is left without the copies of another, which has an answer every Tuesday: the thread runs through those. */
function oneChange() {
  const [w, h, top] = [556, 640, 80];
  const [before, after] = [84, 720];
  const WEEKS = [0, 1, 2, 3];
  const TUESDAY = 1;
  const COPIED = [2, 4];
  const cell = (x, week, day) => [x + 36 + day * 84, top + 42 + week * 146];
  const own = (week) => (week % 2 === 0 ? [0, 3] : [0, 3, 5]);
  const lines = ([x, y], fill) => writing(x + 14, y + 76, 36, [1, 0.6], fill, { size: 8, gap: 8 });
  const text = (at) => rect(...at, 64, 118, C.teal, 12) + rect(at[0] + 14, at[1] + 18, 36, 40, C.seafoam, 6) + lines(at, C.seafoam);
  const copy = (at) => rect(...at, 64, 118, C.mist, 12) + picture(at[0] + 8, at[1] + 8, 48, 56, { r: 8 }) + lines(at, C.seafoam);
  const gone = ([x, y]) => dashedRect(x + 3, y + 3, 58, 112, C.stone, 10, 4);
  const answer = ([x, y]) =>
    bubble(x - 4, y + 14, 72, 72, C.marigold, { r: 20, size: 22 }) +
    writing(x + 14, y + 36, 36, [1, 1, 0.6], C.charcoal, { size: 7, gap: 6 });
  const eachWeek = (draw) => WEEKS.map(draw).join('');
  const posts = (x, copied) =>
    eachWeek((week) => [...own(week).map((day) => text(cell(x, week, day))), ...COPIED.map((day) => copied(cell(x, week, day)))].join(''));
  const tuesdays = WEEKS.map((week) => cell(after, week, TUESDAY));
  const [[x]] = tuesdays;
  const d = along(
    52,
    [[360, 40, 'crest'], [x - 90, 74], ...tuesdays.map(([, y], week) => [x + (week % 2 === 0 ? 40 : 24), y + 50]), [x + 96, 752]],
    736,
  );
  return figure(
    rect(before, top, w, h, C.paper, 28),
    rect(after, top, w, h, C.paper, 28),
    strand(d, C.vermilion),
    posts(before, copy),
    posts(after, gone),
    ...tuesdays.map(answer),
  );
}

/** The report of day ninety: one page with five headings, and beside it the glasses of who reads it. */
function onePage() {
  const [x, y, w] = [250, 56, 520];
  const headed = (at, ...inside) => pill(x + 48, y + at, 150, 18, C.ink) + inside.join('');
  /** What was, beside what is. */
  const pair = (at, was, is, fill) =>
    rect(x + 48 + at, y + 446 - was, 34, was, C.stone, 6) + rect(x + 88 + at, y + 446 - is, 34, is, fill, 6);
  const found = [C.teal, C.marigold, C.blush, C.mist, C.brick];
  const page = turned(
    -4,
    x + w / 2,
    400,
    rect(x, y, w, 690, C.paper, 26),
    headed(48, found.map((fill, i) => circle(x + 70 + i * 62, y + 112, 22, fill)).join('')),
    headed(
      170,
      [0, 1].map((i) => rect(x + 48 + i * 136, y + 206, 116, 56, i ? C.teal : C.marigold, 12)).join(''),
      writing(x + 66, y + 226, 80, [1, 0.6], C.charcoal, { size: 7, gap: 8 }),
      writing(x + 202, y + 226, 80, [1, 0.6], C.seafoam, { size: 7, gap: 8 }),
    ),
    headed(
      294,
      line(`M${x + 48} ${y + 450}H${x + w - 48}`, C.ink, 5),
      pair(16, 112, 28, C.teal),
      pair(158, 52, 104, C.teal),
      pair(300, 84, 60, C.vermilion),
    ),
    headed(488, writing(x + 48, y + 524, 400, [1, 0.72], C.stone, { size: 14, gap: 14 })),
    headed(596, dashedRect(x + 48, y + 632, 116, 34, C.stone, 10, 4)),
  );
  const d = along(
    560,
    [
      [150, 500],
      [500, 610],
      [860, 660],
      [1130, 570],
    ],
    610,
  );
  const lens = (cx, cy) => circle(cx, cy, 88, C.mist) + ring(cx, cy, 88, C.ink, 18);
  const glasses = turned(
    10,
    1060,
    330,
    lens(950, 330),
    lens(1182, 330),
    line('M1036 306C1050 284 1082 284 1096 306', C.ink, 18),
    line('M868 300L800 196C788 178 764 182 756 200', C.ink, 16),
    line('M1264 300L1296 206C1302 188 1324 184 1336 200', C.ink, 16),
  );
  return figure(strand(d, C.vermilion), page, group('translate(-44 24)', glasses));
}

export const figures = [
  {
    slug: 'week-rhythm',
    draw: weekRhythm,
    title: {
      en: 'A good week has full days and quiet ones: two of seven stay empty on purpose.',
      es: 'Una buena semana tiene días llenos y días tranquilos: dos quedan vacíos a propósito.',
    },
    description: {
      en: 'Seven day columns hold stacks of posts of different heights; two dashed columns with a moon are quiet days. A good week rises and rests.',
      es: 'Siete columnas con publicaciones de distinta altura; dos punteadas, con una luna, son días de descanso. Una buena semana sube y reposa.',
    },
  },
  ...['MTWTFSS', 'LMXJVSD'].map((days, index) => ({
    slug: index === 0 ? 'slow-days' : 'slow-days-es',
    draw: () => slowDays(days),
    title: {
      en: 'The line is sales. Arrows pull, the evening before a slow day; pictures prove, the bubble talks.',
      es: 'La línea: ventas. Las flechas atraen, la víspera de un día flojo; la foto demuestra, el globo conversa.',
    },
    description: {
      en: 'A week in columns. A line of sales dips on Tuesday and Wednesday; a post with an arrow stands before each dip. Wednesday and Sunday have no post.',
      es: 'Una semana en columnas. La línea de ventas baja martes y miércoles; antes de cada bajada, una publicación con flecha. Miércoles y domingo, nada.',
    },
  })),
  {
    slug: 'safe-zones',
    draw: safeZones,
    title: {
      en: 'The app covers the top, the right edge and the foot: what matters stays in the dashed area.',
      es: 'La app tapa la parte de arriba, el borde derecho y el pie: lo importante va en la zona punteada.',
    },
    description: {
      en: 'A vertical video with app buttons over it, and the same frame with top, right and bottom struck out: what matters belongs in the dashed area.',
      es: 'Un video vertical con los botones de la app y el mismo cuadro con los bordes tachados: lo importante va dentro de la zona punteada.',
    },
  },
  {
    slug: 'reach-curve',
    draw: reachCurve,
    title: {
      en: 'Reach peaks on the third day, then fades; half of the days stay below the median.',
      es: 'El alcance llega a su pico el tercer día y luego cae; la mitad de los días no pasa de la mediana.',
    },
    description: {
      en: 'Bars for fourteen days under a curve that peaks on the third and fades; a dashed median line shows that only half the days exceed it.',
      es: 'Barras de catorce días bajo una curva con pico en el tercero que luego cae; la línea punteada es la mediana, superada la mitad de los días.',
    },
  },
  {
    slug: 'handover',
    draw: handover,
    title: { en: 'The brand changes desks, and its thread never breaks.', es: 'La marca cambia de mesa y el hilo no se corta.' },
    description: {
      en: 'Two people at their desks pass on a spool while its thread runs on over both: in a good handover the work never stops.',
      es: 'Dos personas, cada una en su mesa, se pasan una bobina sin que el hilo se corte: en un buen traspaso el trabajo no se detiene.',
    },
  },
  {
    slug: 'comment-triage',
    draw: commentTriage,
    title: {
      en: 'Every comment goes one of three ways: answer now, answer later, let be.',
      es: 'Cada comentario tiene tres caminos: responder ya, responder luego o dejarlo pasar.',
    },
    description: {
      en: 'A stream of comments meets one sorting point and lands in three trays: marked with a tick to answer now, a clock for later, a dash to let be.',
      es: 'Los comentarios llegan a un punto de reparto y caen en tres bandejas: con marca, responder ya; con reloj, más tarde; con raya, dejar pasar.',
    },
  },
  {
    slug: 'audit-map',
    draw: auditMap,
    title: {
      en: 'Five accounts hang together. Two loose ones are cut off.',
      es: 'Cinco cuentas siguen unidas. Dos sueltas se quedan fuera.',
    },
    description: {
      en: 'Five accounts drawn as discs are joined by one red thread; two grey ones, a pair of scissors between them, are cut off: profiles an audit finds.',
      es: 'Cinco cuentas, como discos, unidas por un hilo rojo; otras dos, grises y con unas tijeras en medio, quedan sueltas: las halla la auditoría.',
    },
  },
  {
    slug: 'one-change',
    draw: oneChange,
    title: {
      en: 'Month 2: ten posts on Facebook instead of eighteen, and on Instagram an answer every Tuesday.',
      es: 'Mes 2: en Facebook, diez publicaciones en vez de dieciocho; en Instagram, una respuesta cada martes.',
    },
    description: {
      en: 'Two months hang on one thread. The first holds eighteen posts; in the second eight copies are gone, and each Tuesday has an answer.',
      es: 'Dos meses cuelgan de un hilo. El primero tiene dieciocho publicaciones; en el segundo faltan ocho copias y cada martes hay una respuesta.',
    },
  },
  {
    slug: 'one-page',
    draw: onePage,
    title: {
      en: 'Five headings, one page. What failed is on it, too.',
      es: 'Cinco apartados, una página. Lo que falló también sale.',
    },
    description: {
      en: 'A page with five headings: found accounts, two changes, pairs of bars for before and after, one of them red, a proposal; glasses beside it.',
      es: 'Una página con cinco apartados: cuentas, dos cambios, pares de barras de antes y después, uno en rojo, y una propuesta; al lado, unas gafas.',
    },
  },
  {
    slug: 'alt-text-layers',
    draw: altTextLayers,
    title: {
      en: 'A post is whole with all three: a picture to see, a caption to read, alt text to hear.',
      es: 'Un post está completo con los tres: imagen para ver, pie para leer y texto alternativo para oír.',
    },
    description: {
      en: 'Three panels stitched by one thread: a photo, a caption with a speech bubble, and alt text read aloud. A full post needs all three layers.',
      es: 'Tres paneles cosidos por un hilo: una foto, un pie con globo de diálogo y un texto alternativo leído en voz alta. Hacen falta los tres.',
    },
  },
  {
    slug: 'approval-path',
    draw: approvalPath,
    title: {
      en: 'A post moves forward until it is approved. Only the review can send it back.',
      es: 'Un post avanza hasta que se aprueba. Solo la revisión puede devolverlo.',
    },
    description: {
      en: 'A post moves along a thread: a dashed draft, a version under review with remarks, an approved one with a tick. Only review sends it back.',
      es: 'Un post avanza por un hilo: borrador punteado, versión en revisión con comentarios y versión aprobada. Solo la revisión lo devuelve.',
    },
  },
];
