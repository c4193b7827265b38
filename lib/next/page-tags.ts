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
