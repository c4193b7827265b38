import type { Page } from 'playwright/test';

/** A page as it is served: its HTML, and the addresses of its style sheets. */
export type ServedPage = { html: string; sheets: string[] };

/**
 * The rules of other pages' style sheets that would change something on a page, a line each. Who moves inside the site keeps the sheets of every
 * page on the way, so a class that two pages give two meanings looks one way after a load and another way after a move. A rule that the page has
 * itself changes nothing. `sheets` are the texts by address, `blank` any page without a policy, in which the selectors are tried.
 */
export const strayRules = (blank: Page, pages: Record<string, ServedPage>, sheets: Record<string, string>): Promise<string[]> =>
  blank.evaluate(
    ([pages, sheets]) => {
      type Rule = { selector: string; key: string };
      /** Selectors of a list each by itself: a minifier joins them as it likes. */
      const selectorsOf = (list: string) => {
        const selectors = [''];
        let depth = 0;
        for (const [sign] of list.matchAll(/\\.|./gs)) {
          if (sign === '(') depth += 1;
          if (sign === ')') depth -= 1;
          if (sign === ',' && depth === 0) selectors.push('');
          else selectors.push(selectors.pop() + sign);
        }
        return selectors.map((each) => each.trim());
      };
      const rulesOf = (list: CSSRuleList, under = ''): Rule[] =>
        [...list].flatMap((rule) => {
          if (rule instanceof CSSKeyframesRule || rule instanceof CSSFontFaceRule || rule instanceof CSSPropertyRule) return [];
          if (rule instanceof CSSStyleRule) {
            const own = selectorsOf(rule.selectorText).map((selector) => ({ selector, key: `${under} ${selector} ${rule.style.cssText}` }));
            return rule.cssRules.length === 0 ? own : [...own, ...rulesOf(rule.cssRules, `${under} ${rule.selectorText}`)];
          }
          if (rule instanceof CSSGroupingRule)
            return rulesOf(rule.cssRules, `${under} ${rule.cssText.slice(0, rule.cssText.indexOf('{')).replace('not all and', 'not')}`);
          return [];
        });
      const rules = Object.fromEntries(
        Object.entries(sheets).map(([address, text]) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(text);
          return [address, rulesOf(sheet.cssRules)];
        }),
      );
      /** The selector in every state of its elements, with the element for what is drawn beside it. */
      const inAnyState = (selector: string) =>
        selector.replace(
          /(?<!\\)(?:::[a-z-]+(?:\([^()]*\))?|:(?:hover|focus|focus-visible|focus-within|active|checked|open|popover-open|target|target-current|placeholder-shown|invalid|user-invalid)(?![\w-])|\[(?:data-scripted|data-theme="?dark"?|dir="?rtl"?|aria-expanded="?\w+"?)\])/g,
          ':not(never)',
        );
      const found = new Set<string>();
      for (const [path, { html, sheets: own }] of Object.entries(pages)) {
        const document = new DOMParser().parseFromString(html, 'text/html');
        const has = new Set(own.flatMap((address) => (rules[address] ?? []).map(({ key }) => key)));
        for (const [address, all] of Object.entries(rules)) {
          if (own.includes(address)) continue;
          for (const { selector, key } of all) {
            if (has.has(key)) continue;
            has.add(key);
            const met = document.querySelector(inAnyState(selector));
            if (met) found.add(`${path}: ${key.trim().slice(0, 160)} would meet ${met.outerHTML.slice(0, 80)}`);
          }
        }
      }
      return [...found];
    },
    [pages, sheets] as const,
  );
