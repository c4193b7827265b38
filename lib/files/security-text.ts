import { cacheLife } from 'next/cache';
import { LOCALES } from '../i18n/locales.ts';
import { absoluteUrl } from '../routing/absolute-url.ts';
import { SITE } from '../site/identity.ts';

/** The file must state its expiry, less than a year ahead (RFC 9116, section 2.5.5). It is remade like pages, all year. */
const HOLDS_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;

export async function securityText(): Promise<string> {
  'use cache';
  cacheLife('content');
  // The same for a whole day, and so is its tag.
  const expires = new Date((Math.floor(Date.now() / DAY_MS) + HOLDS_DAYS) * DAY_MS);
  return `${[
    `Contact: mailto:${SITE.mail.support}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
  ].join('\n')}\n`;
}
