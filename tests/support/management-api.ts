import type { IncomingMessage, ServerResponse } from 'node:http';
import sharp from 'sharp';
import type { Space, SpaceItem } from '../../lib/content/store/sample/space.ts';
import { LoopbackServer } from './loopback.ts';

type Json = Record<string, unknown>;
type Sys = Json & { id: string; version: number; publishedVersion?: number; publishedCounter?: number };
type Stored = Json & { sys: Sys };
type Values = Record<string, Record<string, unknown>>;
type Item = { sys: Sys; fields: Values };
type Field = { id: string; localized: boolean; required: boolean; validations?: Rule[]; items?: { validations?: Rule[] } };
type ContentType = Json & { sys: Sys; fields: Field[] };
type Answer = { status: number; body?: unknown };
type Call = { method: string; path: string; query: URLSearchParams; bytes: Buffer; headers: IncomingMessage['headers'] };

/** A fault in place of the response to a request. */
type Fault = { status: number; id: string } | 'reset';

const SPACE = 'stand-in';
const HOME = `/spaces/${SPACE}`;
/** An item of the space, or of an environment: they all have the same content here. */
const PLACE = new RegExp(`^${HOME}(?:/environments/[^/]+)?/([a-z_]+)(?:/([^/]+))?(?:/(.+))?$`);

const refusal = (status: number, id: string, message: string, errors: Json[] = []): Answer => ({
  status,
  body: { sys: { type: 'Error', id }, message, details: { errors }, requestId: 'stand-in' },
});
const UNKNOWN = refusal(401, 'AccessTokenInvalid', 'The access token is invalid.');
const MISSING = refusal(404, 'NotFound', 'The resource could not be found.');
const ok = (body: unknown): Answer => ({ status: 200, body });
const found = (body: unknown): Answer => (body ? ok(body) : MISSING);
const list = (items: Iterable<unknown>): Answer => {
  const all = [...items];
  return ok({ sys: { type: 'Array' }, total: all.length, skip: 0, limit: 1000, items: all });
};

const typeOf = ({ sys }: Item) => (sys.contentType as { sys: { id: string } }).sys.id;

/**
 * A Content Management API on loopback, over real HTTP, for the calls of setting up a space: it stores writes, requires the version of a
 * changed item, publishes only entries that satisfy the content model, and processes pictures with a delay.
 * https://www.contentful.com/developers/docs/references/content-management-api/
 */
export class ManagementApi extends LoopbackServer {
  // Tests look for its ending in printed text, which may also contain the path of a checkout.
  readonly token = 'CFPAT-a-management-token-of-a-test:end';
  readonly calls: { method: string; path: string }[] = [];
  /** Chooses the fault of a request. */
  fault: (call: { method: string; path: string }) => Fault | undefined = () => undefined;

  readonly locales: Json[] = [];
  readonly types = new Map<string, ContentType>();
  readonly editors = new Map<string, Stored>();
  readonly entries = new Map<string, Item>();
  readonly assets = new Map<string, Item>();
  readonly webhooks = new Map<string, Stored>();
  readonly keys = new Map<string, Stored>();
  readonly platforms = new Map<string, Stored & { configurations: Json[] }>();
  signingSecret: string | null = null;
  readonly #uploads = new Map<string, Buffer>();
  readonly #unprocessed = new Map<string, number>();
  #seconds = 0;

  constructor() {
    super();
    this.addLocale('en-US', { default: true, name: 'English (United States)' });
  }

  /** The calls that would change the space. */
  get writes(): { method: string; path: string }[] {
    return this.calls.filter(({ method }) => method !== 'GET');
  }

  /** All contents of the space, for a later comparison. */
  get state(): string {
    const { locales, types, editors, entries, assets, webhooks, keys, platforms, signingSecret } = this;
    return JSON.stringify([locales, signingSecret, ...[types, editors, entries, assets, webhooks, keys, platforms].map((map) => [...map])]);
  }

  /** The items whose last change is published, as the delivery API returns them. */
  published(): Space {
    const items = (map: Map<string, Item>) =>
      [...map.values()]
        .filter(({ sys }) => sys.publishedVersion === sys.version - 1)
        .map(({ sys, fields }) => {
          const dates = { createdAt: sys.firstPublishedAt, updatedAt: sys.publishedAt, revision: sys.publishedCounter };
          return { sys: { ...sys, ...dates }, fields } as unknown as SpaceItem;
        });
    return { entries: items(this.entries), assets: items(this.assets) };
  }

  addLocale(code: string, more: Json = {}): void {
    const usual = { name: code, code, default: false, optional: false, fallbackCode: null };
    const served = { contentDeliveryApi: true, contentManagementApi: true };
    this.locales.push({ sys: { id: `locale-${code}`, type: 'Locale', version: 1 }, ...usual, ...served, ...more });
  }

  #now(): string {
    this.#seconds += 1;
    return new Date(Date.UTC(2026, 0, 1) + this.#seconds * 1000).toISOString();
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const { method = 'GET', headers } = request;
    const fault = this.fault({ method, path });
    if (fault === 'reset') {
      request.socket.resetAndDestroy();
      return;
    }
    this.calls.push({ method, path });
    const isKnown = headers.authorization === `Bearer ${this.token}`;
    const refused = isKnown ? fault && refusal(fault.status, fault.id, 'The stand-in was told to fail.') : UNKNOWN;
    const { status, body } = refused ?? (await this.#answer({ method, path, query, bytes, headers }));
    response.writeHead(status, { 'content-type': 'application/vnd.contentful.management.v1+json' });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  }

  #answer(call: Call): Answer | Promise<Answer> {
    const [, kind = '', id = '', rest = ''] = PLACE.exec(call.path) ?? [];
    const { types: content_types, editors: editor_interfaces, webhooks: webhook_definitions, platforms: preview_environments } = this;
    const lists = { content_types, editor_interfaces, webhook_definitions, preview_environments };
    switch (`${kind}${id && '/'}`) {
      case 'locales':
        return call.method === 'POST' ? this.#addLocale(call) : list(this.locales);
      case 'content_types/':
        return this.#contentType(call, id, rest);
      case 'uploads':
        this.#uploads.set(`upload-${this.#uploads.size}`, call.bytes);
        return { status: 201, body: { sys: { type: 'Upload', id: `upload-${this.#uploads.size - 1}` } } };
      case 'entries':
        return this.#search(this.entries, call.query);
      case 'entries/':
        return this.#entry(call, id, rest);
      case 'assets':
        return this.#search(this.assets, call.query);
      case 'assets/':
        return this.#asset(call, id, rest);
      case 'webhook_definitions/':
        return this.#save(this.webhooks, call, id);
      case 'webhook_settings/':
        return this.#secret(call);
      case 'api_keys':
        return list([...this.keys.values()].map(({ accessToken: _, ...key }) => key));
      case 'api_keys/':
        return this.#save(this.keys, call, id, { accessToken: 'a-delivery-token', preview_api_key: { sys: { id: 'a-preview-key' } } });
      case 'preview_api_keys/':
        return ok({ sys: { type: 'PreviewApiKey', id }, accessToken: `${id}-token` });
      case 'preview_environments/':
        return this.#platform(call, id);
      default:
        return !id && kind in lists ? list(lists[kind as keyof typeof lists].values()) : MISSING;
    }
  }

  /** Stores the body of a call as the next version of an item, if it knows the last one. */
  #save<T extends { sys: Sys }>(map: Map<string, T>, call: Call, id: string, more: Json = {}, sys: Json = {}): Answer {
    const known = map.get(id);
    if (call.method === 'GET') return found(known);
    const stale = conflict(known, call);
    if (stale) return stale;
    const saved = { ...bodyOf(call), ...more, sys: { id, ...sys, ...known?.sys, version: (known?.sys.version ?? 0) + 1 } };
    map.set(id, saved as unknown as T);
    return { status: known ? 200 : 201, body: saved };
  }

  /** Publishes the last version of an item, if the call knows it. */
  #publish(item: { sys: Sys } | undefined, call: Call, errors: () => Json[] = () => []): Answer {
    if (!item) return MISSING;
    const stale = conflict(item, call);
    if (stale) return stale;
    const faults = errors();
    if (faults.length > 0) return refusal(422, 'ValidationFailed', 'Validation error', faults);
    const { sys } = item;
    const now = this.#now();
    const published = { publishedVersion: sys.version, publishedCounter: (sys.publishedCounter ?? 0) + 1, publishedAt: now };
    Object.assign(sys, { firstPublishedAt: now, ...sys }, published, { version: sys.version + 1 });
    return ok(item);
  }

  #addLocale(call: Call): Answer {
    const body = bodyOf(call);
    if (this.locales.some(({ code }) => code === body.code))
      return refusal(422, 'ValidationFailed', 'Validation error', [{ name: 'taken', path: ['code'] }]);
    this.addLocale(String(body.code), body);
    return { status: 201, body: this.locales.at(-1) };
  }

  #contentType(call: Call, id: string, rest: string): Answer {
    if (rest === 'editor_interface') return this.editors.has(id) ? this.#save(this.editors, call, id) : MISSING;
    const type = this.types.get(id);
    if (rest === 'published') {
      if (type && !this.editors.has(id)) {
        const controls = type.fields.map((field) => ({ fieldId: field.id, widgetNamespace: 'builtin', widgetId: 'singleLine' }));
        this.editors.set(id, { sys: { id: 'default', type: 'EditorInterface', version: 1, contentType: { sys: { id } } }, controls });
      }
      return this.#publish(type, call);
    }
    // With all properties that the API adds to a field.
    const added = { disabled: false, omitted: false, validations: [] };
    const fields = (bodyOf(call).fields as Field[] | undefined)?.map((field) => ({ ...added, ...field }));
    return this.#save(this.types, call, id, { fields }, { type: 'ContentType', createdAt: this.#now() });
  }

  #search(map: Map<string, Item>, query: URLSearchParams): Answer {
    const ids = query.get('sys.id[in]')?.split(',');
    const others = query.get('sys.id[nin]')?.split(',');
    const type = query.get('content_type');
    if (type !== null && !this.#isLive(type))
      return refusal(400, 'InvalidQuery', 'The query you sent was invalid.', [{ name: 'unknownContentType' }]);
    const isAsked = ({ sys: { id } }: Item) => (!ids || ids.includes(id)) && !others?.includes(id);
    return list([...map.values()].filter((item) => isAsked(item) && (type === null || typeOf(item) === type)));
  }

  #isLive(type: string): boolean {
    return this.types.get(type)?.sys.publishedVersion !== undefined;
  }

  #entry(call: Call, id: string, rest: string): Answer {
    const entry = this.entries.get(id);
    if (rest === 'published') return this.#publish(entry, call, () => (entry ? this.#faultsOf(entry) : []));
    const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: String(call.headers['x-contentful-content-type']) } };
    if (call.method !== 'GET' && !this.#isLive(entry ? typeOf(entry) : contentType.sys.id))
      return refusal(422, 'ValidationFailed', 'The content type is not there.');
    return this.#save(this.entries, call, id, {}, { type: 'Entry', createdAt: this.#now(), contentType });
  }

  async #asset(call: Call, id: string, rest: string): Promise<Answer> {
    const asset = this.assets.get(id);
    if (asset && call.method === 'GET') await this.#processSoon(asset);
    if (rest.startsWith('files/')) {
      this.#unprocessed.set(id, 2);
      return { status: 204 };
    }
    const files = Object.values(asset?.fields.file ?? {}) as { url?: string }[];
    if (rest === 'published') return this.#publish(asset, call, () => (files.every(({ url }) => url) ? [] : [{ name: 'unprocessed' }]));
    return this.#save(this.assets, call, id, {}, { type: 'Asset', createdAt: this.#now() });
  }

  /** The processing of a picture ends after a few requests for it. */
  async #processSoon({ sys, fields }: Item): Promise<void> {
    const left = this.#unprocessed.get(sys.id);
    if (left === undefined) return;
    this.#unprocessed.set(sys.id, left - 1);
    if (left !== 1) return;
    for (const [code, value] of Object.entries(fields.file ?? {})) {
      const { uploadFrom, ...file } = value as Json & { fileName: string; uploadFrom: { sys: { id: string } } };
      const bytes = this.#uploads.get(uploadFrom.sys.id) as Buffer;
      // Null of a file that is no picture.
      const size = await sharp(bytes)
        .metadata()
        .catch(() => null);
      const details = { size: bytes.length, ...(size && { image: { width: size.width, height: size.height } }) };
      (fields.file as Json)[code] = { ...file, url: `//images.ctfassets.net/${SPACE}/${sys.id}/${file.fileName}`, details };
    }
    sys.version += 1;
  }

  /** The content model's errors for an entry to publish. */
  #faultsOf(entry: Item): Json[] {
    const { fields = [] } = this.types.get(typeOf(entry)) ?? {};
    const unknown = Object.keys(entry.fields).filter((name) => !fields.some(({ id }) => id === name));
    const faults = fields.flatMap((field) =>
      this.locales
        .filter((locale) => field.localized || locale.default)
        .flatMap((locale) => {
          const value = entry.fields[field.id]?.[String(locale.code)];
          const isNeeded = field.required && !(locale.optional && !locale.default);
          const names = value === undefined ? (isNeeded ? ['required'] : []) : brokenRules(field, value);
          return names.map((name) => ({ name, path: ['fields', field.id, locale.code] }));
        }),
    );
    return [...faults, ...unknown.map((name) => ({ name: 'unknown', path: ['fields', name] }))];
  }

  #secret(call: Call): Answer {
    if (call.method === 'PUT') this.signingSecret = String(bodyOf(call).value);
    if (this.signingSecret === null) return MISSING;
    return ok({ sys: { type: 'WebhookSigningSecret' }, redactedValue: `…${this.signingSecret.slice(-4)}` });
  }

  /** The configurations of other content types stay. */
  #platform(call: Call, id: string): Answer {
    const given = bodyOf(call).configurations as Json[];
    const kept = (this.platforms.get(id)?.configurations ?? []).filter((each) => !given.some(({ entityId }) => entityId === each.entityId));
    const made = given.map((each) => ({ ...each, contentType: each.entityId, example: false }));
    this.platforms.set(id, { ...bodyOf(call), configurations: [...kept, ...made], sys: { id, type: 'PreviewEnvironment', version: 0 } });
    return found(this.platforms.get(id));
  }
}

function bodyOf({ bytes, headers }: Call): Json {
  return String(headers['content-type']).includes('json') && bytes.length > 0 ? JSON.parse(bytes.toString('utf8')) : {};
}

function conflict(known: { sys: Sys } | undefined, { headers }: Call): Answer | null {
  if (!known || String(known.sys.version) === headers['x-contentful-version']) return null;
  return refusal(409, 'VersionMismatch', `It is at version ${known.sys.version}.`);
}

type Expression = { pattern: string; flags?: string | null };
const matches = ({ pattern, flags }: Expression, value: unknown) => new RegExp(pattern, flags ?? '').test(String(value));

/** The names of the validations that a value violates. Content that two entries may not share is not looked for. */
function brokenRules(field: Pick<Field, 'validations' | 'items'>, value: unknown): string[] {
  const ofItems = Array.isArray(value) ? value.flatMap((each) => brokenRules(field.items ?? {}, each)) : [];
  return (field.validations ?? []).flatMap((rule) => (satisfies(rule, value) ? [] : Object.keys(rule))).concat(ofItems);
}

type Rule = {
  size?: { max: number };
  regexp?: Expression;
  prohibitRegexp?: Expression;
  enabledNodeTypes?: string[];
  enabledMarks?: string[];
};

function satisfies({ size, regexp, prohibitRegexp, enabledNodeTypes, enabledMarks }: Rule, value: unknown): boolean {
  if (size) return String(value).length <= size.max;
  if (regexp) return matches(regexp, value);
  if (prohibitRegexp) return !matches(prohibitRegexp, value);
  const always = ['document', 'paragraph', 'text', 'list-item', 'table-row', 'table-cell', 'table-header-cell'];
  const { types, marks } = namesIn(value);
  if (enabledNodeTypes) return types.every((type) => [...always, ...enabledNodeTypes].includes(type));
  return !enabledMarks || marks.every((mark) => enabledMarks.includes(mark));
}

/** The types of a text's nodes, and those of their marks. */
function namesIn(text: unknown): { types: string[]; marks: string[] } {
  const { nodeType, content = [], marks = [] } = Object(text) as { nodeType: string; content?: unknown[]; marks?: { type: string }[] };
  const inner = content.map(namesIn);
  return {
    types: [nodeType, ...inner.flatMap(({ types }) => types)],
    marks: [...marks.map(({ type }) => type), ...inner.flatMap((each) => each.marks)],
  };
}
