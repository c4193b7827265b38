import { feed } from '@/lib/files/feeds/feed';
import { fileResponse, missingFile } from '@/lib/files/file-response';
import { localeOf, localeParams } from '@/lib/i18n/route-locale';
import { FEED_FORMATS, fileName, parsePath } from '@/lib/routing/addresses';
import { FEED_TYPES } from '@/lib/routing/media-types';
import { ENTRY_KINDS } from '@/lib/site/collections';

const FEEDS = ENTRY_KINDS.flatMap((kind) => FEED_FORMATS.map((format) => fileName({ type: 'feed', kind, format })));

export const generateStaticParams = () => localeParams().flatMap(({ locale }) => FEEDS.map((name) => ({ locale, feed: name })));

type Context = { params: Promise<{ locale: string; feed: string }> };

/** Serves the newest entries of each kind as RSS, Atom and JSON Feed. */
export async function GET(_request: Request, context: Context): Promise<Response> {
  const address = parsePath(`/feeds/${(await context.params).feed}`);
  if (address?.type !== 'feed') return missingFile();
  return fileResponse(await feed(address.kind, address.format, await localeOf(context)), {
    type: `${FEED_TYPES[address.format]}; charset=utf-8`,
  });
}
