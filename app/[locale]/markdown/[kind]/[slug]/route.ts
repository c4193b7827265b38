import { entryParams } from '@/lib/content/params';
import { markdownResponse } from '@/lib/files/entry-markdown';
import { missingFile } from '@/lib/files/file-response';
import { markdownBySlug } from '@/lib/files/markdown-lookup';
import { localeOf, localeParams } from '@/lib/i18n/route-locale';
import { slugOfParam } from '@/lib/routing/slug';
import { ENTRY_KINDS } from '@/lib/site/collections';

/** Only the newest entry of each kind: the build uses it as a pattern and writes the others itself (lib/files/built-markdown.ts). */
export async function generateStaticParams(): Promise<{ locale: string; kind: string; slug: string }[]> {
  const wanted = localeParams().flatMap((params) => ENTRY_KINDS.map((kind) => ({ params, kind })));
  const entries = wanted.map(async ({ params, kind }) =>
    (await entryParams(kind, { params })).slice(0, 1).map(({ slug }) => ({ ...params, kind, slug })),
  );
  return (await Promise.all(entries)).flat();
}

type Context = { params: Promise<{ locale: string; kind: string; slug: string }> };

/** Serves an entry as Markdown. Its public address is the page's address with `.md` (lib/routing/addresses.ts). */
export async function GET(_request: Request, context: Context): Promise<Response> {
  const { kind: kindName, slug } = await context.params;
  const kind = ENTRY_KINDS.find((each) => each === kindName);
  if (!kind) return missingFile();
  const found = await markdownBySlug(kind, slugOfParam(slug), await localeOf(context));
  return found ? markdownResponse(found) : missingFile();
}
