import { SITE } from './identity.ts';
import { STUDIO_TOOLS } from './studio.ts';

/** What the description in a page's head may say in figures and names. */
export const HEAD_FACTS = { product: SITE.product, tools: STUDIO_TOOLS.length } as const;

/** The same in a message that is read as it stands, without its language's rules. */
export const withHeadFacts = (text: string): string =>
  Object.entries(HEAD_FACTS).reduce((words, [name, fact]) => words.replaceAll(`{${name}}`, `${fact}`), text);
