import type { Locator } from 'playwright/test';

/** What a visitor reads in a part of the page, with the words that the style sheet puts there and without those that it gives no size. */
export const seenWords = (part: Locator): Promise<string> =>
  part.evaluate((root) => {
    const said: string[] = [];
    for (const element of [root, ...root.querySelectorAll('*')]) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const hasSize = (style: CSSStyleDeclaration) => Number.parseFloat(style.fontSize) > 0;
      if (hasSize(getComputedStyle(element))) for (const node of element.childNodes) if (node instanceof Text) said.push(node.data);
      for (const pseudo of ['::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        if (!hasSize(style)) continue;
        // Browsers give the words themselves, or the attribute that they come from.
        const [, attribute, words] = /^(?:attr\((.+)\)$|"((?:[^"\\]|\\.)*)")/.exec(style.content) ?? [];
        said.push((attribute ? element.getAttribute(attribute) : words) ?? '');
      }
    }
    return said.join(' ').replace(/\s+/g, ' ');
  });
