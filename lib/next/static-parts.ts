import { flightRows, flightText, flightTextOf, withFlightText } from './flight-data.ts';
import { STATIC_PART } from './static-part.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Props = { [name: string]: Json };

/** A reference to another row (`1c`), to a later row (`L1c`, and other letters for other kinds), or into one (`1c:props:children`). */
const REFERENCE = /^\$([A-Zg-z@]?)([0-9a-f]+)((?::.*)?)$/;
const NAMED = new RegExp(` ${STATIC_PART}="([^"]*)"`, 'g');
/**
 * The framework's own not-found page, which is in the data of every page. The site answers with its own page (lib/routing/not-found.ts).
 */
const BUILT_IN_NOT_FOUND = '404: This page could not be found.';
const FRAGMENT = '"$Sreact.fragment"';

/**
 * The served form of a page. The framework writes it twice, as HTML and as the data that React starts from. For a part marked as constant
 * (`STATIC_PART`), this removes the content from the data: the component finds it in the document. Navigation inside the site
 * requests data without a document and gets all of it. Data of an unknown form stays as it is.
 */
export function withoutStaticParts(html: string): string {
  const text = flightTextOf(html);
  return text === undefined ? html : withFlightText(html, leftOut(text, html) ?? text);
}

/** The data without the content of the document; undefined if that cannot be determined. */
function leftOut(text: string, html: string): string | undefined {
  const rows = [...flightRows(text)];
  // A stream has several rows of one id, and none of them is a model that others refer to.
  const models = new Map<string, Json>();
  const texts = new Set<string>();
  for (const { id, tag, body } of rows) {
    if (tag === 'T') texts.add(id);
    else if (tag === '' && id !== '') {
      try {
        models.set(id, JSON.parse(body) as Json);
      } catch {
        return;
      }
    }
  }
  const reachedBefore = reachable(models);
  const found = new Map<string, number>();
  for (const [, name = ''] of html.replace(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1').matchAll(NAMED))
    found.set(name, (found.get(name) ?? 0) + 1);
  const changed = new Set<string>();
  const isItself = html.includes(`<title>${BUILT_IN_NOT_FOUND}</title>`);
  for (const [id, model] of models) {
    forEachElement(model, (type, props) => {
      if (!isItself && Array.isArray(props.notFound) && JSON.stringify(props.notFound).includes(BUILT_IN_NOT_FOUND)) {
        props.notFound = '$undefined';
        changed.add(id);
      }
      const name = props[STATIC_PART];
      if (typeof name !== 'string' || !type.startsWith('$') || props.children === undefined) return;
      // Content that a component does not render yet, or renders twice, cannot be found in the document.
      if (found.get(name) !== 1 || !isStatic(props.children, models, texts)) return;
      delete props.children;
      changed.add(id);
    });
  }
  const reached = reachable(models);
  if (!reached) return;
  const kept = rows.filter(({ id }) => reached.has(id) || !reachedBefore?.has(id));
  return flightText(kept.map((row) => (changed.has(row.id) ? { ...row, body: JSON.stringify(models.get(row.id)) } : row)));
}

/** Whether it contains only HTML elements and texts: no component that would start in the browser. */
function isStatic(node: Json, models: ReadonlyMap<string, Json>, texts: ReadonlySet<string>): boolean {
  if (typeof node === 'string') {
    if (!node.startsWith('$') || node.startsWith('$$') || node === '$undefined') return true;
    const [, kind, id = '', path] = REFERENCE.exec(node) ?? [];
    if (!id || (kind && kind !== 'L')) return false;
    const target = path ? at(models.get(id), path) : models.get(id);
    return texts.has(id) || (target !== undefined && isStatic(target, models, texts));
  }
  if (Array.isArray(node)) {
    if (node[0] !== '$') return node.every((each) => isStatic(each, models, texts));
    const [, type, , props] = node;
    if (typeof type !== 'string') return false;
    const isFragment = JSON.stringify(models.get(REFERENCE.exec(type)?.[2] ?? '')) === FRAGMENT;
    const isPart = (props as Props)[STATIC_PART] !== undefined;
    return (isFragment || isPart || !type.startsWith('$')) && isStatic(props as Props, models, texts);
  }
  return node === null || typeof node !== 'object' || Object.values(node).every((each) => isStatic(each, models, texts));
}

/** The rows that make up the page, from the first model on; undefined if a reference leads to a missing row. */
function reachable(models: ReadonlyMap<string, Json>): ReadonlySet<string> | undefined {
  const reached = new Set<string>();
  let complete = true;
  const visit = (node: Json): void => {
    if (typeof node === 'string') {
      const [, , id, path = ''] = REFERENCE.exec(node) ?? [];
      if (id === undefined) return;
      if (path && at(models.get(id), path) === undefined) complete = false;
      if (reached.has(id)) return;
      reached.add(id);
      visit(models.get(id) ?? null);
    } else if (Array.isArray(node)) node.forEach(visit);
    else if (node !== null && typeof node === 'object') Object.values(node).forEach(visit);
  };
  visit('$0');
  return complete ? reached : undefined;
}

/** The parts of an element, as a reference names them. */
const ELEMENT: Record<string, number> = { type: 1, key: 2, props: 3 };

/** The value at this position in a row; undefined if there is none. Rows with references in between are not followed. */
function at(model: Json | undefined, path: string): Json | undefined {
  let node = model;
  for (const step of path.slice(1).split(':')) {
    if (Array.isArray(node)) node = node[node[0] === '$' ? (ELEMENT[step] ?? -1) : Number(step)];
    else if (node !== null && typeof node === 'object') node = node[step];
    else return;
  }
  return node;
}

function forEachElement(node: Json, visit: (type: string, props: Props) => void): void {
  if (Array.isArray(node)) {
    if (node[0] === '$' && typeof node[1] === 'string') visit(node[1], node[3] as Props);
    for (const each of node) forEachElement(each, visit);
  } else if (node !== null && typeof node === 'object') for (const each of Object.values(node)) forEachElement(each, visit);
}
