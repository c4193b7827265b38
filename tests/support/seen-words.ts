import type { Locator } from 'playwright/test';

/** What a visitor reads in an element whose style sheet may put other words behind its own, which then have no size. */
export const seenOf = (line: Locator): Promise<string> =>
  line.evaluate((element) => {
    const { content, fontSize } = getComputedStyle(element, '::after');
    const own = Number.parseFloat(getComputedStyle(element).fontSize) > 0 ? element.textContent : '';
    // Browsers give the words themselves, or the attribute that they come from.
    const [, attribute] = /^attr\((.+)\)$/.exec(content) ?? [];
    const behind = attribute ? element.getAttribute(attribute) : content === 'none' ? '' : JSON.parse(content);
    return own + (Number.parseFloat(fontSize) > 0 ? behind : '');
  });
