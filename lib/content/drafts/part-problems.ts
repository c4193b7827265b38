import { env } from '../../env.ts';
import { CHECKED_PARTS, partProblems } from '../check/part-problems.ts';
import type { PartProblem } from '../check/part-rules.ts';
import { draftStore } from '../store/draft-store.ts';

/** What keeps drafts without a page from being shown: texts of the site and the like. */
export async function draftPartProblems(): Promise<PartProblem[]> {
  const { CONTENTFUL_LOCALES: codes } = env();
  const found = CHECKED_PARTS.map(async (type) => partProblems(type, await draftStore().parts(type), codes));
  return (await Promise.all(found)).flat();
}
