import { entryParams } from '@/lib/content/params';
import { entryMarkdown } from '@/lib/files/entry-markdown';
import { fileResponse, missingFile, unavailableFile } from '@/lib/files/file-response';
import { localeOf, localeParams } from '@/lib/i18n/route-locale';
import { ENTRY_KINDS } from '@/lib/site/collections';

export async function generateStaticParams(): Promise<{ locale: string; kind: string; slug: string }[]> {
  const entries = await Promise.all(ENTRY_KINDS.map(async (kind) => (await entryParams(kind)).map(({ slug }) => ({ kind, slug }))));
  return localeParams().flatMap(({ locale }) => entries.flat().map((entry) => ({ locale, ...entry })));
}

type Context = { params: Promise<{ locale: string; kind: string; slug: string }> };

/** An entry as Markdown. Visitors know it at the address of its page with `.md` (lib/routing/addresses.ts). */
export async function GET(_request: Request, context: Context): Promise<Response> {
  const { kind: kindName, slug } = await context.params;
  const kind = ENTRY_KINDS.find((each) => each === kindName);
  if (!kind) return missingFile();
  const found = await entryMarkdown(kind, slug, await localeOf(context));
  if (found.status === 'unavailable') return unavailableFile();
  if (found.status === 'missing') return missingFile();
  return fileResponse(found.text, { type: 'text/markdown; charset=utf-8', canonical: found.canonical });
}
