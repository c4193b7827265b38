import type { ContentFields, ContentTypeProps, Control, LocaleProps } from 'contentful-management';
import { CONTENT_MODEL, controlsOf, fieldOf, type ModelType, type Validation } from '../../lib/content/model.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../lib/i18n/locales.ts';
import { keep, left, type Management, type Step, saysTheSame } from './management.ts';

export function localeSteps({ client }: Management, found: readonly LocaleProps[], codes: Record<Locale, string>): Step[] {
  return LOCALES.map((locale): Step => {
    const code = codes[locale];
    const what = `language ${code}`;
    const current = found.find((each) => each.code === code);
    if (locale === DEFAULT_LOCALE && !current?.default) {
      const other = found.find((each) => each.default)?.code;
      return left(what, `the space's default language is ${other}; name it in CONTENTFUL_LOCALES, or choose it in the space`);
    }
    if (!current) {
      const name = new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? locale;
      // No fallback: the site itself falls back and marks the text. Optional: an entry can be published before its translation.
      const wanted = { name, code, fallbackCode: null, optional: true, contentDeliveryApi: true, contentManagementApi: true };
      return { what, action: 'create', write: () => client.locale.create({}, wanted) };
    }
    if (locale !== DEFAULT_LOCALE && current.fallbackCode)
      return left(what, `falls back to ${current.fallbackCode} in the space; the site falls back itself, and says so to visitors`);
    return current.contentDeliveryApi ? keep(what) : left(what, 'is not delivered: switch it on under Settings, Locales');
  });
}

/** The content types that the site reads, then the editors of their fields. */
export async function modelSteps(management: Management, found: readonly ContentTypeProps[]): Promise<Step[]> {
  const { items: editors } = await management.client.editorInterface.getMany({ query: { limit: 1000 } });
  const typeOf = ({ id }: ModelType) => found.find(({ sys }) => sys.id === id);
  const controlsNow = ({ id }: ModelType) => editors.find(({ sys }) => sys.contentType.sys.id === id)?.controls;
  const types = CONTENT_MODEL.map((type) => typeStep(management, type, typeOf(type)));
  const ours = CONTENT_MODEL.filter((_, index) => types[index]?.action !== 'left');
  return [...types, ...ours.map((type) => editorStep(management, type, controlsNow(type)))];
}

function typeStep({ client }: Management, type: ModelType, current: ContentTypeProps | undefined): Step {
  const { id, name, description, displayField } = type;
  const what = `content type ${id}`;
  const params = { contentTypeId: id };
  const publish = (saved: ContentTypeProps) => client.contentType.publish(params, saved);
  if (!current) {
    const wanted = { name, description, displayField, fields: type.fields.map(fieldOf) as ContentFields[] };
    return { what, action: 'create', write: async () => publish(await client.contentType.createWithId(params, wanted)) };
  }
  const others = type.fields.flatMap((field) => {
    const own = current.fields.find((each) => each.id === field.id);
    return own && shapeOf(own) !== shapeOf(field) ? [`its field ${field.id} is of the type ${shapeOf(own)}, not ${shapeOf(field)}`] : [];
  });
  if (others.length > 0) return left(what, others.join('; '));
  const fields = mergeFields(current.fields, type);
  const changed = fields.filter((field, index) => !saysTheSame(field, current.fields[index])).map((field) => field.id);
  if (changed.length > 0) {
    const write = async () => publish(await client.contentType.update(params, { ...current, fields }));
    return { what, action: 'update', detail: changed.join(', '), write };
  }
  const { publishedVersion, version } = current.sys;
  // Publishing adds one to the version. A higher version has unpublished changes, for example of an interrupted run.
  const isPublished = publishedVersion !== undefined && version <= publishedVersion + 1;
  return isPublished ? keep(what) : { what, action: 'update', detail: 'publish', write: () => publish(current) };
}

type Shape = { type: string; linkType?: string | undefined; items?: { type: string; linkType?: string | undefined } | undefined };

/** A field's type; it cannot change once there are entries. */
const shapeOf = ({ type, linkType, items }: Shape): string => [type, linkType, items && `of ${shapeOf(items)}`].filter(Boolean).join(' ');

/** A type's fields, with the site's requirements applied to its own; missing fields go to the end. */
function mergeFields(fields: readonly ContentFields[], type: ModelType): ContentFields[] {
  const wanted = type.fields.map(fieldOf) as ContentFields[];
  const merged = fields.map((own): ContentFields => {
    const ours = wanted.find((each) => each.id === own.id);
    if (!ours) return own;
    const validations = mergeValidations(own.validations, ours.validations);
    const items = ours.items && {
      ...own.items,
      ...ours.items,
      validations: mergeValidations(own.items?.validations, ours.items.validations),
    };
    // Taking back "localized" or "required" would lose editors' data or block unfinished entries.
    const [localized, required] = [own.localized || ours.localized, own.required || ours.required];
    return { ...own, localized, required, validations, ...(items ? { items } : {}) } as ContentFields;
  });
  return [...merged, ...wanted.filter((each) => !fields.some((own) => own.id === each.id))];
}

const kindOf = (validation: Validation) => Object.keys(validation).find((name) => name !== 'message');

/** Ours replace theirs of the same kind; theirs of other kinds stay. */
function mergeValidations(theirs: unknown, ours: unknown): Validation[] {
  const [own, wanted] = [(theirs ?? []) as Validation[], (ours ?? []) as Validation[]];
  return [...own.filter((each) => !wanted.some((other) => kindOf(other) === kindOf(each))), ...wanted];
}

function editorStep({ client }: Management, type: ModelType, current: readonly Control[] | undefined): Step {
  const what = `editors of ${type.id}`;
  if (current && saysTheSame(mergeControls(current, type), current)) return keep(what);
  const write = async () => {
    // A new type has editors by now.
    const known = await client.editorInterface.get({ contentTypeId: type.id });
    await client.editorInterface.update({ contentTypeId: type.id }, { ...known, controls: mergeControls(known.controls ?? [], type) });
  };
  return { what, action: current ? 'update' : 'create', write };
}

/** Our editors and help texts; a field that an app edits stays with the app, and other fields stay unchanged. */
function mergeControls(controls: readonly Control[], type: ModelType): Control[] {
  const wanted = controlsOf(type) as Control[];
  const merged = controls.map((own) => {
    const ours = wanted.find((each) => each.fieldId === own.fieldId);
    const isApps = own.widgetNamespace !== undefined && own.widgetNamespace !== 'builtin';
    return !ours || isApps ? own : { ...own, ...ours, settings: { ...own.settings, ...ours.settings } };
  });
  return [...merged, ...wanted.filter((each) => !controls.some((own) => own.fieldId === each.fieldId))];
}
