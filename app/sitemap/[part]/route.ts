import { fileResponse, missingFile } from '@/lib/files/file-response';
import { partCount, partPath, SITEMAP_SECTIONS, sitemapPart } from '@/lib/files/sitemap/sitemap';

export async function generateStaticParams(): Promise<{ part: string }[]> {
  const counts = await Promise.all(SITEMAP_SECTIONS.map(async (section) => ({ section, count: await partCount(section) })));
  return counts.flatMap(({ section, count }) =>
    Array.from({ length: count }, (_, index) => ({ part: partPath(section, index + 1).replace('/sitemap/', '') })),
  );
}

type Context = { params: Promise<{ part: string }> };

/** A part of the sitemap: the pages, or the entries of a kind. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const [, name, number] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec((await params).part) ?? [];
  const section = SITEMAP_SECTIONS.find((each) => each === name);
  const xml = section ? await sitemapPart(section, Number(number)) : null;
  return xml === null ? missingFile() : fileResponse(xml, { type: 'application/xml; charset=utf-8' });
}
