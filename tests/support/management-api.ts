import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Space, SpaceItem } from '../../lib/content/store/sample/space.ts';
import { pictureSize } from './picture-size.ts';

type Json = Record<string, unknown>;
type Sys = Json & { id: string; version: number; publishedVersion?: number; publishedCounter?: number; firstPublishedAt?: string };
type Item = { sys: Sys; fields: Record<string, Record<string, unknown>>; published?: Item['fields'] };
type Field = { id: string; localized: boolean; required: boolean; validations?: Json[]; items?: { validations?: Json[] } };
type ContentType = { sys: Sys; name: string; displayField: string; fields: Field[]; live?: Field[] };
type Answer = { status: number; body?: unknown };
type Call = { method: string; path: string; query: URLSearchParams; body: Json; bytes: Buffer; version: number | null };

/** A fault in place of the response to a request. */
export type ManagementFault = { status: number; headers?: Record<string, string>; id?: string } | 'reset';

const SPACE = 'stand-in';
const HOME = `/spaces/${SPACE}`;
/** An environment: they all have the same content here. */
const HERE = `${HOME}/environments/[^/]+`;

const refusal = (status: number, id: string, message: string, details: Json = {}): Answer => ({
  status,
  body: { sys: { type: 'Error', id }, message, details, requestId: 'stand-in' },
});
const MISSING = refusal(404, 'NotFound', 'The resource could not be found.');
const list = (items: unknown[]): Answer => ({
  status: 200,
  body: { sys: { type: 'Array' }, total: items.length, skip: 0, limit: 1000, items },
});

/**
 * A Content Management API on loopback, over real HTTP, for the calls of setting up a space: it stores writes, requires the version of a
 * changed item, publishes only entries that satisfy the content model, and processes pictures with a delay.
 * https://www.contentful.com/developers/docs/references/content-management-api/
 */
export class ManagementApi {
  // Tests look for its ending in printed text, which may also contain the path of a checkout.
  readonly token = 'CFPAT-a-management-token-of-a-test:end';
  readonly calls: { method: string; path: string; status: number }[] = [];
  /** Chooses the fault of a request; `count` counts all requests from 1. */
  fault: (call: { method: string; path: string }, count: number) => ManagementFault | undefined = () => undefined;
  /** Called before the response to a request: a concurrent change of the space. */
  meanwhile: (call: { method: string; path: string }) => void = () => {};

  readonly locales: Json[] = [this.#locale('en-US', { default: true, name: 'English (United States)' })];
  readonly types = new Map<string, ContentType>();
  readonly editors = new Map<string, Json & { sys: Json & { version: number } }>();
  readonly entries = new Map<string, Item>();
  readonly assets = new Map<string, Item>();
  readonly webhooks = new Map<string, Json & { sys: Json & { id: string; version: number } }>();
  readonly keys = new Map<string, Json & { sys: Json & { version: number } }>();
  readonly platforms = new Map<string, Json & { sys: Json; configurations: Json[] }>();
  signingSecret: string | null = null;
  readonly #uploads = new Map<string, Buffer>();
  readonly #unprocessed = new Map<string, number>();
  readonly #server: Server;
  #seconds = 0;
  #count = 0;

  constructor() {
    this.#server = createServer((request, response) => void this.#handle(request, response));
  }

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get host(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The calls that would change the space. */
  get writes(): { method: string; path: string; status: number }[] {
    return this.calls.filter(({ method }) => method !== 'GET');
  }

  /** All contents of the space, for a later comparison. */
  get state(): string {
    const { locales, types, editors, entries, assets, webhooks, keys, platforms, signingSecret } = this;
    return JSON.stringify({
      locales,
      signingSecret,
      all: [types, editors, entries, assets, webhooks, keys, platforms].map((map) => [...map]),
    });
  }

  /** The published items, as the delivery API returns them. */
  published(): Space {
    const items = (map: Map<string, Item>, type: 'Entry' | 'Asset') =>
      [...map.values()].flatMap(({ sys, published }): SpaceItem[] =>
        published
          ? [
              {
                sys: {
                  ...{ id: sys.id, type, createdAt: String(sys.firstPublishedAt), updatedAt: String(sys.publishedAt) },
                  revision: Number(sys.publishedCounter),
                  ...(type === 'Entry' ? { contentType: sys.contentType as NonNullable<SpaceItem['sys']['contentType']> } : {}),
                },
                fields: published,
              },
            ]
          : [],
      );
    return { entries: items(this.entries, 'Entry'), assets: items(this.assets, 'Asset') };
  }

  addLocale(code: string, more: Json = {}): void {
    this.locales.push(this.#locale(code, more));
  }

  #locale(code: string, more: Json): Json {
    const usual = {
      name: code,
      code,
      default: false,
      optional: false,
      fallbackCode: null,
      contentDeliveryApi: true,
      contentManagementApi: true,
    };
    return { sys: { id: `locale-${code}`, type: 'Locale', version: 1 }, ...usual, ...more };
  }

  #now(): string {
    this.#seconds += 1;
    return new Date(Date.UTC(2026, 0, 1) + this.#seconds * 1000).toISOString();
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const call = { method: request.method ?? 'GET', path: url.pathname };
    this.#count += 1;
    const fault = this.fault(call, this.#count);
    if (fault === 'reset') {
      request.socket.resetAndDestroy();
      return;
    }
    this.meanwhile(call);
    const bytes = Buffer.concat(chunks);
    const isJson = String(request.headers['content-type']).includes('json') && bytes.length > 0;
    const header = request.headers['x-contentful-version'];
    const answer: Answer = fault
      ? refusal(fault.status, fault.id ?? 'RateLimitExceeded', 'The stand-in was told to fail.')
      : request.headers.authorization !== `Bearer ${this.token}`
        ? refusal(401, 'AccessTokenInvalid', 'The access token you sent could not be found or is invalid.')
        : this.#answer({
            ...call,
            query: url.searchParams,
            body: (isJson ? JSON.parse(bytes.toString('utf8')) : {}) as Json,
            bytes,
            version: header === undefined ? null : Number(header),
            ...{ contentType: request.headers['x-contentful-content-type'] },
          } as Call & { contentType?: string });
    this.calls.push({ ...call, status: answer.status });
    const headers = { 'content-type': 'application/vnd.contentful.management.v1+json', ...(fault?.headers ?? {}) };
    response.writeHead(answer.status, headers).end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
  }

  #answer(call: Call & { contentType?: string }): Answer {
    const { method, path, body } = call;
    const [, kind = '', id = '', rest = ''] = new RegExp(`^${HERE}/([a-z_]+)(?:/([^/]+))?(?:/(.+))?$`).exec(path) ?? [];
    const of = (name: string) => path === `${HOME}/${name}`;
    const own = (name: string) => new RegExp(`^${HOME}/${name}/([^/]+)$`).exec(path)?.[1];

    if (kind === 'locales') return method === 'POST' ? this.#addLocale(body) : list(this.locales);
    if (kind === 'content_types') return this.#contentType(call, id, rest);
    if (kind === 'editor_interfaces') return list([...this.editors.values()]);
    if (kind === 'uploads') {
      const upload = `upload-${this.#uploads.size + 1}`;
      this.#uploads.set(upload, call.bytes);
      return { status: 201, body: { sys: { type: 'Upload', id: upload } } };
    }
    if (kind === 'entries') return id ? this.#item(this.entries, 'Entry', call, id, rest) : this.#search(this.entries, call.query);
    if (kind === 'assets') return id ? this.#item(this.assets, 'Asset', call, id, rest) : this.#search(this.assets, call.query);

    if (of('webhook_definitions')) return list([...this.webhooks.values()]);
    const webhook = own('webhook_definitions');
    if (webhook) return this.#put(this.webhooks, 'WebhookDefinition', webhook, call);
    if (of('webhook_settings/signing_secret')) return this.#secret(method, body);
    if (of('api_keys')) return list([...this.keys.values()].map(({ accessToken: _, ...key }) => key));
    const key = own('api_keys');
    if (key) return this.#key(call, key);
    const previewKey = own('preview_api_keys');
    if (previewKey) return { status: 200, body: { sys: { type: 'PreviewApiKey', id: previewKey }, accessToken: `${previewKey}-token` } };
    if (of('preview_environments')) return list([...this.platforms.values()]);
    const platform = own('preview_environments');
    if (platform && method === 'PUT') return this.#platform(platform, body);
    return MISSING;
  }

  #addLocale(body: Json): Answer {
    const code = String(body.code);
    if (this.locales.some((each) => each.code === code))
      return refusal(422, 'ValidationFailed', 'Validation error', { errors: [{ name: 'taken', path: ['code'] }] });
    this.addLocale(code, body);
    return { status: 201, body: this.locales.at(-1) };
  }

  #contentType(call: Call, id: string, rest: string): Answer {
    const type = this.types.get(id);
    if (!id) return list([...this.types.values()].map(withoutLive));
    if (rest === 'editor_interface') return this.#editor(call, id);
    if (call.method === 'GET') return type ? { status: 200, body: withoutLive(type) } : MISSING;
    const stale = conflict(type, call);
    if (stale) return stale;
    if (rest === 'published') {
      if (!type) return MISSING;
      type.live = structuredClone(type.fields);
      publishSys(type.sys, this.#now());
      if (!this.editors.has(id)) {
        const controls = type.fields.map((field) => ({ fieldId: field.id, widgetNamespace: 'builtin', widgetId: 'singleLine' }));
        this.editors.set(id, { sys: { id: 'default', type: 'EditorInterface', version: 1, contentType: { sys: { id } } }, controls });
      }
      return { status: 200, body: withoutLive(type) };
    }
    const { name, displayField, fields, description } = call.body as unknown as ContentType & { description: string };
    const sys = { ...(type?.sys ?? { id, type: 'ContentType', createdAt: this.#now() }), version: (type?.sys.version ?? 0) + 1 } as Sys;
    const saved = { ...type, sys, name, description, displayField, fields: fields.map(asServed) };
    this.types.set(id, saved);
    return { status: type ? 200 : 201, body: withoutLive(saved) };
  }

  #editor(call: Call, id: string): Answer {
    const editors = this.editors.get(id);
    if (!editors) return MISSING;
    if (call.method === 'GET') return { status: 200, body: editors };
    const stale = conflict(editors as { sys: { version: number } }, call);
    if (stale) return stale;
    const saved = { ...call.body, sys: { ...editors.sys, version: editors.sys.version + 1 } };
    this.editors.set(id, saved);
    return { status: 200, body: saved };
  }

  #search(map: Map<string, Item>, query: URLSearchParams): Answer {
    const ids = query.get('sys.id[in]')?.split(',');
    const others = query.get('sys.id[nin]')?.split(',');
    const type = query.get('content_type');
    if (type !== null && !this.types.get(type)?.live)
      return refusal(400, 'InvalidQuery', 'The query you sent was invalid.', { errors: [{ name: 'unknownContentType' }] });
    return list(
      [...map.values()]
        .filter(({ sys }) => (!ids || ids.includes(sys.id)) && !others?.includes(sys.id))
        .filter(({ sys }) => type === null || (sys.contentType as { sys: { id: string } }).sys.id === type)
        .map(withoutPublished),
    );
  }

  #item(map: Map<string, Item>, type: 'Entry' | 'Asset', call: Call & { contentType?: string }, id: string, rest: string): Answer {
    const item = map.get(id);
    if (call.method === 'GET') {
      if (type === 'Asset' && item) this.#processSoon(item);
      return item ? { status: 200, body: withoutPublished(item) } : MISSING;
    }
    const stale = conflict(item, call);
    if (stale) return stale;
    if (rest.startsWith('files/')) {
      this.#unprocessed.set(id, 2);
      return { status: 204 };
    }
    if (rest === 'published') {
      if (!item) return MISSING;
      const errors = type === 'Entry' ? this.#faultsOf(item) : faultsOfAsset(item);
      if (errors.length > 0) return refusal(422, 'ValidationFailed', 'Validation error', { errors });
      item.published = structuredClone(item.fields);
      publishSys(item.sys, this.#now());
      return { status: 200, body: withoutPublished(item) };
    }
    const contentType = item?.sys.contentType ?? { sys: { type: 'Link', linkType: 'ContentType', id: call.contentType } };
    if (type === 'Entry' && !this.types.get(String((contentType as { sys: { id: string } }).sys.id))?.live)
      return refusal(422, 'ValidationFailed', 'The content type is not there.');
    const version = (item?.sys.version ?? 0) + 1;
    const made = { id, type, createdAt: this.#now(), ...(type === 'Entry' ? { contentType } : {}) };
    const saved: Item = { ...item, sys: { ...made, ...item?.sys, version } as Sys, fields: (call.body.fields ?? {}) as Item['fields'] };
    map.set(id, saved);
    return { status: item ? 200 : 201, body: withoutPublished(saved) };
  }

  /** The processing of a picture ends after a few requests for it. */
  #processSoon(item: Item): void {
    const left = this.#unprocessed.get(item.sys.id);
    if (left === undefined) return;
    this.#unprocessed.set(item.sys.id, left - 1);
    if (left > 1) return;
    this.#unprocessed.delete(item.sys.id);
    for (const [code, value] of Object.entries(item.fields.file ?? {})) {
      const { uploadFrom, ...file } = value as Json & { fileName: string; uploadFrom: { sys: { id: string } } };
      const bytes = this.#uploads.get(uploadFrom.sys.id) as Buffer;
      const size = pictureSize(bytes);
      const url = `//images.ctfassets.net/${SPACE}/${item.sys.id}/${file.fileName}`;
      (item.fields.file as Json)[code] = {
        ...file,
        url,
        details: { size: bytes.length, ...(size && { image: { width: size[0], height: size[1] } }) },
      };
    }
    item.sys.version += 1;
  }

  /** The content model's errors for an entry to publish. */
  #faultsOf({ sys, fields }: Item): Json[] {
    const type = this.types.get((sys.contentType as { sys: { id: string } }).sys.id);
    const unknown = Object.keys(fields).filter((name) => !type?.live?.some(({ id }) => id === name));
    const faults = (type?.live ?? []).flatMap((field) =>
      this.locales
        .filter((locale) => field.localized || locale.default)
        .flatMap((locale) => {
          const value = fields[field.id]?.[String(locale.code)];
          const path = ['fields', field.id, locale.code];
          if (value === undefined) return field.required && !(locale.optional && !locale.default) ? [{ name: 'required', path }] : [];
          const inItems = Array.isArray(value)
            ? value.flatMap((each) => (field.items?.validations ?? []).flatMap((rule) => broken(rule, each)))
            : [];
          const own = (field.validations ?? []).flatMap((rule) =>
            'unique' in rule ? this.#doubled(sys, field.id, String(locale.code), value) : broken(rule, value),
          );
          return [...own, ...inItems].map((name) => ({ name, path }));
        }),
    );
    return [...faults, ...unknown.map((name) => ({ name: 'unknown', path: ['fields', name] }))];
  }

  #doubled(sys: Sys, field: string, code: string, value: unknown): string[] {
    const typeOf = (each: Sys) => (each.contentType as { sys: { id: string } }).sys.id;
    const others = [...this.entries.values()].filter((each) => each.sys.id !== sys.id && typeOf(each.sys) === typeOf(sys));
    return others.some(({ published }) => published?.[field]?.[code] === value) ? ['unique'] : [];
  }

  #put(map: ManagementApi['webhooks'], type: string, id: string, call: Call): Answer {
    const known = map.get(id);
    if (call.method === 'GET') return known ? { status: 200, body: known } : MISSING;
    const stale = conflict(known, call);
    if (stale) return stale;
    const saved = { ...call.body, sys: { id, type, version: (known?.sys.version ?? -1) + 1 } };
    map.set(id, saved);
    return { status: known ? 200 : 201, body: saved };
  }

  #secret(method: string, { value }: Json): Answer {
    if (method === 'PUT') this.signingSecret = String(value);
    if (this.signingSecret === null) return MISSING;
    return { status: 200, body: { sys: { type: 'WebhookSigningSecret' }, redactedValue: `…${this.signingSecret.slice(-4)}` } };
  }

  #key(call: Call, id: string): Answer {
    const known = this.keys.get(id);
    if (call.method === 'GET') return known ? { status: 200, body: known } : MISSING;
    const stale = conflict(known, call);
    if (stale) return stale;
    const sys = { id, type: 'ApiKey', version: (known?.sys.version ?? -1) + 1 };
    const saved = { ...call.body, sys, accessToken: 'a-delivery-token', preview_api_key: { sys: { id: 'a-preview-key' } } };
    this.keys.set(id, saved);
    return { status: known ? 200 : 201, body: saved };
  }

  #platform(id: string, body: Json): Answer {
    const known = this.platforms.get(id);
    const given = body.configurations as Json[];
    const kept = (known?.configurations ?? []).filter((each) => !given.some(({ entityId }) => entityId === each.entityId));
    const configurations = [...kept, ...given.map((each) => ({ ...each, contentType: each.entityId, example: false }))];
    this.platforms.set(id, { ...body, configurations, sys: { id, type: 'PreviewEnvironment', version: 0 } });
    return { status: 200, body: this.platforms.get(id) };
  }
}

const withoutLive = ({ live: _, ...type }: ContentType) => type;
const withoutPublished = ({ published: _, ...item }: Item) => item;

/** A field with all properties that the API adds to it. */
const asServed = (field: Field): Field => ({ ...{ disabled: false, omitted: false, validations: [] }, ...field });

function conflict(known: { sys: { version: number } } | undefined, { version }: Call): Answer | null {
  if (!known) return null;
  return version === known.sys.version ? null : refusal(409, 'VersionMismatch', `It is at version ${known.sys.version}.`);
}

function publishSys(sys: Sys, at: string): void {
  sys.publishedVersion = sys.version;
  sys.version += 1;
  sys.publishedCounter = (sys.publishedCounter ?? 0) + 1;
  sys.firstPublishedAt ??= at;
  sys.publishedAt = at;
}

function faultsOfAsset({ fields }: Item): Json[] {
  const files = Object.values(fields.file ?? {}) as { url?: string }[];
  return files.every(({ url }) => url) ? [] : [{ name: 'unprocessed', path: ['fields', 'file'] }];
}

type Expression = { pattern: string; flags?: string | null };
const matches = ({ pattern, flags }: Expression, value: unknown) => new RegExp(pattern, flags ?? '').test(String(value));

/** The name of the validation that a value violates. */
function broken(rule: Json, value: unknown): string[] {
  const { size, regexp, prohibitRegexp, enabledNodeTypes, enabledMarks } = rule as {
    size?: { max: number };
    regexp?: Expression;
    prohibitRegexp?: Expression;
    enabledNodeTypes?: string[];
    enabledMarks?: string[];
  };
  if (size) return String(value).length > size.max ? ['size'] : [];
  if (regexp) return matches(regexp, value) ? [] : ['regexp'];
  if (prohibitRegexp) return matches(prohibitRegexp, value) ? ['prohibitRegexp'] : [];
  const used = namesIn(value);
  const always = ['document', 'paragraph', 'text', 'list-item', 'table-row', 'table-cell', 'table-header-cell'];
  if (enabledNodeTypes) return used.nodes.every((type) => [...always, ...enabledNodeTypes].includes(type)) ? [] : ['enabledNodeTypes'];
  if (enabledMarks) return used.marks.every((type) => enabledMarks.includes(type)) ? [] : ['enabledMarks'];
  return [];
}

function namesIn(value: unknown): { nodes: string[]; marks: string[] } {
  const { nodeType, content = [], marks = [] } = value as { nodeType: string; content?: unknown[]; marks?: { type: string }[] };
  const below = content.map(namesIn);
  return {
    nodes: [nodeType, ...below.flatMap(({ nodes }) => nodes)],
    marks: [...marks.map(({ type }) => type), ...below.flatMap((each) => each.marks)],
  };
}
