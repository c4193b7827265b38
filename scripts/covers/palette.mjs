/**
 * The colours of the pictures.
 *
 * The first block is the palette of the site itself. The second holds shades of the same five papers,
 * so that each cover can have a ground of its own without leaving the family.
 */
export const C = {
  paper: '#FAF7F2',
  ink: '#1B1815',
  soft: '#5B544C',
  vermilion: '#D9412B',
  coral: '#FF6B52',
  teal: '#0F5C5C',
  marigold: '#F2B33D',
  sand: '#E4DDD2',
  mist: '#B9CDC9',

  deepTeal: '#0A4040',
  pine: '#174A4E',
  midTeal: '#2C7A75',
  seafoam: '#8FB5AF',
  dew: '#DCE6E1',
  straw: '#F8D58B',
  cream: '#FBE9C3',
  ochre: '#D9952A',
  honey: '#E7A73C',
  brick: '#A83222',
  blush: '#F4B7A4',
  rose: '#FAD9CB',
  umber: '#3E2A24',
  bark: '#553C33',
  charcoal: '#2B2521',
  linen: '#F3EDE2',
  stone: '#CFC3B2',
};

/**
 * What a figure's colours become at night: paper and ink change places, as on the page, and hues stay what they are. What is not here
 * stays: charcoal is the ink of what lies on a bright colour, by night as well.
 */
const NIGHT = new Map([
  [C.linen, '#2A2420'],
  [C.paper, '#403830'],
  [C.ink, '#F0E9DE'],
  [C.soft, '#B5AA9C'],
  [C.sand, '#4D453C'],
  [C.stone, '#857A6D'],
  [C.vermilion, C.coral],
  [C.teal, '#2C807B'],
  [C.midTeal, '#5AA9A2'],
  [C.mist, '#A9C0BB'],
  [C.marigold, '#E6A938'],
  [C.umber, '#7A5646'],
  [C.bark, '#64483B'],
]);

/** A drawing in the colours of the night. */
export const byNight = (svg) => svg.replaceAll(/#[0-9A-F]{6}\b/g, (colour) => NIGHT.get(colour) ?? colour);
