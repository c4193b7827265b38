import { mergeInlineScripts } from '../stored-pages/content-security-policy.ts';
import { withScriptsAfterPaint } from './scripts-after-paint.ts';
import { withoutStaticParts } from './static-parts.ts';

/** The served form of a page's HTML: no duplicate static content, scripts after the first paint, joined inline scripts. Idempotent. */
export const servedHtml = (html: string): string => mergeInlineScripts(withScriptsAfterPaint(withoutStaticParts(html)));
