import type { SpaceItem } from '../../lib/content/store/sample/space.ts';

const AT = '2026-04-01T08:00:00.000Z';

/** An entry of a content type without pages, as the delivery API returns it. */
export const makePart = (contentType: string, id: string, fields: SpaceItem['fields'], createdAt = AT): SpaceItem => ({
  sys: {
    ...{ id, type: 'Entry', createdAt, updatedAt: createdAt, revision: 1 },
    contentType: { sys: { type: 'Link', linkType: 'ContentType', id: contentType } },
  },
  fields,
});

/** A text in place of the one with this key, in the given languages. */
export const makeSiteText = (key: string, text: { 'en-US'?: string; es?: string }, id = key.replaceAll('.', '-')): SpaceItem =>
  makePart('siteText', id, { key: { 'en-US': key }, text });
