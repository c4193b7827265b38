import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/postcss';
import type { AtRule, ChildNode, Helpers, Message, Plugin, Root } from 'postcss';
import { type Places, placesOf, SHARED } from './sheets.ts';
import { classesOf, type Utility, utilitiesOf } from './utility-layers.ts';

const NAME = 'split-utilities';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What a sheet depends on beside what Tailwind names: which sheets there are, and this code. */
const OWN_SOURCES = [
  { type: 'dir-dependency', dir: join(ROOT, 'app'), glob: '**/*.css' },
  { type: 'dir-dependency', dir: join(ROOT, 'scripts/styles'), glob: '*.ts' },
];

/**
 * A plugin for PostCSS, to run after Tailwind's: of the utilities that Tailwind makes for the whole site, all pages load those that many of
 * them need; the others come with their pages, in style sheets that say `@layer utilities;`. Layers keep the order (`utility-layers.ts`).
 *
 * In development everything stays in the one sheet: there, nobody waits for a line, and a class that somebody writes shows at once.
 */
export default function splitUtilities(): Plugin {
  return {
    postcssPlugin: NAME,
    async Once(root, helpers) {
      const from = helpers.result.opts.from ?? '';
      const file = relative(ROOT, from).replaceAll('\\', '/');
      const marks = root.nodes.filter((node): node is AtRule => isUtilities(node) && node.nodes === undefined);
      const inDevelopment = process.env.NODE_ENV !== 'production';
      if (inDevelopment || (marks.length === 0 && file !== SHARED)) return;
      const { utilities, registered, messages } = await tailwindOfSite(helpers);
      // Or a build would take a sheet over from the one before, although another page has begun or ceased to need something.
      for (const message of [...messages, ...OWN_SOURCES]) helpers.result.messages.push({ ...message, plugin: NAME, parent: from });
      if (marks.length > 0) {
        const own = utilitiesFor(file, utilities);
        for (const mark of marks) mark.replaceWith(...(own.length > 0 ? [layered(own, helpers)] : []));
        leaveOutRegistrations(root, registered);
      } else {
        const shared = layered(utilitiesFor(SHARED, utilities), helpers);
        shared.prepend(helpers.postcss.atRule({ name: 'layer', params: layerNames(utilities) }));
        layerIn(root).replaceWith(shared);
        leaveOutUnused(root);
      }
    },
  };
}

/** What Tailwind makes for the whole site: the utilities, and the properties that it registers for them. */
type Made = { utilities: Utility[]; registered: ReadonlySet<string>; messages: Message[] };

/** A build reads the same sources for each sheet. */
let known: Promise<Made> | undefined;

function tailwindOfSite({ postcss }: Helpers): Promise<Made> {
  const from = join(ROOT, SHARED);
  known ??= postcss([tailwind() as Plugin])
    .process(readFileSync(from, 'utf8'), { from })
    .then(({ root, messages }) => {
      const registered = new Set<string>();
      root.walkAtRules('property', ({ params }) => {
        registered.add(params);
      });
      return { utilities: utilitiesOf(layerIn(root as Root)), registered, messages };
    });
  return known;
}

/** Parts of Tailwind's preflight for what no page has: fields for dates, times and numbers, lists to choose from, bars of progress. */
const UNUSED = /^(?:::-webkit-(?:date|calendar|inner-spin)|:where\(select|progress$|abbr|:-moz-ui-invalid)/;

function leaveOutUnused(root: Root): void {
  root.walkAtRules('layer', ({ params, nodes = [] }) => {
    if (params !== 'base') return;
    for (const node of nodes) {
      if (node.type !== 'rule') continue;
      const used = node.selectors.filter((selector) => !UNUSED.test(selector));
      if (used.length > 0) node.selectors = used;
      else node.remove();
    }
  });
}

/** Takes out what `@apply` brings into a sheet though the sheet of all pages has it. */
function leaveOutRegistrations(root: Root, registered: ReadonlySet<string>): void {
  root.walkAtRules((rule) => {
    if (rule.name === 'property' && !registered.has(rule.params)) throw rule.error(`${SHARED} does not register ${rule.params}`);
    if (rule.name === 'property' || (rule.name === 'layer' && rule.params === 'properties')) rule.remove();
  });
  root.walkComments((comment) => {
    if (comment.text.startsWith('! tailwindcss')) comment.remove();
  });
}

const isUtilities = (node: ChildNode): node is AtRule => node.type === 'atrule' && node.name === 'layer' && node.params === 'utilities';

function layerIn(root: Root): AtRule {
  const layer = root.nodes.find((node): node is AtRule => isUtilities(node) && node.nodes !== undefined);
  if (!layer) throw new Error(`${SHARED}: Tailwind made no layer of utilities`);
  return layer;
}

let places: Places | undefined;

/** Those that a sheet has to bring. */
function utilitiesFor(sheet: string, all: readonly Utility[]): Utility[] {
  places ??= placesOf(ROOT);
  const where = places;
  return all.filter(({ rule }) => {
    // A group or a peer is what a utility looks at, and not where it stands.
    const [name, ...others] = classesOf(rule.selector).filter((each) => !/^(?:group|peer)(?:\/|$)/.test(each));
    return (name === undefined || others.length > 0 ? [SHARED] : where(name)).includes(sheet);
  });
}

const nameOf = (layer: number) => `u${layer.toString(36)}`;

function layerNames(all: readonly Utility[]): string {
  const last = Math.max(...all.map(({ layer }) => layer));
  return Array.from({ length: last + 1 }, (_, layer) => nameOf(layer)).join(', ');
}

/** The utilities as one at-rule, each in its layer. */
function layered(utilities: readonly Utility[], { postcss }: Helpers): AtRule {
  const outer = postcss.atRule({ name: 'layer', params: 'utilities', nodes: [] });
  const inner = new Map<number, AtRule>();
  for (const { rule, conditions, layer } of utilities) {
    const at = inner.get(layer) ?? postcss.atRule({ name: 'layer', params: nameOf(layer), nodes: [] });
    inner.set(layer, at);
    at.append(conditions.reduceRight<ChildNode>((inside, condition) => condition.clone({ nodes: [inside] }), rule.clone()));
  }
  for (const [, at] of [...inner].sort(([a], [b]) => a - b)) outer.append(at);
  return outer;
}
