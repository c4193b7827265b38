import type { Page } from 'playwright/test';
import postcss from 'postcss';
import { conditionsOf } from './style-sheets.ts';

/** A page as it is served: its HTML, and the addresses of its style sheets. */
export type ServedPage = { html: string; sheets: string[] };

/** A selector of a style sheet as what may come to match it, and what the rule is known by: where it stands, the selector, and what it sets. */
type Rule = { meets: string; key: string };

/** States of elements, and what is drawn beside them. */
const STATES =
  /(?<!\\)(?:::[a-z-]+(?:\([^()]*\))?|:(?:before|after|hover|focus|focus-visible|focus-within|active|checked|open|popover-open|target|target-current|placeholder-shown|invalid|user-invalid)(?![\w-])|\[(?:data-scripted|data-theme="?dark"?|dir="?rtl"?|aria-expanded="?\w+"?)\])/g;

function rulesOf(sheet: string): Rule[] {
  const rules: Rule[] = [];
  postcss.parse(sheet).walkRules((rule) => {
    const around = conditionsOf(rule);
    if (around.some((each) => each.startsWith('keyframes'))) return;
    const sets = rule.nodes.join(';');
    for (const selector of rule.selectors)
      rules.push({ meets: selector.replace(STATES, ':not(never)'), key: [...around, selector, `{${sets}}`].join(' ') });
  });
  return rules;
}

/**
 * The rules of other pages' style sheets that would change something on a page, a line each. Who moves inside the site keeps the sheets of every
 * page on the way, so a class that two pages give two meanings looks one way after a load and another way after a move. A rule that the page has
 * itself changes nothing. `sheets` are the texts by address, `blank` any page without a policy, in which the selectors are tried.
 */
export async function strayRules(blank: Page, pages: Record<string, ServedPage>, sheets: Record<string, string>): Promise<string[]> {
  const rules = new Map(Object.entries(sheets).map(([address, text]) => [address, rulesOf(text)]));
  const asked = Object.entries(pages).map(([path, { html, sheets: own }]) => {
    const has = new Set(own.flatMap((address) => (rules.get(address) ?? []).map(({ key }) => key)));
    const others = new Map([...rules.values()].flat().flatMap((rule) => (has.has(rule.key) ? [] : [[rule.key, rule] as const])));
    return { path, html, others: [...others.values()] };
  });
  return blank.evaluate(
    (asked) =>
      asked.flatMap(({ path, html, others }) => {
        const document = new DOMParser().parseFromString(html, 'text/html');
        return others.flatMap(({ meets, key }) => {
          const met = document.querySelector(meets);
          return met ? [`${path}: ${key.slice(0, 160)} would meet ${met.outerHTML.slice(0, 80)}`] : [];
        });
      }),
    asked,
  );
}
