import type { Page } from 'playwright';
import { PSEUDO } from './pseudo-language.ts';

/**
 * The faults of a page in the pseudo-language: untranslated words, text that is cut off, text outside its button or the window. `names` are
 * left out, and so are elements marked with another language.
 */
export const languageFaults = (page: Page, names: readonly string[]): Promise<string[]> =>
  page.evaluate(findFaults, { language: PSEUDO, names: [...names].sort((a, b) => b.length - a.length) });

// Runs in the browser: it may use nothing from outside.
function findFaults({ language, names }: { language: string; names: string[] }): string[] {
  const UNTRANSLATED = 'code, pre, time, script, style, noscript, template';
  const ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder', 'aria-valuetext', 'aria-roledescription'];
  const SLACK = 2;
  const faults = new Set<string>();

  const named = new RegExp(
    `(?<!\\p{L})(?:${names.map((name) => name.replace(/[.*+?()]/g, '\\$&').replaceAll(' ', '\\s')).join('|')})(?!\\p{L})`,
    'gu',
  );
  const plainWord = (text: string) => {
    const addresses = /\S+@\S+|https?:\/\/\S+|\S+\.example\b/g;
    const own = text.replace(addresses, ' ').replace(named, ' ');
    return own.match(/[\p{L}\p{M}]{2,}/gu)?.find((word) => !/[áçéíñóúýÁÇÉÍÑÓÚÝ]/.test(word));
  };
  const isOurs = (element: Element) => element.closest<HTMLElement>('[lang]')?.lang === language && !element.closest(UNTRANSLATED);
  const shortened = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 80);

  for (const meta of document.head.querySelectorAll<HTMLMetaElement>('meta[name="description"], meta[property="og:title"]'))
    if (plainWord(meta.content)) faults.add(`untranslated ${meta.name || 'og:title'}: ${shortened(meta.content)}`);
  if (plainWord(document.title)) faults.add(`untranslated title: ${document.title}`);
  for (const element of document.body.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join())) {
    for (const name of ATTRIBUTES) {
      const value = element.getAttribute(name);
      if (value && isOurs(element) && plainWord(value)) faults.add(`untranslated ${name}: ${shortened(value)}`);
    }
  }

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const isButton = (element: Element) =>
    element.matches('a, button, label') &&
    (styleOf(element).backgroundColor !== 'rgba(0, 0, 0, 0)' || styleOf(element).borderTopWidth !== '0px');

  /** The element that cuts off a line of text, or from which it sticks out. Null if all text is visible, directly or by scrolling. */
  function trouble(text: Text, line: DOMRect): string | null {
    let [sideways, upright] = [true, true];
    for (let element = text.parentElement; element && element !== document.body; element = element.parentElement) {
      const style = styleOf(element);
      const box = element.getBoundingClientRect();
      const wide = line.left < box.left - SLACK || line.right > box.right + SLACK;
      const high = line.top < box.top - SLACK || line.bottom > box.bottom + SLACK;
      // For screen readers only, closed, or shortened on purpose.
      const short = style.textOverflow === 'ellipsis' || style.getPropertyValue('-webkit-line-clamp') !== 'none';
      if (short || style.clipPath !== 'none' || box.width <= 1 || box.height <= 1) return null;
      if (sideways && hides(style.overflowX) && wide) return `cut by ${element.tagName} ${element.className}`;
      if (upright && hides(style.overflowY) && high) return `cut by ${element.tagName} ${element.className}`;
      if (isButton(element) && wide) return `sticks out of ${element.tagName} ${element.className}`;
      if (scrolls(style.overflowX)) sideways = false;
      if (scrolls(style.overflowY)) upright = false;
      if (style.position === 'fixed') break;
    }
    return sideways && (line.right > innerWidth + 1 || line.left < -1) ? 'outside the window' : null;
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
    const parent = node.parentElement as HTMLElement;
    if (!node.data.trim() || parent.closest('script, style, noscript, template')) continue;
    if (isOurs(parent) && !parent.closest('[aria-hidden="true"]') && plainWord(node.data))
      faults.add(`untranslated: ${shortened(node.data)}`);
    if (parent.closest('[aria-hidden="true"]') || !parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const found = trouble(node, line);
      if (found) faults.add(`${shortened(node.data)}: ${found}`);
    }
  }
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.add(`the page is ${scrollWidth} px wide, the window ${innerWidth}`);
  return [...faults];
}
