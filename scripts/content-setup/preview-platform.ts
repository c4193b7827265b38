import { COLLECTIONS, ENTRY_KINDS, type EntryKind } from '../../lib/site/collections.ts';
import { SITE } from '../../lib/site/identity.ts';
import { idFor } from './id-for.ts';
import { inWords, type Management } from './management.ts';
import type { Decision, Part } from './part.ts';

type Configuration = { url: string; contentType?: string; entityId?: string; enabled: boolean };
type Platform = { sys: { id: string; version: number }; name: string; description: string; configurations: Configuration[] };

/** Our ids begin with it. It was the whole id when a space could have only one site. */
const OURS = 'site-preview';

/** Contentful fills in the names in braces. */
const addressFor = (siteUrl: string, kind: EntryKind, secret: string) =>
  `${siteUrl}/api/draft?kind=${kind}&slug={entry.fields.slug}&locale={locale}&secret=${secret}`;

/** The values to enter under Settings, Content preview, if this command cannot. */
export const previewByHand = (siteUrl: string): string[] => [
  'Enter the preview by hand, in Contentful under Settings, Content preview: a new custom preview platform with these addresses,',
  'each with the value of PREVIEW_SECRET (in .env) at its end:',
  ...ENTRY_KINDS.map((kind) => `  ${kind.padEnd(8)}  ${addressFor(siteUrl, kind, '')}`),
];

/** The item, or the reason for its absence. */
type PreviewPlatform = { part: Part<Platform | null> } | { refused: string };

/**
 * The site as a place where editors preview entries. Contentful's web application keeps these under an undocumented address of the
 * management API, and the client has no method for it. So a failure here does not stop the setup: people can enter the values.
 */
export async function previewPlatform(management: Management, siteUrl: string, secret: string): Promise<PreviewPlatform> {
  const { client, space } = management;
  const path = `/spaces/${space}/preview_environments`;
  const wanted = ENTRY_KINDS.map((kind) => ({ kind, url: addressFor(siteUrl, kind, secret) }));
  const idOf = ({ entityId, contentType }: Configuration) => entityId ?? contentType;
  const id = idFor(OURS, siteUrl);
  const look = async () => {
    const { items } = await client.raw.get<{ items: Platform[] }>(path, { params: { limit: 100 } });
    // Identified by its addresses: another site of the space may have one, too. One without addresses has only its id.
    const showsThisSite = ({ configurations }: Platform) => configurations.some(({ url }) => url.startsWith(`${siteUrl}/api/draft?`));
    return items.find(showsThisSite) ?? items.find(({ sys }) => sys.id === id) ?? null;
  };
  const decide = (current: Platform | null): Decision => {
    const isRight = ({ kind, url }: (typeof wanted)[number]) =>
      current?.configurations.some((each) => idOf(each) === kind && each.url === url && each.enabled) === true;
    if (wanted.every(isRight)) return { action: 'keep' };
    const write = () =>
      client.raw.put(
        `${path}/${current?.sys.id ?? id}`,
        {
          name: current?.name ?? `${SITE.product}, ${new URL(siteUrl).host}`,
          description: current?.description ?? `Drafts of ${ENTRY_KINDS.map((kind) => COLLECTIONS[kind].listPath).join(', ')}`,
          // The service keeps the entries of an existing platform that are not named here.
          configurations: wanted.map(({ kind, url }) => ({ url, entityType: 'ContentType', entityId: kind, enabled: true })),
        },
        current ? { headers: { 'X-Contentful-Version': current.sys.version } } : {},
      );
    return { action: current ? 'update' : 'create', detail: `${siteUrl}/api/draft`, write };
  };
  try {
    return { part: { what: 'preview of drafts', current: await look(), look, decide } };
  } catch (error) {
    return { refused: inWords(error) };
  }
}
