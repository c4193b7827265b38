import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENV_VARIABLES, parseEnv } from '../../lib/env.ts';

/** The message that these variables are refused with. */
function refusal(variables: Record<string, string>): string {
  try {
    parseEnv(variables);
  } catch (error) {
    expect(error).toMatchObject({ name: 'ConfigurationError' });
    return (error as Error).message;
  }
  throw new Error('the variables were accepted');
}

test('with nothing set, the site runs on localhost with the sample space and is not indexed', () => {
  expect(parseEnv({})).toMatchObject({
    ...{ SITE_URL: 'http://localhost:3000', INDEXABLE: '0', REFERRAL_CONSENT: 'notice', HSTS_WHOLE_DOMAIN: '0' },
    ...{ TRUSTED_PROXIES: 0, METRICS_HOST: '127.0.0.1' },
  });
  expect(parseEnv({})).not.toHaveProperty('CONTENTFUL_SPACE_ID');
});

test('an empty value counts as not set', () => {
  expect(parseEnv(Object.fromEntries(ENV_VARIABLES.map((name) => [name, ''])))).toEqual(parseEnv({}));
});

test.each([
  ['CONTENTFUL_RATE', '30', 30],
  ['PORT', '0', 0],
  ['HOST', '::1', '::1'],
  ['CONTENTFUL_HOST', 'http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ['CONTENTFUL_LOCALES', 'es=es-419, en=en', { en: 'en', es: 'es-419' }],
  ['SITE_URL', 'https://WWW.Example.com:443', 'https://www.example.com'],
  ['SITE_URL', 'https://www.example.com///', 'https://www.example.com'],
  ['COOKIE_DOMAIN', '.example.co.uk', '.example.co.uk'],
  ['DATABASE_URL', 'postgres://site:s%3Acret@db:5432/site?sslmode=require', 'postgres://site:s%3Acret@db:5432/site?sslmode=require'],
  ['DATABASE_URL', 'postgresql:///site?host=/run/postgresql', 'postgresql:///site?host=/run/postgresql'],
  ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', `${'a'.repeat(43)}=`, `${'a'.repeat(43)}=`],
])('the good value %s=%s is taken', (name, value, taken) => {
  expect(parseEnv({ [name]: value })).toHaveProperty(name, taken);
});

test.each([
  ['CONTENTFUL_RATE', '0', 'must be at least 1'],
  ['CONTENTFUL_RATE', '31', 'must be at most 30'],
  ['CONTENTFUL_RATE', '7.5', 'must be a whole number from 1 to 30'],
  ['PORT', '65536', 'must be at most 65535'],
  ['HOST', 'localhost', 'must be an IP address of this machine'],
  ['CONTENTFUL_HOST', 'cdn.contentful.com/spaces', 'must be a host such as cdn.contentful.com'],
  ['CONTENTFUL_LOCALES', 'en=en-US', 'as in en=en-US,es=es'],
  ['CONTENTFUL_LOCALES', 'en=en-US,es=es,fr=fr', 'as in en=en-US,es=es'],
  ['CONTENTFUL_LOCALES', 'en=en-US,es=en-US', 'must name a different locale of the space for each language'],
  ['SITE_URL', 'https://www.example.com/shop', 'must be the address of the site alone'],
  ['SITE_URL', 'https://me:secret@www.example.com', 'must be the address of the site alone'],
  ['SITE_URL', 'www.example.com', 'must be an absolute http(s) address such as https://www.example.com'],
  ['APP_URL', '/app', 'must be an absolute http(s) address'],
  ['INDEXABLE', 'yes', 'must be 1 where search engines may index the site, else 0'],
  ['COOKIE_DOMAIN', 'localhost', 'must be a domain such as example.com'],
  ['AFFILIATE_ENDPOINT', 'crm', 'must be an absolute http(s) address'],
  ['DATABASE_URL', 'mysql://db/site', 'must be an address such as postgres://'],
  ['DATABASE_URL', 'postgres://site:100%@db/site', 'must be an address such as postgres://'],
  // An application without scripts counts as two: with a limit below two it could not be sent.
  ['AFFILIATE_HOURLY_PER_ADDRESS', '1', 'must be at least 2'],
  ['TRUSTED_PROXIES', 'yes', 'must be a whole number from 0 to 10'],
  ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'secret', 'must be 32 bytes in base64'],
])('a bad value is refused by its name, with the right form: %s=%s', (name, value, right) => {
  const message = refusal({ [name]: value });
  expect(message).toContain(`  - ${name} `);
  expect(message).toContain(right);
  // One line under the heading: one problem, said once.
  expect(message.split('\n')).toHaveLength(2);
});

test('all bad values are in one error, a line each', () => {
  const message = refusal({ CONTENTFUL_RATE: '99', SITE_URL: 'here', CONTENTFUL_SPACE_ID: 'a-space', CONTENTFUL_ACCESS_TOKEN: '' });
  for (const name of ['CONTENTFUL_RATE', 'SITE_URL', 'CONTENTFUL_ACCESS_TOKEN']) expect(message).toContain(`\n  - ${name} `);
  expect(message.split('\n')).toHaveLength(4);
});

const SECRET = 'short-but-secret';

test.each([
  [{ CONTENTFUL_WEBHOOK_SECRET: SECRET }, 'must be the 64 characters of the signing secret'],
  [{ PREVIEW_SECRET: SECRET }, 'must be 32 to 128 letters'],
  [{ AFFILIATE_ENDPOINT: `ftp://user:${SECRET}@crm.example.com` }, 'must be an absolute http(s) address'],
  [{ CONTENTFUL_ACCESS_TOKEN: SECRET }, 'CONTENTFUL_SPACE_ID is missing while CONTENTFUL_ACCESS_TOKEN is set'],
  [{ CONTENTFUL_SPACE_ID: SECRET }, 'CONTENTFUL_ACCESS_TOKEN is missing while CONTENTFUL_SPACE_ID is set'],
  [{ CDN_TOKEN: SECRET }, 'CDN is missing while CDN_TOKEN is set'],
  [{ CDN: 'other', CDN_ZONE: 'a', CDN_TOKEN: SECRET }, 'CDN "other" must be cloudflare, fastly or bunny'],
])('settings half or wrongly set are refused, and a secret is never printed: %o', (variables, problem) => {
  const message = refusal(variables);
  expect(message).toContain(problem);
  expect(message).not.toContain(SECRET);
});

const example = Array.from(readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm), ([, name = '', value = '']) => [
  name,
  value,
]);

test('.env.example lists exactly the variables that the site reads, in their order', () => {
  expect(example.map(([name]) => name)).toEqual([...ENV_VARIABLES]);
});

test('.env.example holds the defaults, so that copying it changes nothing', () => {
  expect(parseEnv(Object.fromEntries(example))).toEqual(parseEnv({}));
});
