import { expect } from 'vitest';
import type { SpaceItem } from '../../lib/content/store/sample/space.ts';
import type { RunningSite } from './site.ts';
import type { StandIn } from './stand-in.ts';

/** Publishes entries of a site's space, as an editor and Contentful do. Each answers with the line of the log that ends it. */
export class PartPublisher {
  readonly #site: RunningSite;
  readonly #standIn: StandIn;
  constructor(site: RunningSite, standIn: StandIn) {
    this.#site = site;
    this.#standIn = standIn;
  }

  publish(item: SpaceItem): Promise<string> {
    return this.#bring('publish', this.#standIn.publish(item).sys);
  }

  unpublish(id: string): Promise<string> {
    const { sys } = this.#standIn.item(id);
    this.#standIn.unpublish(id);
    return this.#bring('unpublish', sys);
  }

  async #bring(action: string, { id, revision, contentType }: SpaceItem['sys']): Promise<string> {
    const lines = () => this.#site.log.match(new RegExp(`publish: \\w+ Entry ${id}, .*`, 'g')) ?? [];
    const before = lines().length;
    const message = { sys: { id, revision, contentType } };
    expect((await this.#site.webhook(`ContentManagement.Entry.${action}`, message)).status).toBe(202);
    return this.#site.until(() => lines()[before]);
  }
}
