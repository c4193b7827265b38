import { feed } from '@/lib/files/feeds/feed';
import { fileResponse, missingFile } from '@/lib/files/file-response';
import { localeOf, localeParams } from '@/lib/i18n/route-locale';
import { FEED_FORMATS, FEED_TYPES, feedPath } from '@/lib/routing/addresses';
import { ENTRY_KINDS } from '@/lib/site/collections';

const FEEDS = ENTRY_KINDS.flatMap((kind) =>
  FEED_FORMATS.map((format) => ({ kind, format, name: feedPath(kind, format).replace('/feeds/', '') })),
);

export const generateStaticParams = () => localeParams().flatMap(({ locale }) => FEEDS.map(({ name }) => ({ locale, feed: name })));

type Context = { params: Promise<{ locale: string; feed: string }> };

/** Each kind's newest entries as RSS, Atom and JSON Feed. */
export async function GET(_request: Request, context: Context): Promise<Response> {
  const { feed: wanted } = await context.params;
  const found = FEEDS.find(({ name }) => name === wanted);
  if (!found) return missingFile();
  return fileResponse(await feed(found.kind, found.format, await localeOf(context)), {
    type: `${FEED_TYPES[found.format]}; charset=utf-8`,
  });
}
