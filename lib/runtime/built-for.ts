import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import { LOCALES } from '../i18n/locales.ts';
import { BUILD_FOLDER } from './build-folder.ts';

/** Where a build notes the settings that its pages are made with, below its folder. */
export const BUILT_FOR = join('server', 'built-for.json');

/** With another one of these a server would show other entries than its pages, or call itself by another name than they do. */
const DECISIVE = ['CONTENTFUL_SPACE_ID', 'CONTENTFUL_ENVIRONMENT', 'CONTENTFUL_LOCALES', 'SITE_URL'] as const;

/** These stand in pages, too: with other ones the pages of the build and those that are made later differ. None of them is secret. */
const IN_PAGES = (env: Env) =>
  (Object.keys(env) as (keyof Env)[]).filter((name) =>
    /^(?:APP_URL|API_URL|(?:ENTERPRISE_)?BOOKING_URL|INDEXABLE|COOKIE_DOMAIN|REFERRAL_CONSENT|PRICE_\w+)$/.test(name),
  );

type Settings = Record<string, string>;
type BuiltFor = { decisive: Settings; inPages: Settings };

/** A server that must not start. The message says what is wrong and what to do. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

/** Notes what the build that was just made is for. */
export function noteBuiltFor(env: Env, distDir = BUILD_FOLDER): void {
  writeFileSync(join(distDir, BUILT_FOR), JSON.stringify(settingsOf(env)));
}

/**
 * Compares a build with the settings of the server that is to serve it. Gives the names of settings that differ and do no harm but to what pages say.
 * Throws StartRefused where there is no build, or where it is for another space, environment, locales or SITE_URL.
 */
export function compareWithBuild(env: Env, distDir = BUILD_FOLDER): string[] {
  const { decisive, inPages } = readBuiltFor(distDir);
  const own = settingsOf(env);
  const others = DECISIVE.filter((name) => decisive[name] !== own.decisive[name]);
  if (others.length > 0)
    throw new StartRefused(
      [
        `The build in ${distDir} is for other settings than this start:`,
        ...others.map(
          (name) => `  - ${name}: the build has ${shown(name, decisive[name])}, this start has ${shown(name, own.decisive[name])}`,
        ),
        'Start with the settings of the build (.env or the environment of this process), or build again with these: npm run build',
      ].join('\n'),
    );
  return [...new Set([...Object.keys(inPages), ...Object.keys(own.inPages)])].filter((name) => inPages[name] !== own.inPages[name]);
}

function readBuiltFor(distDir: string): BuiltFor {
  try {
    return JSON.parse(readFileSync(join(/* turbopackIgnore: true */ distDir, BUILT_FOR), 'utf8')) as BuiltFor;
  } catch {
    throw new StartRefused(`There is no finished build in ${distDir}. Build the site first: npm run build`);
  }
}

/** The sample space has one environment, whatever is set. */
function settingsOf(env: Env): BuiltFor {
  const locales = LOCALES.map((locale) => `${locale}=${env.CONTENTFUL_LOCALES[locale]}`).join(',');
  const values = [env.CONTENTFUL_SPACE_ID ?? '', env.CONTENTFUL_SPACE_ID ? env.CONTENTFUL_ENVIRONMENT : '', locales, env.SITE_URL];
  const inPages = IN_PAGES(env).flatMap((name) => (env[name] === undefined ? [] : [[name, String(env[name])]]));
  return {
    decisive: Object.fromEntries(DECISIVE.map((name, index) => [name, values[index] as string])),
    inPages: Object.fromEntries(inPages),
  };
}

function shown(name: string, value = ''): string {
  if (value !== '') return value;
  return name === 'CONTENTFUL_SPACE_ID' ? 'none (the sample space)' : 'none';
}
