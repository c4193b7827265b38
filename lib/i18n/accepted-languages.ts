/**
 * An Accept-Language header without the entries that are no language tags. next-intl reads the list as a whole, and one bad tag would spoil it:
 * `es_MX,es` would be English. `es_MX` is how operating systems write `es-MX`. Null where nothing is left.
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
