/**
 * An Accept-Language header without invalid language tags. next-intl parses the whole list, and one bad tag would break it: `es_MX,es`
 * would be English. `es_MX` is how operating systems write `es-MX`. Null if no tag is left.
 */
export function readableLanguages(header: string): string | null {
  const entries = header.split(',').map((entry) => {
    const [tag = '', ...weight] = entry.split(';');
    return [tag.trim().replaceAll('_', '-'), ...weight].join(';');
  });
  return entries.filter((entry) => isLanguageTag(entry.split(';', 1)[0] as string)).join(',') || null;
}

function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
