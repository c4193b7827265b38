import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external.js';

/**
 * Tags the page or file being made. Next offers `cacheTag` only inside a cached function; it keeps the tags of a page in this object, as
 * `cacheTag` does. Without a page it does nothing.
 */
export function tagPage(tag: string): void {
  const unit = workUnitAsyncStorage.getStore();
  if (!unit || !('tags' in unit)) return;
  unit.tags ??= [];
  if (!unit.tags.includes(tag)) unit.tags.push(tag);
}

/** How Next begins a tag that it gives a page itself. The last of them names the path of the page. */
const PATH_TAG = /^_N_T_(\/[^[]*)$/;

/**
 * The path of the page being made (`/en/blog/a`), for the layout, which Next does not tell it. Null where there is no page, or where Next
 * makes one for any slug.
 */
export function pagePath(): string | null {
  const unit = workUnitAsyncStorage.getStore();
  const [, path] = PATH_TAG.exec(unit?.implicitTags?.tags.at(-1) ?? '') ?? [];
  return path ?? null;
}
