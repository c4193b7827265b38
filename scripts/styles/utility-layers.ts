import type { AtRule, ChildNode, Declaration, Rule } from 'postcss';

/**
 * One rule of Tailwind's utilities, with all that decides whether it wins over another.
 *
 * Which of two utilities holds on an element is decided by their order in one file (and by specificity). So that they can stand in several
 * files, which browsers load in any order, that order is written down as cascade layers: a utility that has to win over another one stands
 * in a later layer. Then it does not matter which file either comes from, nor whether both files have it.
 */
export type Utility = {
  rule: Rule;
  /** The at-rules around it, from the outside in. */
  conditions: readonly AtRule[];
  /** The classes in its selector, as they stand in the document. */
  classes: readonly string[];
  /** Its layer: 0 is the weakest. */
  layer: number;
};

type Weighed = Utility & {
  specificity: number;
  properties: readonly string[];
  important: boolean;
  /** The box that it is about: the element itself, or a pseudo-element of it. */
  box: string;
  /** Rules that differ in nothing but the value: two spacings, two colours. No element has two of them. */
  choice: string;
};

/** The utilities in a sheet that Tailwind has made, weakest layers first as far as they depend on each other; the order in a layer is Tailwind's. */
export function utilitiesOf(layer: AtRule): Utility[] {
  const found: Weighed[] = [];
  visit(layer.nodes ?? [], [], found);
  const weaker = (a: Weighed, b: Weighed) => a.specificity - b.specificity;
  // Sorting keeps the order of those that weigh the same.
  const ordinary = found.filter(({ important }) => !important).sort(weaker);
  // Of important declarations those of the weaker layer win.
  const important = found
    .filter((each) => each.important)
    .sort(weaker)
    .reverse();
  for (const list of [ordinary, important]) rank(list);
  return found;
}

function visit(nodes: readonly ChildNode[], conditions: readonly AtRule[], found: Weighed[]): void {
  for (const node of nodes) {
    if (node.type === 'atrule') visit(node.nodes ?? [], isAlwaysMet(node) ? conditions : [...conditions, node], found);
    else if (node.type === 'rule') {
      for (const selector of node.selectors) {
        const all = node.nodes.filter((each): each is Declaration => each.type === 'decl');
        for (const important of [false, true]) {
          const declarations = all.filter((each) => Boolean(each.important) === important);
          if (declarations.length === 0) continue;
          const rule = node.clone({ selectors: [selector], nodes: declarations.map((each) => each.clone()) });
          const classes = classesOf(selector);
          const properties = [...new Set(declarations.map(({ prop }) => prop))].sort();
          found.push({
            rule,
            conditions,
            classes,
            layer: 0,
            specificity: specificityOf(selector),
            properties,
            important,
            // Names of classes have colons, too.
            box: /::[\w-]+|:(?:before|after|-[\w-]+)/.exec(selector.replace(CLASS, ''))?.[0] ?? '',
            choice: [...conditions.map(({ name, params }) => `@${name} ${params}`), selector.replace(CLASS, '&'), ...properties].join('|'),
          });
        }
      }
    }
  }
}

/** Tailwind asks for what every browser that the styles are made for has had for years (`browserslist` in package.json). */
const isAlwaysMet = ({ name, params }: AtRule) => name === 'supports' && params === '(color: color-mix(in lab, red, red))';

/** Gives each its layer: one above the strongest of those before it that it has to win over. */
function rank(list: Weighed[]): void {
  for (const [index, each] of list.entries()) {
    for (const weaker of list.slice(0, index)) {
      if (weaker.layer >= each.layer && contradict(weaker, each)) each.layer = weaker.layer + 1;
    }
  }
}

/** Whether both could say something different about one property of one box. */
function contradict(a: Weighed, b: Weighed): boolean {
  return a.box === b.box && a.choice !== b.choice && a.properties.some((one) => b.properties.some((other) => overlap(one, other)));
}

const overlaps = new Map<string, boolean>();

/** Whether two properties set the same, as a shorthand and a part of it do. */
export function overlap(a: string, b: string): boolean {
  const key = a < b ? `${a} ${b}` : `${b} ${a}`;
  let known = overlaps.get(key);
  if (known === undefined) {
    const parts = partsOf(b);
    known = a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`) || partsOf(a).some((part) => parts.includes(part));
    overlaps.set(key, known);
  }
  return known;
}

/** Which sides a property means; where a line starts depends on the language, so start and end may each be left or right. */
const SIDES: Record<string, string> = {
  '': 'top bottom start-left start-right end-left end-right',
  block: 'top bottom',
  'block-start': 'top',
  'block-end': 'bottom',
  inline: 'start-left start-right end-left end-right',
  'inline-start': 'start-left start-right',
  'inline-end': 'end-left end-right',
  top: 'top',
  right: 'start-right end-right',
  bottom: 'bottom',
  left: 'start-left end-left',
};

/** What a property sets, where its name does not begin with that of its shorthand. */
function partsOf(property: string): string[] {
  const name = property.replace(/^-(?:webkit|moz)-/, '');
  const inset = SIDES[name.replace(/^inset-?/, '')];
  if (inset !== undefined) return inset.split(' ').map((side) => `inset ${side}`);
  const [, box, side, rest = ''] =
    /^(margin|padding|scroll-margin|scroll-padding|border)(?:-(block-start|block-end|inline-start|inline-end|block|inline|top|right|bottom|left))?(?:-(width|style|color))?$/.exec(
      name,
    ) ?? [];
  if (box) {
    const kinds = box === 'border' && rest === '' ? ['width', 'style', 'color'] : [rest];
    return (SIDES[side ?? ''] ?? '').split(' ').flatMap((each) => kinds.map((kind) => `${box} ${each} ${kind}`));
  }
  if (name.startsWith('border') && name.endsWith('radius'))
    return ['radius', name].slice(name === 'border-radius' ? 0 : 1).flatMap(corners);
  return OTHER_PARTS[name]?.split(' ') ?? [name];
}

function corners(name: string): string[] {
  const corner = /^border-(top|bottom)-(left|right)-radius$/.exec(name);
  return corner ? [`${corner[1]} ${corner[2]}`] : ['top left', 'top right', 'bottom left', 'bottom right'];
}

const OTHER_PARTS: Record<string, string> = {
  gap: 'row-gap column-gap',
  'grid-gap': 'row-gap column-gap',
  'place-content': 'align-content justify-content',
  'place-items': 'align-items justify-items',
  'place-self': 'align-self justify-self',
  'grid-area': 'grid-row grid-column grid-row-start grid-row-end grid-column-start grid-column-end',
  'grid-row': 'grid-row grid-row-start grid-row-end',
  'grid-column': 'grid-column grid-column-start grid-column-end',
  'inline-size': 'width height',
  'block-size': 'width height',
  'min-inline-size': 'min-width min-height',
  'min-block-size': 'min-width min-height',
  'max-inline-size': 'max-width max-height',
  'max-block-size': 'max-width max-height',
  font: 'font line-height',
  columns: 'column-count column-width',
};

const CLASS = /\.((?:\\[0-9a-f]{1,6} |\\.|[\w-]|\P{ASCII})+)/giu;

/** The classes that a selector names, as they stand in the document. */
export function classesOf(selector: string): string[] {
  return [...selector.matchAll(CLASS)].map(([, name = '']) =>
    name.replace(/\\([0-9a-f]{1,6}) /gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))).replace(/\\(.)/g, '$1'),
  );
}

/** How specific a selector is, as one number. */
export function specificityOf(selector: string): number {
  let sum = 0;
  let rest = selector;
  const take = (pattern: RegExp) => {
    const found = pattern.exec(rest);
    if (found) rest = rest.slice(found[0].length);
    return found;
  };
  while (rest.length > 0) {
    const call = take(/^:(is|not|has|where|dir|lang|nth-[\w-]+)\(/);
    if (call) {
      const end = closing(rest);
      const inside = rest.slice(0, end);
      rest = rest.slice(end + 1);
      if (call[1] === 'where') continue;
      sum += /^(?:is|not|has)$/.test(call[1] ?? '') ? Math.max(...listed(inside).map(specificityOf)) : 100;
    } else if (take(/^#(?:\\.|[\w-])+/)) sum += 10_000;
    else if (take(/^\.(?:\\.|[\w-]|\P{ASCII})+/u)) sum += 100;
    else if (take(/^\[(?:"[^"]*"|[^\]"])*\]/)) sum += 100;
    else if (take(/^(?:::[\w-]+|:(?:before|after)\b)/)) sum += 1;
    else if (take(/^:[\w-]+/)) sum += 100;
    else if (take(/^[a-z][\w-]*/i)) sum += 1;
    else rest = rest.slice(1);
  }
  return sum;
}

/** Where the bracket closes that was open before a text. */
function closing(text: string): number {
  let depth = 1;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === '(') depth += 1;
    else if (text[index] === ')' && --depth === 0) return index;
  }
  throw new Error(`a selector without its closing bracket: ${text}`);
}

/** The selectors of a list, which may have lists in brackets. */
function listed(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}
