import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external.js';

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
