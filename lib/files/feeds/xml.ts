import { printable } from '../../content/printable.ts';

/** A piece of XML that is well-formed for any input texts. */
type Xml = { readonly xml: string };

export function element(name: string, attributes: Record<string, string>, content: string | readonly Xml[] = []): Xml {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value, /[&<>"\t\n\r]/g)}"`)].join(' ');
  const inner = typeof content === 'string' ? escaped(content, /[&<>\r]/g) : content.map(({ xml }) => `\n${xml}`).join('');
  if (inner === '') return { xml: `<${start}/>` };
  return { xml: `<${start}>${inner}${typeof content === 'string' ? '' : '\n'}</${name}>` };
}

export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="utf-8"?>\n${root.xml}\n`;

/** A parser would read these as markup, or normalize them to spaces (https://www.w3.org/TR/xml/#AVNormalize). */
const escaped = (text: string, special: RegExp): string =>
  printable(text).replace(special, (sign) => `&${NAMES[sign] ?? `#${sign.charCodeAt(0)}`};`);

const NAMES: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' };
