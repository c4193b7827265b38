import { globSync } from 'node:fs';
import { parse as parseHtml } from 'node-html-parser';
import postcss, { type Container, type Rule } from 'postcss';
import { BUILD_FOLDER } from '../../lib/next/build-folder.ts';
import { builtFile, stylesOf } from '../../scripts/bench/page-weight.ts';
import { classesOf, overlap } from '../../scripts/styles/utility-layers.ts';

/** A rule for a class: where in a sheet it stands, and what it sets. */
type Said = { place: string; declarations: { property: string; value: string }[] };

/** A sheet of the build: every class that it names, those of them that are looks of the site and not of one component, and its utilities. */
type Sheet = { named: Set<string>; looks: Set<string>; utilities: Map<string, Said[]> };

function sheetOf(address: string): Sheet {
  const sheet: Sheet = { named: new Set(), looks: new Set(), utilities: new Map() };
  postcss.parse(builtFile(address).toString()).walkRules((rule) => {
    const around = conditionsOf(rule);
    const isUtility = around.includes('layer utilities');
    const declarations = rule.nodes.flatMap((node) => (node.type === 'decl' ? [{ property: node.prop, value: node.value }] : []));
    for (const selector of rule.selectors) {
      const names = classesOf(selector);
      for (const name of names) {
        sheet.named.add(name);
        if (isUtility || around.includes('layer components')) sheet.looks.add(name);
      }
      const [name, ...others] = names;
      // What depends on more than one class says which of them wins.
      if (!isUtility || name === undefined || others.length > 0) continue;
      const said = { place: [...around, selector.replace(/\.(?:\\.|[\w-])+/, '&')].join(' '), declarations };
      sheet.utilities.set(name, [...(sheet.utilities.get(name) ?? []), said]);
    }
  });
  return sheet;
}

/** The at-rules around a rule, from the outermost one: "layer components", "media print". */
export function conditionsOf(rule: Rule): string[] {
  const found: string[] = [];
  for (let at: Container | undefined = rule.parent as Container | undefined; at?.type === 'atrule'; at = at.parent as Container | undefined)
    found.unshift(`${Reflect.get(at, 'name')} ${Reflect.get(at, 'params')}`);
  return found;
}

const read = new Map<string, Sheet>();

function sheetAt(address: string): Sheet {
  const known = read.get(address) ?? sheetOf(address);
  read.set(address, known);
  return known;
}

const everySheet = () => globSync('static/chunks/*.css', { cwd: BUILD_FOLDER }).map((file) => sheetAt(`/_next/${file}`));

/** The classes on a page that some style sheet of the site has rules for, but none of the page's own. */
export function unstyledClasses(html: string): string[] {
  const own = stylesOf(html).map(sheetAt);
  const all = everySheet();
  return [...new Set(classLists(html).flat())].filter(
    (name) => !own.some(({ named }) => named.has(name)) && all.some(({ looks }) => looks.has(name)),
  );
}

/** Two classes of one element that set the same in the same layer: which of them wins would be up to the order of files. */
export function undecided(html: string): string[] {
  const all = new Map(stylesOf(html).flatMap((address) => [...sheetAt(address).utilities]));
  const faults = classLists(html).flatMap((names) =>
    names.flatMap((one, index) =>
      names
        .slice(index + 1)
        .filter((other) => all.get(one)?.some((a) => all.get(other)?.some((b) => contradict(a, b))))
        .map((other) => `${one} ${other}`),
    ),
  );
  return [...new Set(faults)];
}

/** Whether two utilities of one place set one property to different values. */
const contradict = (a: Said, b: Said) =>
  a.place === b.place &&
  a.declarations.some((one) =>
    b.declarations.some(
      (other) => overlap(one.property, other.property) && !(one.property === other.property && one.value === other.value),
    ),
  );

const lists = new Map<string, string[][]>();

function classLists(html: string): string[][] {
  const known =
    lists.get(html) ??
    [
      ...new Set(
        parseHtml(html)
          .querySelectorAll('[class]')
          .map((element) => element.getAttribute('class') ?? ''),
      ),
    ].map((each) => [...new Set(each.split(/\s+/))]);
  lists.set(html, known);
  return known;
}
