import type { RunningSite } from './site.ts';
import { inBoth } from './space.ts';
import type { StandIn } from './stand-in.ts';

/** Publishes a new title of an entry and calls the webhook of a site, as an editor and Contentful do. Returns the status. */
export async function publishTitle(site: RunningSite, standIn: StandIn, id: string, title: string): Promise<number> {
  const item = standIn.item(id);
  item.fields.title = inBoth(title);
  const { sys } = standIn.publish(item);
  const message = { sys: { id, revision: sys.revision, contentType: sys.contentType } };
  return (await site.webhook('ContentManagement.Entry.publish', message)).status;
}
