import { describe, expect, test } from 'vitest';
import { LAST_UPDATED, type LegalNamespace } from '../../../lib/site/legal.ts';
import en from '../../../messages/en/messages.ts';
import es from '../../../messages/es/messages.ts';

const NAMESPACES = Object.keys(LAST_UPDATED) as LegalNamespace[];

/** The keys of a text in their order, which is the order on the page. */
function order(sections: object): string[] {
  return Object.entries(sections).flatMap(([key, value]) =>
    typeof value === 'object' ? [key, ...order(value).map((inner) => `${key}.${inner}`)] : [key],
  );
}

describe.each(NAMESPACES)('the text "%s"', (namespace) => {
  test('has its sections, paragraphs and lists in the same order in both languages', () => {
    expect(order(es[namespace].sections)).toEqual(order(en[namespace].sections));
  });

  test('is dated with a day that has come', () => {
    expect(LAST_UPDATED[namespace]).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Date.parse(LAST_UPDATED[namespace])).toBeLessThanOrEqual(Date.now());
  });

  test('calls its sections by names that can stand in an address, and by none that the page has otherwise', () => {
    for (const id of Object.keys(en[namespace].sections)) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(['content', 'contents', 'summary', 'other-texts', 'site-links']).not.toContain(id);
    }
  });
});
