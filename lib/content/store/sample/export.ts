import { DEFAULT_LOCALE } from '../../../i18n/locales.ts';
import { CONTENT_MODEL, controlsOf, fieldOf } from '../../model.ts';
import { SAMPLE_LANGUAGES, sampleCode } from './model.ts';
import { type SpaceItem, sampleSpace } from './space.ts';

const PUBLISHED = { version: 2, publishedVersion: 1, publishedCounter: 1 };

/**
 * The sample space in the format of `contentful space export`, content model included. Assets name their files relative to public/, where
 * `contentful space import --upload-assets --assets-directory public` looks for them.
 */
export async function exportSampleSpace(): Promise<Record<string, object[]>> {
  const { entries, assets } = await sampleSpace();
  return {
    contentTypes: CONTENT_MODEL.map(({ id, fields, ...type }) => ({
      sys: { id, type: 'ContentType', ...PUBLISHED },
      ...type,
      fields: fields.map(fieldOf),
    })),
    editorInterfaces: CONTENT_MODEL.map((type) => ({
      sys: {
        id: 'default',
        type: 'EditorInterface',
        version: 1,
        contentType: { sys: { id: type.id, type: 'Link', linkType: 'ContentType' } },
      },
      controls: controlsOf(type),
    })),
    entries: entries.map(asPublished),
    assets: assets.map((asset) => asPublished({ ...asset, fields: { ...asset.fields, file: withUploadUrls(asset.fields.file ?? {}) } })),
    locales: SAMPLE_LANGUAGES.map(({ locale, name }) => ({
      sys: { id: `locale-${locale}`, type: 'Locale', version: 1 },
      name,
      code: sampleCode(locale),
      // No fallback in the space: the site itself falls back to its default language and marks the text.
      fallbackCode: null,
      default: locale === DEFAULT_LOCALE,
      contentManagementApi: true,
      contentDeliveryApi: true,
      optional: locale !== DEFAULT_LOCALE,
    })),
  };
}

const asPublished = (item: SpaceItem): object => ({ ...item, sys: { ...item.sys, ...PUBLISHED } });

function withUploadUrls(file: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(file).map(([locale, value]) => [locale, { ...(value as object), url: `/${(value as { url: string }).url}` }]),
  );
}
