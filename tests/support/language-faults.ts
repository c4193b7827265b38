import { type HTMLElement, NodeType, parse, type TextNode } from 'node-html-parser';
import { PSEUDO } from './pseudo-language.ts';

const UNTRANSLATED = 'code, pre, time, script, style, noscript, template, [aria-hidden="true"]';
const ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder', 'aria-valuetext', 'aria-roledescription'];

/** The untranslated words of a page in the pseudo-language. `names` are left out, and so are elements marked with another language. */
export function languageFaults(html: string, names: readonly string[]): string[] {
  const document = parse(html);
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const named = longestFirst.map((name) => name.replace(/[.*+?()]/g, '\\$&').replaceAll(' ', '\\s'));
  const apart = new RegExp(`(?<!\\p{L})(?:${named.join('|')})(?!\\p{L})`, 'gu');
  const plainWord = (text: string) => {
    const own = text.replace(/\S+@\S+|https?:\/\/\S+|\S+\.example\b/g, ' ').replace(apart, ' ');
    return own.match(/[\p{L}\p{M}]{2,}/gu)?.find((word) => !/[áçéíñóúýÁÇÉÍÑÓÚÝ]/.test(word));
  };
  const isOurs = (element: HTMLElement) => element.closest('[lang]')?.getAttribute('lang') === PSEUDO && !element.closest(UNTRANSLATED);

  const heads = document
    .querySelectorAll('meta[name="description"], meta[property="og:title"]')
    .map((meta) => meta.getAttribute('content') ?? '');
  const attributes = document
    .querySelectorAll(ATTRIBUTES.map((name) => `body [${name}]`).join())
    .filter(isOurs)
    .flatMap((element) => ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''));
  const texts: string[] = [];
  const read = (element: HTMLElement) => {
    for (const child of element.childNodes) {
      if (child.nodeType === NodeType.ELEMENT_NODE) read(child as HTMLElement);
      else if (child.nodeType === NodeType.TEXT_NODE && isOurs(element)) texts.push((child as TextNode).text);
    }
  };
  read(document.querySelector('body') ?? document);
  const all = [document.querySelector('title')?.text ?? '', ...heads, ...attributes, ...texts];
  return [...new Set(all.filter(plainWord).map((text) => text.replace(/\s+/g, ' ').trim().slice(0, 80)))];
}
