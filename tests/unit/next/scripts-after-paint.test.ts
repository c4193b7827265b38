import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { scriptsAfterPaint, withScriptsAfterPaint } from '../../../lib/next/scripts-after-paint.ts';
import { pageFacts } from '../../../scripts/check-site/page-facts.ts';

const PAGE = [
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/start.js?dpl=a"/>',
  '<script src="/_next/static/chunks/a.js?dpl=a&amp;b=1" async=""></script><script src="/_next/static/chunks/b.js" async=""></script>',
  '<script data-part="x">first()</script><script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>Words</p>',
  '<script src="/_next/static/chunks/start.js?dpl=a" id="_R_" async=""></script><script>data()</script></body></html>',
].join('');
const SCRIPTS = ['/_next/static/chunks/a.js?dpl=a&b=1', '/_next/static/chunks/b.js', '/_next/static/chunks/start.js?dpl=a'];

test('a page names its scripts once, after its words, and loads none of them by itself', () => {
  const sent = withScriptsAfterPaint(PAGE);
  expect(scriptsAfterPaint(sent)).toEqual(SCRIPTS);
  expect(sent.match(/<script[^>]*>|<link[^>]*>/g)).toEqual([
    '<script data-part="x">',
    '<script src="/_next/static/chunks/old.js" noModule="">',
    '<script>',
    '<script>',
  ]);
  expect(sent.indexOf('a.js')).toBeGreaterThan(sent.indexOf('Words'));
  expect(withScriptsAfterPaint(sent)).toBe(sent);
  expect(pageFacts(sent, 'https://www.feedloom.example/').resources).toEqual(SCRIPTS.map((path) => `https://www.feedloom.example${path}`));
});

test('a page without a start script stays unchanged', () => {
  const page = '<html><head><script src="/a.js" async=""></script></head></html>';
  expect(withScriptsAfterPaint(page)).toBe(page);
});

describe('a browser fetches them', () => {
  type Script = { src: string; async: boolean };

  /** The loader's state in a window: its fetched scripts, and the event that it waits for. */
  function loaded({ hidden }: { hidden: boolean }) {
    const fetched: Script[] = [];
    const waits: { paint?: () => void; time?: () => void; ms?: number; observed?: object } = {};
    const [, loader = ''] = /<script>(\(function\(load,page\)[\s\S]*?)<\/script>/.exec(withScriptsAfterPaint(PAGE)) ?? [];
    class PerformanceObserver {
      constructor(painted: () => void) {
        waits.paint = painted;
      }
      observe(what: object) {
        waits.observed = what;
      }
    }
    const document = { hidden, createElement: () => ({}) as Script, head: { append: (script: Script) => fetched.push(script) } };
    const setTimeout = (work: () => void, ms: number) => Object.assign(waits, { time: work, ms });
    runInNewContext(loader, { document, PerformanceObserver, setTimeout });
    return { fetched, waits };
  }

  const ALL = SCRIPTS.map((src) => ({ src, async: true }));

  test('after three seconds, without a report of a paint', () => {
    const { fetched, waits } = loaded({ hidden: false });
    expect(waits.ms).toBe(3_000);
    waits.time?.();
    expect(fetched).toEqual(ALL);
  });

  test('immediately, on a hidden page', () => {
    expect(loaded({ hidden: true }).fetched).toEqual(ALL);
  });
});
