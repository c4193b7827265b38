import { spawn } from 'node:child_process';
import { join } from 'node:path';
import nextEnv from '@next/env';
import { buildLines } from '../lib/content/check/check-entry.ts';
import { CHECKED_PARTS } from '../lib/content/check/part-problems.ts';
import { SpaceCheck } from '../lib/content/check/space-check.ts';
import { editorUrl } from '../lib/content/editor-url.ts';
import { ContentUnavailable } from '../lib/content/errors.ts';
import { buildReplica } from '../lib/content/store/build-replica.ts';
import { readsSampleSpace } from '../lib/content/store/client.ts';
import { BUILT_REPLICA } from '../lib/content/store/replica.ts';
import { createSource } from '../lib/content/store/source.ts';
import { ConfigurationError, env, namesThisMachine, thisMachineWarning } from '../lib/env.ts';
import { writeMarkdown } from '../lib/files/built-markdown.ts';
import { forgetDraftKey } from '../lib/next/draft-cookie.ts';
import { finishPages } from '../lib/next/finish-pages.ts';
import { builtLifetime } from '../lib/next/prerender-manifest.ts';
import { slimBuild } from '../lib/next/slim-build.ts';
import { BUILD_FOLDER } from '../lib/runtime/build-folder.ts';
import { noteBuiltFor } from '../lib/runtime/built-for.ts';
import { noteDeployment } from '../lib/runtime/deployment.ts';
import { becomeBuilding } from '../lib/runtime/is-building.ts';
import { ENTRY_KINDS } from '../lib/site/collections.ts';
import { BUILT_PAGES, writeBuiltTags } from '../lib/stored-pages/page-index.ts';
import { printPlainly } from './plain-output.ts';

printPlainly();

const PAGES = join(BUILD_FOLDER, BUILT_PAGES);

/** `npm run build`: fetches a copy of the space in bulk, then runs `next build` with the given options; all its workers read that copy. */
async function build(): Promise<number> {
  const settings = env();
  console.log(
    readsSampleSpace(settings)
      ? 'content: the sample space (no CONTENTFUL_SPACE_ID is set)'
      : `content: space ${settings.CONTENTFUL_SPACE_ID}, environment ${settings.CONTENTFUL_ENVIRONMENT}`,
  );
  const check = new SpaceCheck(settings.CONTENTFUL_LOCALES);
  const replica = await buildReplica(BUILT_REPLICA, createSource(), console.log);
  for (const kind of ENTRY_KINDS) for (const entry of replica.resolvedEntries(kind)) check.take(kind, [entry]);
  for (const type of CHECKED_PARTS) check.takeParts(type, replica.parts(type));
  for (const line of buildLines(check.findings({ siteUrl: settings.SITE_URL, editorUrl: (id) => editorUrl(settings, id) })))
    console.warn(line);
  forgetDraftKey();
  noteDeployment();
  const next = spawn('next', ['build', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const code = await new Promise<number>((resolve, reject) => {
    next.once('error', reject);
    next.once('exit', (status) => resolve(status ?? 1));
  });
  if (code !== 0) return code;
  becomeBuilding();
  const [finishedCode] = await Promise.all([finish(), slim(), writeMarkdown(PAGES, replica, builtLifetime)]);
  writeBuiltTags();
  if (finishedCode === 0) noteBuiltFor(settings);
  // As the last line, or it would scroll out of view.
  if (namesThisMachine(settings.SITE_URL)) console.warn(`\n${thisMachineWarning(settings.SITE_URL)}\n`);
  return finishedCode;
}

// Once the threads that finish the pages have started.
const slim = async () => slimBuild(PAGES);

/** Converts the built pages to their served form. The code says whether a browser runs everything under their policy. */
async function finish(): Promise<number> {
  const { faults, allowingAnyStyle, longest } = await finishPages(PAGES);
  for (const page of allowingAnyStyle) console.warn(`policy: ${page} has more style attributes than a header can name; it allows any`);
  if (faults.length === 0) console.log(`policy: the longest of any page has ${longest} bytes`);
  else
    console.error(
      `This build must not be served: its Content-Security-Policy would break pages, or could not protect them. ${faults.join('; ')}`,
    );
  return faults.length === 0 ? 0 : 1;
}

nextEnv.loadEnvConfig(process.cwd());
try {
  process.exitCode = await build();
} catch (error) {
  if (!(error instanceof ContentUnavailable || error instanceof ConfigurationError)) throw error;
  console.error(`The build stops, nothing is replaced. ${error.message}`);
  process.exitCode = 1;
}
