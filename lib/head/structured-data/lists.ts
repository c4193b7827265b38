import type { BreadcrumbList, FAQPage, ItemList } from 'schema-dts';

type Named = { name: string; url: string };

/** The path to a page from the home page, both included. */
export function breadcrumbs(way: readonly Named[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
  };
}

/** The items on one page of a list, in order. `start` is the position of its first item in the whole list, from 1. */
export function itemList(items: readonly Named[], start = 1): ItemList {
  return {
    '@type': 'ItemList',
    itemListOrder: 'https://schema.org/ItemListOrderDescending',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, url }, index) => ({ '@type': 'ListItem', position: start + index, name, url })),
  };
}

export function faqPage(items: readonly { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
