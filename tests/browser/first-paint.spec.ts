import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, expect, type Page, test } from 'playwright/test';
import { hydrated } from '../support/hydrated.ts';

/** How long half a page and its files are all there is. ms. Much longer than the browser needs to paint what it has. */
const PAUSE_MS = 700;

/** A site in front of another whose pages stop where a mark stands in them, as on a line that breaks off, until their files have been there for a while. */
async function pausingSite(origin: string, mark: string) {
  let goOn = () => {};
  let idle: NodeJS.Timeout | undefined;
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', origin), { headers: { accept: request.headers.accept ?? '*/*' } });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (type.startsWith('text/html')) {
      const html = await answer.text();
      const pause = html.indexOf(mark, html.indexOf('<body'));
      expect(pause, `${mark} in ${request.url}`).toBeGreaterThan(0);
      response.write(html.slice(0, pause));
      goOn = () => {
        goOn = () => {};
        response.end(html.slice(pause));
      };
    } else response.end(Buffer.from(await answer.arrayBuffer()));
    clearTimeout(idle);
    idle = setTimeout(() => goOn(), PAUSE_MS);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, [Symbol.dispose]: () => server.close() };
}

type StackFrame = { functionName: string; url: string };

/** Notes where scripts ask for a measure of what they have changed, so that the browser styles or lays out the page before it may go on. Gives their stacks, and ends it. */
async function watchForcedLayouts(browser: Browser, page: Page): Promise<() => Promise<StackFrame[][]>> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack'] });
  return async () => {
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: { name: string; args: { beginData?: { stackTrace?: StackFrame[] } } }[];
    };
    return traceEvents.flatMap(({ name, args }) =>
      /^(Layout|UpdateLayoutTree)$/.test(name) && args.beginData?.stackTrace ? [args.beginData.stackTrace] : [],
    );
  };
}

for (const { part, path, mark } of [
  { part: 'header', path: '/faq', mark: '</header>' },
  { part: 'first section', path: '/managed-service', mark: '</h1>' },
  { part: 'leading post', path: '/blogs', mark: 'id="lead-words"' },
]) {
  test(`a page is not painted while its ${part} is half there`, async ({ page, baseURL }) => {
    using site = await pausingSite(baseURL ?? '', mark);
    await page.goto(`${site.address}${path}`);
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    const { painted, whole } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
      whole: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseEnd,
    }));
    expect(painted).toBeGreaterThan(whole - PAUSE_MS / 2);
  });
}

test('a page fetches its scripts after its first paint, and none of them forces a layout', async ({ page, browser, baseURL }) => {
  const forcedLayouts = await watchForcedLayouts(browser, page);
  await page.goto('/');
  await hydrated(page);
  const { painted, fetched } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
    fetched: performance.getEntriesByType('resource').filter(({ name }) => /\.js\b/.test(name)),
  }));
  expect(painted).toBeGreaterThan(0);
  expect(fetched.length).toBeGreaterThan(5);
  expect(fetched.filter(({ startTime }) => startTime < painted).map(({ name }) => name)).toEqual([]);
  // A trace in which nothing can be seen would prove nothing.
  await page.evaluate(function forcedByTest() {
    document.body.style.paddingTop = '1px';
    return document.body.offsetHeight;
  });
  const stacks = await forcedLayouts();
  expect(stacks.flat().filter(({ functionName }) => functionName === 'forcedByTest')).not.toEqual([]);
  expect(stacks.filter((stack) => stack.some(({ url }) => url.startsWith(baseURL ?? '')))).toEqual([]);
});
