import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheLife } from 'next/cache';
import { ImageResponse } from 'next/og';
import type { Locale } from '../i18n/locales.ts';
import { PAGE_PATHS, type PagePath } from '../site/pages.ts';
import { pageTitle } from './page-head-text.ts';
import { SocialDrawing } from './social-drawing.tsx';
import { drawableTitle, SOCIAL_PICTURE } from './social-picture.ts';

/** The drawing library reads neither WOFF2 nor variable fonts, so it has its own cut of the headings' font. */
const FONT_FILE = 'lib/head/fonts/bricolage-grotesque-latin-700-normal.woff';

export async function drawSocialPicture(path: PagePath, locale: Locale): Promise<ArrayBuffer> {
  'use cache';
  cacheLife('max');
  const drawing = <SocialDrawing title={drawableTitle(await pageTitle(path, locale))} variant={PAGE_PATHS.indexOf(path)} />;
  const font = { name: 'Bricolage Grotesque', weight: 700, style: 'normal', data: readFileSync(join(process.cwd(), FONT_FILE)) } as const;
  return new ImageResponse(drawing, { ...SOCIAL_PICTURE, fonts: [font] }).arrayBuffer();
}
