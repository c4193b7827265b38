import type { Page } from 'playwright/test';

/** The smallest legible letters on a phone, as painted. px. In a window smaller than this one drawings are smaller than that. */
const SMALLEST_PX = 9;
const DRAWN_FOR_PX = 390;

/** Letters extend slightly beyond the box of their line, and boxes touch: a smaller overlap counts as neither cut nor covered. px. */
const TOUCHING_PX = 4;

/**
 * The faults of the page's texts as they are, a line for each: letters that are too small, words that an edge cuts off, words that overlap
 * other words. Drawings may be cut and may overlap. Scrollable text, text that ends in an ellipsis, and text for screen readers is not cut.
 */
export const textFaults = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ smallest, drawnFor, touching }) => {
      type Line = { text: Text; left: number; right: number; top: number; bottom: number; layer: Element | null };
      const found: string[] = [];
      const styles = new Map<Element, CSSStyleDeclaration>();
      const styleOf = (element: Element) => {
        const known = styles.get(element) ?? getComputedStyle(element);
        styles.set(element, known);
        return known;
      };
      const say = (fault: string, text: Text) => found.push(`${fault}: "${text.data.trim().slice(0, 60)}"`);
      /** Elements that may cover the page, and elements that move with them. */
      const layerOf = (element: Element | null): Element | null =>
        !element || ['fixed', 'sticky'].includes(styleOf(element).position) ? element : layerOf(element.parentElement);
      /** A box of one pixel, or one that is clipped to nothing, holds text only for screen readers. */
      const isUnseen = (element: Element | null): boolean =>
        element !== null &&
        element !== document.body &&
        ((element.clientWidth === 1 && styleOf(element).overflow === 'hidden') ||
          styleOf(element).clipPath === 'inset(50%)' ||
          isUnseen(element.parentElement));
      /** The visible part of a line within its boxes. Null if it is cut off without a sign that it continues. */
      const seenOf = (line: Line): Line | null => {
        const seen = { ...line };
        let goesOn = false;
        for (let box = line.text.parentElement; box && box !== document.body; box = box.parentElement) {
          const { overflowX, overflowY, textOverflow, webkitLineClamp } = styleOf(box);
          if (overflowX === 'visible' && overflowY === 'visible') continue;
          goesOn ||=
            textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || [overflowX, overflowY].some((each) => /auto|scroll/.test(each));
          const edge = box.getBoundingClientRect();
          if (overflowX !== 'visible')
            Object.assign(seen, { left: Math.max(seen.left, edge.left), right: Math.min(seen.right, edge.right) });
          if (overflowY !== 'visible')
            Object.assign(seen, { top: Math.max(seen.top, edge.top), bottom: Math.min(seen.bottom, edge.bottom) });
          const isCut = (['left', 'right', 'top', 'bottom'] as const).some((side) => Math.abs(seen[side] - line[side]) > touching);
          if (isCut && !goesOn) return null;
        }
        return seen;
      };
      const lines: Line[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
        const element = text.parentElement;
        if (!element || !text.data.trim() || element.closest('title, desc, style, script, noscript, option')) continue;
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const rects = [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
        if (rects.length === 0 || isUnseen(element)) continue;
        const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
        const px = Number.parseFloat(styleOf(element).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
        const isDrawn = element.closest('svg, [role="img"], [aria-hidden="true"]') !== null;
        if (px < smallest && !(isDrawn && innerWidth < drawnFor)) say(`${px.toFixed(1)} px`, text);
        if (isDrawn) continue;
        const layer = layerOf(element);
        for (const { left, right, top, bottom } of rects) {
          const seen = seenOf({ text, left, right, top, bottom, layer });
          if (!seen) say('cut off', text);
          else if (seen.right > seen.left && seen.bottom > seen.top) lines.push(seen);
        }
      }
      lines.sort((one, other) => one.top - other.top);
      for (const [index, line] of lines.entries())
        for (let next = index + 1; next < lines.length; next += 1) {
          const other = lines[next] as Line;
          if (other.top > line.bottom - touching) break;
          if (other.text === line.text || other.layer !== line.layer) continue;
          const across = Math.min(line.right, other.right) - Math.max(line.left, other.left);
          // Lines of one text may have less distance than the height of their letters.
          const down = Math.min(line.bottom, other.bottom) - Math.max(line.top, other.top);
          const lower = Math.min(line.bottom - line.top, other.bottom - other.top);
          if (across > touching && down > lower / 2) say(`over "${other.text.data.trim().slice(0, 30)}"`, line.text);
        }
      return [...new Set(found)];
    },
    { smallest: SMALLEST_PX, drawnFor: DRAWN_FOR_PX, touching: TOUCHING_PX },
  );
