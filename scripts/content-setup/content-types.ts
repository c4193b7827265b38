import type { ContentFields, ContentTypeProps, Control, EditorInterfaceProps } from 'contentful-management';
import { CONTENT_MODEL, controlsOf, fieldOf, type ModelType, type Validation } from '../../lib/content/model.ts';
import { saysTheSame } from './equal.ts';
import { type Management, unlessMissing } from './management.ts';
import type { Decision, Part } from './part.ts';

/** The content types of an environment by their ids: of foreign types only the id is read. */
export async function readContentTypes({ client }: Management): Promise<Map<string, ContentTypeProps>> {
  const { items } = await client.contentType.getMany({ query: { limit: 1000 } });
  return new Map(items.map((type) => [type.sys.id, type]));
}

/** The content types that the site reads. */
export function contentTypeParts(management: Management, found: ReadonlyMap<string, ContentTypeProps>): Part<ContentTypeProps | null>[] {
  return CONTENT_MODEL.map((type) => ({
    what: `content type ${type.id}`,
    current: found.get(type.id) ?? null,
    look: () => unlessMissing(management.client.contentType.get({ contentTypeId: type.id })),
    decide: (current) => decideType(management, type, current),
  }));
}

function decideType({ client }: Management, type: ModelType, current: ContentTypeProps | null): Decision {
  const { id, name, description, displayField } = type;
  const params = { contentTypeId: id };
  const publish = (saved: ContentTypeProps) => client.contentType.publish(params, saved);
  if (!current) {
    const wanted = { name, description, displayField, fields: type.fields.map(fieldOf) as ContentFields[] };
    return { action: 'create', write: async () => publish(await client.contentType.createWithId(params, wanted)) };
  }
  const others = type.fields.flatMap((field) => {
    const own = current.fields.find((each) => each.id === field.id);
    return own && shapeOf(own) !== shapeOf(field) ? [`its field ${field.id} is of the type ${shapeOf(own)}, not ${shapeOf(field)}`] : [];
  });
  if (others.length > 0) return { action: 'conflict', detail: others.join('; ') };
  const fields = mergeFields(current.fields, type);
  const changed = fields.filter((field, index) => !saysTheSame(field, current.fields[index])).map((field) => field.id);
  if (changed.length > 0)
    return {
      action: 'update',
      detail: changed.join(', '),
      write: async () => publish(await client.contentType.update(params, { ...current, fields })),
    };
  const { publishedVersion, version } = current.sys;
  // Publishing adds one to the version. A higher version has unpublished changes, for example of an interrupted run.
  return publishedVersion === undefined || version > publishedVersion + 1
    ? { action: 'update', detail: 'publish', write: () => publish(current) }
    : { action: 'keep' };
}

type Shape = { type: string; linkType?: string | undefined; items?: { type: string; linkType?: string | undefined } | undefined };

/** A field's type; it cannot change once there are entries. */
const shapeOf = ({ type, linkType, items }: Shape): string =>
  [type, linkType, items && `of ${items.type}${items.linkType ? ` ${items.linkType}` : ''}`].filter(Boolean).join(' ');

/** A type's fields, with the site's requirements applied to its own; missing fields go to the end. */
function mergeFields(fields: readonly ContentFields[], type: ModelType): ContentFields[] {
  const wanted = type.fields.map(fieldOf) as ContentFields[];
  const merged = fields.map((own): ContentFields => {
    const ours = wanted.find((each) => each.id === own.id);
    if (!ours) return own;
    return {
      ...own,
      // Undoing either would lose editors' data or block unfinished entries.
      localized: own.localized || ours.localized,
      required: own.required || ours.required,
      validations: mergeValidations(own.validations, ours.validations),
      ...(ours.items
        ? { items: { ...own.items, ...ours.items, validations: mergeValidations(own.items?.validations, ours.items.validations) } }
        : {}),
    } as ContentFields;
  });
  return [...merged, ...wanted.filter((each) => !fields.some((own) => own.id === each.id))];
}

const kindOf = (validation: Validation) => Object.keys(validation).find((name) => name !== 'message');

/** Ours replace theirs of the same kind; theirs of other kinds stay. */
function mergeValidations(theirs: unknown, ours: unknown): Validation[] {
  const own = (theirs ?? []) as Validation[];
  const wanted = (ours ?? []) as Validation[];
  const replaced = own.map((each) => wanted.find((other) => kindOf(other) === kindOf(each)) ?? each);
  return [...replaced, ...wanted.filter((each) => !own.some((other) => kindOf(other) === kindOf(each)))];
}

/** The editors of these types' fields; null if a type does not exist yet. */
export async function readEditors({ client }: Management): Promise<Map<string, EditorInterfaceProps>> {
  const { items } = await client.editorInterface.getMany({ query: { limit: 1000 } });
  return new Map(items.map((editors) => [editors.sys.contentType.sys.id, editors]));
}

/** The field editors of the types that this command manages. */
export function editorParts(
  management: Management,
  found: ReadonlyMap<string, EditorInterfaceProps>,
  isOurs: (contentType: string) => boolean,
): Part<EditorInterfaceProps | null>[] {
  const { client } = management;
  return CONTENT_MODEL.filter(({ id }) => isOurs(id)).map((type) => {
    const look = () => unlessMissing(client.editorInterface.get({ contentTypeId: type.id }));
    const decide = (current: EditorInterfaceProps | null): Decision => {
      const controls = mergeControls(current?.controls ?? [], type);
      if (current && saysTheSame(controls, current.controls)) return { action: 'keep' };
      const write = async () => {
        // A new type has editors by now.
        const known = current ?? (await client.editorInterface.get({ contentTypeId: type.id }));
        await client.editorInterface.update({ contentTypeId: type.id }, { ...known, controls: mergeControls(known.controls ?? [], type) });
      };
      return { action: current ? 'update' : 'create', write };
    };
    return { what: `editors of ${type.id}`, current: found.get(type.id) ?? null, look, decide };
  });
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
