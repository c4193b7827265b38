import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { BROWSER_ARGS, findBrowser } from './browser.mjs';
import { compare, nameOf, takePicture, VIEWS } from './look/pictures.ts';
import { build, copyTree, serve, workingTree } from './look/trees.ts';
import { clearProgress, showProgress } from './progress.ts';

/**
 * `npm run look -- REV`: builds this tree and the one of a commit, takes a picture of every route of both, and writes a page with the
 * differences: before, after and difference, largest first, and the routes that are the same. It is a tool for visual changes: it never
 * fails because of a difference.
 */
const FOLDER = '.look';
const [BEFORE, NOW, PICTURES] = ['before', 'now', 'pictures'].map((name) => join(FOLDER, name)) as [string, string, string];

type Compared = { name: string; share: number; file: string };

async function look(revision: string): Promise<void> {
  rmSync(PICTURES, { recursive: true, force: true });
  mkdirSync(PICTURES, { recursive: true });
  copyTree(revision, BEFORE);
  copyTree(workingTree(FOLDER), NOW);
  for (const [index, tree] of [BEFORE, NOW].entries()) {
    showProgress(index, 2, `builds ${tree}`);
    await build(tree);
  }
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  // Each tree on its own core.
  const sites = await Promise.all([serve(BEFORE), serve(NOW)]);
  const compared: Compared[] = [];
  try {
    for (const [index, view] of VIEWS.entries()) {
      const name = nameOf(view);
      showProgress(index, VIEWS.length, name);
      const [before, now] = (await Promise.all(sites.map(({ origin }) => takePicture(browser, origin, view)))) as [Buffer, Buffer];
      const { share, marked } = await compare(before, now);
      const file = name.replace(/[^\w]+/g, '-');
      compared.push({ name, share, file });
      if (share > 0)
        for (const [part, picture] of Object.entries({ before, now, marked }))
          writeFileSync(join(PICTURES, `${file}-${part}.png`), picture);
    }
  } finally {
    clearProgress();
    await Promise.all([browser.close(), ...sites.map(({ stop }) => stop())]);
  }
  const page = join(FOLDER, 'index.html');
  writeFileSync(page, pageOf(revision, compared));
  const changed = compared.filter(({ share }) => share > 0).length;
  console.log(`${changed} of ${compared.length} pictures differ from ${revision}: ${pathToFileURL(page)}`);
}

function pageOf(revision: string, compared: readonly Compared[]): string {
  const changed = compared.filter(({ share }) => share > 0).sort((one, other) => other.share - one.share);
  const same = compared.filter(({ share }) => share === 0).map(({ name }) => name);
  const row = ({ name, share, file }: Compared) =>
    `<h2>${name}: ${(share * 100).toFixed(2)} %</h2><div>${['before', 'now', 'marked']
      .map((part) => `<a href="pictures/${file}-${part}.png"><img loading="lazy" alt="${part}" src="pictures/${file}-${part}.png"></a>`)
      .join('')}</div>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>What looks other than in ${revision}</title>
<style>body { font: 16px/1.5 sans-serif; margin: 2rem } div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start }
img { width: 100%; border: 1px solid #999 }</style>
<h1>${changed.length} of ${compared.length} pictures differ from ${revision}</h1>
<p>Left: before. Middle: now. Right: the difference in red.</p>
${changed.map(row).join('\n')}
<h2>The same</h2><p>${same.join('<br>') || 'none'}</p></html>
`;
}

try {
  const [revision] = process.argv.slice(2);
  if (!revision) throw new Error('Say what to compare with: npm run look -- REV, for example npm run look -- HEAD~1');
  await look(revision);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
