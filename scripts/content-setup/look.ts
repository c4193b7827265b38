import { CONTENT_MODEL } from '../../lib/content/model.ts';
import { namesThisMachine } from '../../lib/env.ts';
import { DEFAULT_LOCALE } from '../../lib/i18n/locales.ts';
import { contentTypeParts, editorParts, readContentTypes, readEditors } from './content-types.ts';
import { keyPart, readKey, type Tokens, tokensOf } from './keys.ts';
import { localeParts, readLocales } from './locales.ts';
import { answerIn, inWords, type Management } from './management.ts';
import type { Options } from './options.ts';
import { type Part, type Planned, plan } from './part.ts';
import { previewByHand, previewPlatform } from './preview-platform.ts';
import { assetPart, entryPart, readSample, sampleFor, strictCodes } from './sample.ts';
import type { Secrets } from './settings.ts';
import { signingSecretPart, webhookPart } from './webhook.ts';

/** The state of the space: its items by stages, in the order of creation; further messages; the site's own tokens. */
export type Look = { stages: Planned[][]; notes: string[]; tokens: Tokens | null };

/** Reads the space and decides the action for each item. Writes nothing. */
export async function look(management: Management, options: Options, secrets: Secrets): Promise<Look> {
  const { settings, pauseMs } = options;
  const planned = <T>(parts: readonly Part<T>[]) => parts.map((part) => plan(part, pauseMs));
  const locales = await readLocales(management);
  const types = await readContentTypes(management);
  const languages = planned(localeParts(management, locales, settings.CONTENTFUL_LOCALES));
  const contentTypes = planned(contentTypeParts(management, types));
  const blocked = new Set(CONTENT_MODEL.filter((_, index) => contentTypes[index]?.decision.action === 'conflict').map(({ id }) => id));
  const editors = planned(editorParts(management, await readEditors(management), (type) => !blocked.has(type)));
  const notes: string[] = [];
  const sample = await samplePlan(management, options, { locales, types: publishedIds(types), blocked, notes });
  const space = await spacePlan(management, options, secrets, notes);
  const { keys, tokens } = await keyPlan(management, options, notes);
  return { stages: [languages, contentTypes, editors, ...sample, space, keys], notes, tokens };
}

/** The site's own key, if it exists: else the settings step creates it. */
async function keyPlan(management: Management, { pauseMs }: Options, notes: string[]): Promise<{ keys: Planned[]; tokens: Tokens | null }> {
  try {
    const key = await readKey(management);
    if (!key) return { keys: [], tokens: null };
    return { keys: [plan(keyPart(management, key), pauseMs)], tokens: await tokensOf(management, key) };
  } catch (error) {
    if (answerIn(error).status !== 403) throw error;
    notes.push(`note      the API keys may not be looked at (${inWords(error)}): enter CONTENTFUL_ACCESS_TOKEN by hand`);
    return { keys: [], tokens: null };
  }
}

/** The published types: the service accepts no entries of any other. */
const publishedIds = (types: Awaited<ReturnType<typeof readContentTypes>>): ReadonlySet<string> =>
  new Set([...types].filter(([, { sys }]) => sys.publishedVersion !== undefined).map(([id]) => id));

async function samplePlan(
  management: Management,
  { settings, sample, pauseMs }: Options,
  space: { locales: Awaited<ReturnType<typeof readLocales>>; types: ReadonlySet<string>; blocked: ReadonlySet<string>; notes: string[] },
): Promise<Planned[][]> {
  if (sample === false) return [];
  const { CONTENTFUL_LOCALES: codes } = settings;
  const defaultCode = codes[DEFAULT_LOCALE];
  if (!space.locales.some(({ code, default: isDefault }) => isDefault && code === defaultCode)) {
    space.notes.push(`note      the sample is left out: it wants ${defaultCode} as the space's default language`);
    return [];
  }
  const state = await readSample(management, space.types);
  if (state.others > 0 && sample !== true) {
    space.notes.push(
      `note      the sample is left out: the space has entries of its own, ${state.others} of them (--sample adds it nevertheless)`,
    );
    return [];
  }
  const { assets, entries } = await sampleFor(codes, strictCodes(space.locales));
  const wanted = entries.filter(({ sys }) => !space.blocked.has(sys.contentType?.sys.id ?? ''));
  return [
    assets.map((asset) => plan(assetPart(management, asset, state.assets.get(asset.sys.id) ?? null, pauseMs), pauseMs)),
    wanted.map((entry) => plan(entryPart(management, entry, state.entries.get(entry.sys.id) ?? null), pauseMs)),
  ];
}

/** The items of the whole space: a webhook, its secret, the preview. They need an address at which Contentful reaches the site. */
async function spacePlan(management: Management, { settings, pauseMs }: Options, secrets: Secrets, notes: string[]): Promise<Planned[]> {
  const { SITE_URL } = settings;
  if (namesThisMachine(SITE_URL)) {
    notes.push(`note      webhook and preview are left out: Contentful cannot reach ${SITE_URL}. Set SITE_URL and run this again`);
    return [];
  }
  const parts: Planned[] = [];
  const add = async <T>(what: string, read: () => Promise<Part<T>>) => {
    try {
      parts.push(plan(await read(), pauseMs));
    } catch (error) {
      if (answerIn(error).status !== 403) throw error;
      const decision = { action: 'conflict', detail: inWords(error) } as const;
      parts.push({ what, decision, carryOut: async () => decision });
    }
  };
  await add('signing secret of webhooks', () => signingSecretPart(management, secrets.CONTENTFUL_WEBHOOK_SECRET));
  await add('webhook', async () => {
    const webhook = await webhookPart(management, SITE_URL);
    notes.push(...webhook.notes);
    return webhook.part;
  });
  const preview = await previewPlatform(management, SITE_URL, secrets.PREVIEW_SECRET);
  if ('part' in preview) parts.push(orByHand(plan(preview.part, pauseMs), () => previewByHand(SITE_URL)));
  else notes.push(`note      the preview cannot be looked at (${preview.refused})`, ...previewByHand(SITE_URL));
  return parts;
}

/** An item that people must set up if the service refuses it. */
function orByHand(planned: Planned, lines: () => string[]): Planned {
  const carryOut: Planned['carryOut'] = async () => {
    try {
      return await planned.carryOut();
    } catch (error) {
      return { action: 'conflict', detail: [`refused: ${inWords(error)}`, ...lines()].join('\n') };
    }
  };
  return { ...planned, carryOut };
}
