import type { Locator } from 'playwright/test';

/** The visible words in a part of the page, with text from the style sheet and without zero-size text. */
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
        // Browsers return the text itself, or the attribute that contains it.
        const [, attribute, words] = /^(?:attr\((.+)\)$|"((?:[^"\\]|\\.)*)")/.exec(style.content) ?? [];
        said.push((attribute ? element.getAttribute(attribute) : words) ?? '');
      }
    }
    return said.join(' ').replace(/\s+/g, ' ');
  });
