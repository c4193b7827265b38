/** An Accept-Language header without bad tags, of which one would void the list. Systems write `es_MX` for `es-MX`. Null without tags. */
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
