import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import { LOCALES } from '../i18n/locales.ts';
import { BUILD_FOLDER } from './build-folder.ts';

/** The file, in the build folder, that records the settings of a build. */
export const BUILT_FOR = join('server', 'built-for.json');

/** Pages contain these settings: if one differs, pages of the build and later pages differ. None of them is secret. */
const IN_PAGES = /^(?:APP_URL|API_URL|(?:ENTERPRISE_)?BOOKING_URL|INDEXABLE|COOKIE_DOMAIN|REFERRAL_CONSENT|PRICE_\w+)$/;

/** If one of the decisive settings differs, the server shows other entries or another site address than its pages. */
type BuiltFor = Record<'decisive' | 'inPages', Record<string, string>>;

/** A server that must not start. The message says the problem and the remedy. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

export function noteBuiltFor(env: Env, distDir = BUILD_FOLDER): void {
  writeFileSync(join(distDir, BUILT_FOR), JSON.stringify(settingsOf(env)));
}

/**
 * Compares a build with the settings of its server. Returns the names of settings whose difference only affects page contents. Throws
 * StartRefused without a build, or with a build for another space, environment, locales or SITE_URL.
 */
export function compareWithBuild(env: Env, distDir = BUILD_FOLDER): string[] {
  const { decisive, inPages } = readBuiltFor(distDir);
  const own = settingsOf(env);
  const others = Object.keys(own.decisive).filter((name) => decisive[name] !== own.decisive[name]);
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

function settingsOf(env: Env): BuiltFor {
  const { CONTENTFUL_SPACE_ID = '', SITE_URL } = env;
  // The sample space has one environment under any setting.
  const CONTENTFUL_ENVIRONMENT = CONTENTFUL_SPACE_ID && env.CONTENTFUL_ENVIRONMENT;
  const CONTENTFUL_LOCALES = LOCALES.map((locale) => `${locale}=${env.CONTENTFUL_LOCALES[locale]}`).join(',');
  const inPages = Object.entries(env).filter(([name, value]) => IN_PAGES.test(name) && value !== undefined);
  return {
    decisive: { CONTENTFUL_SPACE_ID, CONTENTFUL_ENVIRONMENT, CONTENTFUL_LOCALES, SITE_URL },
    inPages: Object.fromEntries(inPages.map(([name, value]) => [name, String(value)])),
  };
}

function shown(name: string, value = ''): string {
  if (value !== '') return value;
  return name === 'CONTENTFUL_SPACE_ID' ? 'none (the sample space)' : 'none';
}
