import { existsSync } from 'node:fs';
import type { Version } from '../lib/content/store/replica.ts';
import { createSource } from '../lib/content/store/source.ts';
import { env } from '../lib/env.ts';
import { differencesOf } from '../lib/publish/differences.ts';
import { PublicationStore } from '../lib/publish/publication-store.ts';
import { CommandError, runCommand } from './command.ts';

/** `npm run content:look`: compares the space with the running site's replica, as the site does every CONTENTFUL_LOOK_S. */
async function main(): Promise<number> {
  const { PUBLISH_STORE: file } = env();
  if (!existsSync(file))
    throw new CommandError(`${file} does not exist: the site has not run yet, or keeps its copy of the space elsewhere (PUBLISH_STORE).`);
  const store = new PublicationStore(file, { migrates: false });
  const differences = (await Array.fromAsync(differencesOf(store.replica, createSource()))).flat();
  for (const { item, kind, id, shown, published } of differences)
    console.log(`${kind ?? item} ${id}: shown ${revisionOf(shown)}, published ${revisionOf(published)}`);
  console.log(
    differences.length === 0
      ? 'The site shows what is published.'
      : `${differences.length} differ. The site brings them with its next look.`,
  );
  store.close();
  return differences.length === 0 ? 0 : 1;
}

const revisionOf = (version: Version | null): string => (version ? `revision ${version.revision} of ${version.updatedAt}` : 'not at all');

await runCommand(main);
