import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { SAMPLE_LANGUAGES } from '../lib/content/store/sample/model.ts';
import { type Locale, localizedPath } from '../lib/i18n/locales.ts';
import { BROWSER_ARGS, findBrowser } from './browser.mjs';
import { writeNightSheet } from './sample/night-sheet.mjs';

// `npm run content:screens -- http://localhost:3000` takes pictures of the product from the running site, for the sample's articles: in
// each language, in the light and the dark theme.

const FOLDER = 'public/images/screens';
const WINDOW = { width: 720, height: 900 };
const MAX_BYTES = 60 * 1024;
/** CSS pixels around the pictured element. */
const MARGIN = 8;

type Screen = {
  slug: string;
  path: string;
  /** From the first of these to the last. */
  parts: string[];
  /** The parts of the page that do not belong to the product. */
  without: string;
  title: Record<Locale, string>;
  description: Record<Locale, string>;
};

const SCREENS: readonly Screen[] = [
  {
    slug: 'calendar',
    path: '/',
    parts: ['.trades [role="img"]'],
    without: '',
    title: {
      en: 'The {product} calendar: one week of a bakery on nine networks',
      es: 'El calendario de {product}: una semana de una panadería en nueve redes',
    },
    description: {
      en: 'A week calendar from Monday to Friday. Each post has its network and time, one is marked as a suggested best time, and three posts below are published.',
      es: 'Calendario de lunes a viernes. Cada publicación muestra su red y su hora, una figura como mejor hora sugerida y tres, abajo, ya están publicadas.',
    },
  },
  {
    slug: 'composer',
    path: '/ai-studio',
    parts: ['#try label', '#try li:nth-child(4)', '#try li:nth-child(3)'],
    without: '#try div:has(> div > label) > :last-child',
    title: {
      en: 'The {product} composer: one idea, a post for each network',
      es: 'El editor de {product}: una idea, una publicación para cada red',
    },
    description: {
      en: 'A text field with one sentence about rye bread. Below it are posts for Instagram, YouTube, LinkedIn and Threads, each with its own text and character count.',
      es: 'Campo con una frase sobre un pan de centeno. Debajo, publicaciones para Instagram, YouTube, LinkedIn y Threads, cada una con su texto y sus caracteres.',
    },
  },
];

async function picture(page: Page, { parts, without }: Screen): Promise<{ avif: Buffer; width: number; height: number }> {
  const hidden = ['#site-header', 'nextjs-portal', '[data-cookie-notice]'].join(', ');
  await page.addStyleTag({ content: `${hidden} { visibility: hidden } ${without ? `${without} { display: none }` : ''}` });
  await page
    .locator(parts[0] as string)
    .first()
    .scrollIntoViewIfNeeded();
  await page.waitForTimeout(1_500);
  const boxes = await Promise.all(
    parts.map((part) =>
      page
        .locator(part)
        .first()
        .evaluate((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          return { left, top: top + scrollY, right, bottom: bottom + scrollY };
        }),
    ),
  );
  const left = Math.min(...boxes.map((box) => box.left)) - MARGIN;
  const top = Math.min(...boxes.map((box) => box.top)) - MARGIN;
  const width = Math.max(...boxes.map((box) => box.right)) + MARGIN - left;
  const height = Math.max(...boxes.map((box) => box.bottom)) + MARGIN - top;
  const png = await page.screenshot({ clip: { x: left, y: top, width, height }, fullPage: true, animations: 'disabled', caret: 'hide' });
  const { data, info } = await sharp(png).avif({ quality: 55 }).toBuffer({ resolveWithObject: true });
  return { avif: data, width: info.width, height: info.height };
}

async function take(browser: Browser, screen: Screen, locale: Locale, theme: 'light' | 'dark') {
  const page = await browser.newPage({ viewport: WINDOW, deviceScaleFactor: 2 });
  await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
  await page.goto(new URL(localizedPath(screen.path, locale), process.argv[2] ?? 'http://localhost:3000').href);
  const taken = await picture(page, screen);
  await page.close();
  const file = `${FOLDER}/${theme === 'dark' ? 'night/' : ''}${screen.slug}-${locale}.avif`;
  if (taken.avif.length > MAX_BYTES) throw new Error(`${file} has ${taken.avif.length} bytes, more than ${MAX_BYTES}`);
  writeFileSync(file, taken.avif);
  console.log(`${String(taken.avif.length).padStart(6)}  ${file}`);
  return { file: file.replace('public', ''), width: taken.width, height: taken.height, bytes: taken.avif.length };
}

mkdirSync(`${FOLDER}/night`, { recursive: true });
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
const list = [];
for (const screen of SCREENS)
  for (const { locale } of SAMPLE_LANGUAGES) {
    const id = locale === 'en' ? `screen-${screen.slug}` : `screen-${screen.slug}-${locale}`;
    const day = await take(browser, screen, locale, 'light');
    await take(browser, screen, locale, 'dark');
    list.push({ id, ...day, contentType: 'image/avif', title: screen.title, description: screen.description });
  }
await browser.close();
writeFileSync('lib/content/store/sample/screens.json', `${JSON.stringify(list, null, 2)}\n`);
writeNightSheet();
