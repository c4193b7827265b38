import { fileResponse, missingFile } from '@/lib/files/file-response';
import { partCount, sitemapPart } from '@/lib/files/sitemap/sitemap';
import { fileName, parsePath, SITEMAP_SECTIONS } from '@/lib/routing/addresses';

export async function generateStaticParams(): Promise<{ part: string }[]> {
  const counts = await Promise.all(SITEMAP_SECTIONS.map(async (section) => ({ section, count: await partCount(section) })));
  return counts.flatMap(({ section, count }) =>
    Array.from({ length: count }, (_, index) => ({ part: fileName({ type: 'sitemapPart', section, part: index + 1 }) })),
  );
}

type Context = { params: Promise<{ part: string }> };

/** Serves one part of the sitemap: the pages, or the entries of one kind. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const address = parsePath(`/sitemap/${(await params).part}`);
  const xml = address?.type === 'sitemapPart' ? await sitemapPart(address.section, address.part) : null;
  return xml === null ? missingFile() : fileResponse(xml, { type: 'application/xml; charset=utf-8' });
}
