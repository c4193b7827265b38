import type { SpaceItem } from '../../lib/content/store/sample/space.ts';
import type { RunningSite } from './site.ts';
import { inBoth } from './space.ts';
import type { StandIn } from './stand-in.ts';

/** Publishes in a space and calls the webhook of a site, as an editor and Contentful do. */
export class Editor {
  readonly #site: RunningSite;
  readonly #standIn: StandIn;
  constructor(site: RunningSite, standIn: StandIn) {
    this.#site = site;
    this.#standIn = standIn;
  }

  /** An item of the space with new fields, to be published. */
  changed(id: string, fields: SpaceItem['fields']): SpaceItem {
    const item = this.#standIn.item(id);
    return { ...item, fields: { ...item.fields, ...fields } };
  }

  /** Publishes an item and returns the status of the call. For `lagMs` the API goes on delivering the old one. */
  tell(item: SpaceItem, lagMs = 0): Promise<number> {
    return this.#call('publish', this.#standIn.publish(item, lagMs).sys);
  }

  /** The same with a new title of an entry. */
  title(id: string, title: string): Promise<number> {
    return this.tell(this.changed(id, { title: inBoth(title) }));
  }

  /** Publishes items together and waits until the site has done its work. Returns the line of the log that ends each of them. */
  publish(...items: SpaceItem[]): Promise<string[]> {
    return this.#done(
      items.map(({ sys }) => sys.id),
      (index) => this.tell(items[index] as SpaceItem),
    );
  }

  /** The same for items that are no longer to be shown. The API goes on delivering them for a while. */
  unpublish(...ids: string[]): Promise<string[]> {
    return this.#done(ids, (index) => {
      const { sys } = this.#standIn.item(ids[index] as string);
      this.#standIn.unpublish(sys.id, 500);
      return this.#call('unpublish', sys);
    });
  }

  async #call(action: string, { id, type, revision, contentType }: SpaceItem['sys']): Promise<number> {
    return (await this.#site.webhook(`ContentManagement.${type}.${action}`, { sys: { id, revision, contentType } })).status;
  }

  async #done(ids: string[], begin: (index: number) => Promise<number>): Promise<string[]> {
    const linesOf = (id: string) => this.#site.log.match(new RegExp(`publish: \\w+ \\w+ ${id}, .*`, 'g')) ?? [];
    const before = ids.map((id) => linesOf(id).length);
    const statuses = await Promise.all(ids.map((_, index) => begin(index)));
    if (statuses.some((status) => status !== 202)) throw new Error(`The webhook answered ${statuses}`);
    return Promise.all(ids.map((id, index) => this.#site.until(() => linesOf(id)[before[index] as number])));
  }
}
