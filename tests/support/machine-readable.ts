import { readFileSync } from 'node:fs';
import jsonld from 'jsonld';
import { validateXML } from 'xmllint-wasm';

const schema = (name: string) => ({ fileName: name, contents: readFileSync(new URL(`xsd/${name}`, import.meta.url), 'utf8') });

/** libxml's findings in a sitemap, or in an index of sitemaps, against the protocol's schema. */
export async function sitemapErrors(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'sitemap.xml', contents: xml }],
    schema: [schema('whole-sitemap.xsd')],
    preload: ['sitemap.xsd', 'sitemap-image.xsd', 'xhtml-link.xsd'].map(schema),
  });
  return errors.map(({ message }) => message);
}

// The part of schema.org's response at this address that a processor needs: names belong to it, and these hold addresses.
const SCHEMA_ORG = {
  '@context': {
    '@vocab': 'https://schema.org/',
    ...Object.fromEntries(
      ['url', 'sameAs', 'item', 'image', 'logo', 'itemListOrder'].map((name) => [
        name,
        { '@id': `https://schema.org/${name}`, '@type': '@id' },
      ]),
    ),
  },
};

/** The types that a JSON-LD processor finds in a text, with the context read from here. */
export async function expandedTypes(text: string): Promise<string[]> {
  const expanded = await jsonld.expand(JSON.parse(text), {
    documentLoader: async (url: string) => {
      if (!/^https:\/\/schema\.org\/?$/.test(url)) throw new Error(`The structured data names ${url} as its context`);
      return { document: SCHEMA_ORG, documentUrl: url };
    },
  });
  const types = (node: unknown): string[] => {
    if (Array.isArray(node)) return node.flatMap(types);
    if (typeof node !== 'object' || node === null) return [];
    return Object.entries(node).flatMap(([name, value]) => (name === '@type' ? (value as string[]) : types(value)));
  };
  return types(expanded);
}
