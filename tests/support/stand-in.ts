import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerDelivery, apiError } from '../../lib/content/store/sample/delivery.ts';
import type { Space, SpaceItem } from '../../lib/content/store/sample/space.ts';
import { LoopbackServer } from './loopback.ts';

/** A fault in place of the response to a request; undefined for a normal response. */
export type Fault =
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: object }
  | { kind: 'reset' }
  | { kind: 'hang' }
  /** Answered after a while, with the state at the time of the request. */
  | { kind: 'slow'; ms: number }
  /** Answered once a promise is settled, likewise; with a status, as a failure. */
  | { kind: 'held'; until: Promise<unknown>; status?: number }
  | { kind: 'body'; body: string };

type RecordedRequest = { path: string; query: URLSearchParams; at: number; headers: IncomingMessage['headers'] };

/** A Content Delivery API on loopback, over real HTTP, whose space a test edits and whose faults it chooses. */
export class StandIn extends LoopbackServer {
  readonly space: Space;
  readonly requests: RecordedRequest[] = [];
  /** Chooses the fault of each request; `attempt` counts all requests from 1. */
  fault: (request: RecordedRequest, attempt: number) => Fault | undefined = () => undefined;
  /** Items that are still delivered in their old state, and until when (epoch ms). */
  readonly #lagging = new Map<string, { until: number; item: SpaceItem | null }>();

  constructor(space: Space) {
    super();
    this.space = structuredClone(space);
  }

  /** The variables that connect a site to this space, without a rate limit. */
  get env(): Record<string, string> {
    return { CONTENTFUL_SPACE_ID: 'stand-in', CONTENTFUL_ACCESS_TOKEN: 'token', CONTENTFUL_HOST: this.host, CONTENTFUL_RATE: '30' };
  }

  item(id: string): SpaceItem {
    const found = [...this.space.entries, ...this.space.assets].find((item) => item.sys.id === id);
    if (!found) throw new Error(`The stand-in's space has no item ${id}`);
    return found;
  }

  /** Publishes a new revision of an item (or a new item). The API goes on delivering the old state for `lagMs`. */
  publish(item: SpaceItem, lagMs = 0): SpaceItem {
    const list = item.sys.type === 'Asset' ? this.space.assets : this.space.entries;
    const place = list.findIndex((each) => each.sys.id === item.sys.id);
    const old = list[place] ?? null;
    const published = structuredClone(item);
    published.sys.revision = (old?.sys.revision ?? 0) + 1;
    published.sys.updatedAt = new Date().toISOString();
    this.#lag(item.sys.id, old, lagMs);
    if (place < 0) list.push(published);
    else list[place] = published;
    return published;
  }

  /** Stops delivering an item. */
  unpublish(id: string, lagMs = 0): void {
    const old = this.item(id);
    this.#lag(id, old, lagMs);
    for (const list of [this.space.entries, this.space.assets]) {
      const place = list.findIndex((item) => item.sys.id === id);
      if (place >= 0) list.splice(place, 1);
    }
  }

  #lag(id: string, item: SpaceItem | null, lagMs: number): void {
    if (lagMs > 0) this.#lagging.set(id, { until: Date.now() + lagMs, item });
  }

  #delivered(): Space {
    const old = [...this.#lagging].filter(([, { until }]) => Date.now() < until);
    if (old.length === 0) return this.space;
    const hidden = new Set(old.map(([id]) => id));
    const kept = old.flatMap(([, { item }]) => (item ? [item] : []));
    const view = (items: SpaceItem[], type: string) => [
      ...items.filter((item) => !hidden.has(item.sys.id)),
      ...kept.filter((item) => item.sys.type === type),
    ];
    return { entries: view(this.space.entries, 'Entry'), assets: view(this.space.assets, 'Asset') };
  }

  protected answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', this.host);
    const recorded = { path: url.pathname, query: url.searchParams, at: Date.now(), headers: request.headers };
    this.requests.push(recorded);
    const fault = this.fault(recorded, this.requests.length);
    if (fault?.kind === 'hang') return;
    if (fault?.kind === 'reset') {
      request.socket.resetAndDestroy();
      return;
    }
    if (fault?.kind === 'body') {
      response.writeHead(200, { 'content-type': 'application/vnd.contentful.delivery.v1+json' }).end(fault.body);
      return;
    }
    const { status, body } =
      fault && 'status' in fault && fault.status
        ? apiError(fault.status, 'ServerError', 'The stand-in was told to fail.')
        : answerDelivery(this.#delivered(), url.pathname, url.searchParams);
    const headers = fault?.kind === 'status' ? fault.headers : {};
    const text = JSON.stringify(fault?.kind === 'status' && fault.body ? fault.body : body);
    const answer = () =>
      response.writeHead(status, { 'content-type': 'application/vnd.contentful.delivery.v1+json', ...headers }).end(text);
    if (fault?.kind === 'slow') setTimeout(answer, fault.ms);
    else if (fault?.kind === 'held') fault.until.then(answer, answer);
    else answer();
  }
}

/** A stand-in for this space, listening. */
export const startStandIn = (space: Space) => new StandIn(space).listen();
