import { mergeInlineScripts } from '../stored-pages/content-security-policy.ts';
import { withScriptsAfterPaint } from './scripts-after-paint.ts';
import { withoutStaticParts } from './static-parts.ts';

/** The HTML of a page as it is sent: nothing static twice, scripts after the first paint, inline scripts in one. A page that has this form already stays as it is. */
export const servedHtml = (html: string): string => mergeInlineScripts(withScriptsAfterPaint(withoutStaticParts(html)));
