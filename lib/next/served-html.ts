import { mergeInlineScripts } from './content-security-policy.ts';
import { withoutStaticParts } from './static-parts.ts';

/** The HTML of a page as it is sent: nothing static twice, its inline scripts in one. A page that has this form already stays as it is. */
export const servedHtml = (html: string): string => mergeInlineScripts(withoutStaticParts(html));
