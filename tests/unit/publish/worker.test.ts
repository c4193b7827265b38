import { describe, expect, type TestContext, test, vi } from 'vitest';
import { ELSEWHERE } from '../../../lib/publish/page-exchange.ts';
import { event, journalFor, NOON, receive, workerFor } from '../../support/publications.ts';

const until = (check: () => void) => vi.waitFor(check, { timeout: 5000, interval: 2 });
/** An entry's page in both languages, and the list. */
const PAGES = (id: string) => [`/en/blog/${id}`, `/es/blog/${id}`, '/en/blogs'];

test('a publication is marked, its pages are made, and a line says so', async (context) => {
  const { journal } = journalFor(context);
  const { worker, lines, marks, made } = workerFor(journal, PAGES);
  receive(journal, 'a');
  worker.wake();
  await until(() => expect(journal.counts().done).toBe(1));
  expect(marks).toEqual([['entry:a', 'list']]);
  expect(made).toEqual(PAGES('a'));
  expect(lines).toEqual(['publish: publish Entry a, 3 of 3 pages made anew in 0 ms']);
  expect(journal.newest(1)).toMatchObject([{ state: 'done', pagesMade: 3 }]);
});

test('nothing is marked before the journal knows what, and no page is made before it is marked', async (context) => {
  const { journal } = journalFor(context);
  const order: unknown[] = [];
  const { worker } = workerFor(journal, () => ['/en/p'], {
    mark: async () => void order.push(journal.newest(1)[0]?.stale),
    make: async () => {
      order.push(journal.newest(1)[0]?.state);
      return null;
    },
  });
  receive(journal, 'a');
  worker.wake();
  await until(() => expect(journal.counts().done).toBe(1));
  expect(order).toEqual([{ tags: ['entry:a', 'list'], paths: ['/en/p'] }, 'marked']);
});

describe('a burst', () => {
  test('is marked in a few requests, and makes the pages that all share a few times', async (context) => {
    const { journal } = journalFor(context);
    const { worker, lines, marks, made } = workerFor(journal, PAGES);
    for (let number = 0; number < 300; number += 1) receive(journal, `entry-${number % 150}`, { revision: number });
    worker.wake();
    await until(() => expect(journal.counts()).toMatchObject({ done: 150, replaced: 150 }));
    expect(marks.length).toBeLessThanOrEqual(3);
    expect(made.filter((path) => path === '/en/blogs').length).toBeLessThanOrEqual(3);
    expect(made.filter((path) => path === '/en/blog/entry-7')).toHaveLength(1);
    expect(lines.length).toBeLessThanOrEqual(3);
    const receipts = journal.receipts({ limit: 1000 });
    expect(receipts).toHaveLength(300);
    expect(receipts.every(({ round, liveAt }) => round !== null && round <= marks.length && liveAt !== null)).toBe(true);
    expect(lines[0]).toMatch(/^publish: \d+ publications, \d+ pages made anew in \d+ ms$/);
  });

  test('that comes one by one, faster than it is marked, is waited for a little and marked together', async (context) => {
    const { journal } = journalFor(context);
    const marks: string[][] = [];
    const looked: string[] = [];
    const first = Promise.withResolvers<void>();
    const { worker, clock } = workerFor(journal, PAGES, {
      look: async ({ id }) => {
        looked.push(id);
        return { caughtUp: true, raw: null };
      },
      mark: async (tags) => {
        marks.push(tags);
        if (marks.length > 1) return;
        // So long that the rest after it is not over before the third one has come.
        clock.ticks += 300;
        await first.promise;
      },
    });
    const publish = async (id: string) => {
      receive(journal, id);
      worker.wake();
      await until(() => expect(looked).toContain(id));
    };
    await publish('a');
    await until(() => expect(marks).toHaveLength(1));
    await publish('b');
    first.resolve();
    await until(() => expect(journal.counts().done).toBe(1));
    await publish('c');
    await until(() => expect(journal.counts().done).toBe(3));
    expect(marks).toEqual([
      ['entry:a', 'list'],
      ['entry:b', 'list', 'entry:c'],
    ]);
  });

  test('holds no more than 200 publications in memory, and makes four pages at once at most', async (context) => {
    const { journal } = journalFor(context);
    const most = { looking: 0, making: 0 };
    const now = { looking: 0, making: 0 };
    const counted =
      <T>(what: keyof typeof now, answer: T) =>
      async (): Promise<T> => {
        now[what] += 1;
        most[what] = Math.max(most[what], now[what]);
        await new Promise(setImmediate);
        now[what] -= 1;
        return answer;
      };
    const { worker } = workerFor(journal, PAGES, {
      look: counted('looking', { caughtUp: true, raw: null }),
      make: counted('making', null),
    });
    for (let number = 0; number < 250; number += 1) receive(journal, `entry-${number}`);
    worker.wake();
    await until(() => expect(journal.counts().done).toBe(250));
    expect(most).toEqual({ looking: 200, making: 4 });
  });

  test('pages are made one at a time while the process has no time left', async (context) => {
    const { journal } = journalFor(context);
    let [making, most] = [0, 0];
    const make = async () => {
      making += 1;
      most = Math.max(most, making);
      await new Promise(setImmediate);
      making -= 1;
      return null;
    };
    const { worker } = workerFor(journal, PAGES, { make }, () => 1);
    for (const id of ['a', 'b', 'c']) receive(journal, id);
    worker.wake();
    await until(() => expect(journal.counts().done).toBe(3));
    expect(most).toBe(1);
  });

  describe('of which one page is made at a time', () => {
    /** What a test holds in its hand: what was begun, a publication, and the end of the page that is being made. */
    function oneAtATime(context: TestContext) {
      const { journal } = journalFor(context);
      const made: string[] = [];
      const gates: (() => void)[] = [];
      const make = (path: string, signal: AbortSignal) => {
        made.push(path);
        return new Promise<null>((resolve) => {
          gates.push(() => resolve(null));
          // So that the end of the test waits for nothing.
          signal.addEventListener('abort', () => resolve(null));
        });
      };
      const { worker, clock } = workerFor(journal, pagesOf, { make }, () => 1);
      const publish = async (id: string) => {
        receive(journal, id);
        worker.wake();
        await until(() => expect(journal.newest(1)[0]).toMatchObject({ id, state: 'marked' }));
      };
      /** Ends the page that is being made, and gives the one that is begun then. */
      const next = async () => {
        const before = made.length;
        gates.shift()?.();
        await until(() => expect(made.length).toBe(before + 1));
        return made.at(-1);
      };
      return { clock, made, publish, next };
    }
    const pagesOf = (id: string) => [`/en/blog/${id}`, ...['1', '2', '3'].map((page) => `/en/shows-${id}/${page}`)];

    test('makes the own page of a later one before what else shows an earlier one', async (context) => {
      const { made, publish, next } = oneAtATime(context);
      await publish('a');
      await until(() => expect(made).toEqual(['/en/blog/a']));
      await publish('b');
      expect([await next(), await next()]).toEqual(['/en/blog/b', '/en/shows-a/1']);
    });

    test('makes in the end every page of each, what has waited for long between two newer ones', async (context) => {
      const { clock, made, publish, next } = oneAtATime(context);
      await publish('a');
      await publish('b');
      expect([await next(), await next()]).toEqual(['/en/blog/b', '/en/shows-a/1']);
      clock.ms += 31_000;
      await publish('c');
      // Others have waited for long as well, and have no turn before the own page.
      expect([await next(), await next()]).toEqual(['/en/shows-a/2', '/en/blog/c']);
      while (made.length < 12) await next();
      expect(new Set(made)).toEqual(new Set(['a', 'b', 'c'].flatMap(pagesOf)));
    });

    test('gives what has waited for long a quarter of the time, not of the turns', async (context) => {
      const { clock, publish, next } = oneAtATime(context);
      const later = ['e', 'f', 'g', 'h', 'i'];
      await publish('a');
      // The last page of the first one is being made.
      for (const page of ['1', '2', '3']) expect(await next()).toBe(`/en/shows-a/${page}`);
      await publish('d');
      expect(await next()).toBe('/en/blog/d');
      clock.ms += 31_000;
      clock.ticks += 100;
      for (const id of later) await publish(id);
      expect(await next()).toBe('/en/shows-d/1');
      // It took as long as two others, which is made up for by six.
      clock.ticks += 1000;
      for (const page of [...later.map((id) => `/en/blog/${id}`), '/en/shows-e/1']) {
        expect(await next()).toBe(page);
        clock.ticks += 500;
      }
      expect(await next()).toBe('/en/shows-d/2');
    });
  });
});

test('what shows the whole space takes a quarter of the time, however many pages are made side by side', async (context) => {
  const { journal } = journalFor(context);
  const making = new Map<string, () => void>();
  const make = (path: string, signal: AbortSignal) =>
    new Promise<null>((resolve) => {
      making.set(path, () => resolve(null));
      signal.addEventListener('abort', () => resolve(null));
    });
  const wide = ['/en/blog/wide', '/en/all-1', '/en/all-2', '/en/all-3'];
  const { worker, clock } = workerFor(
    journal,
    (id) => (id === 'wide' ? wide : [`/en/blog/${id}`]),
    { make },
    () => 4,
  );
  const publish = async (id: string) => {
    receive(journal, id);
    worker.wake();
    await until(() => expect(journal.newest(1)[0]).toMatchObject({ id, state: 'marked' }));
  };
  /** Ends the making of these, each after so many ms, and waits until as many others have begun. */
  const end = async (paths: readonly string[], ms: number) => {
    clock.ticks += ms;
    for (const path of paths) {
      const done = making.get(path) as () => void;
      making.delete(path);
      done();
    }
    await until(() => expect(making.size).toBe(4));
  };
  const isOld = (path: string) => path.startsWith('/en/all-');
  const [first = '', ...ids] = Array.from({ length: 40 }, (_, index) => String(index));
  for (const id of [first, ...ids.splice(0, 3), 'wide']) await publish(id);
  await end([`/en/blog/${first}`], 0);
  expect([...making.keys()]).toContain('/en/blog/wide');
  clock.ms += 31_000;
  for (const id of ids) await publish(id);
  await end([...making.keys()], 100);
  // One of them has its turn at once, from what was saved up. It takes as long as ten of the others, which have the other places.
  expect([...making.keys()].filter(isOld)).toHaveLength(1);
  await end([...making.keys()], 1000);
  // And now none has another turn before three times as long has gone by.
  for (let gone = 0; gone < 2700; gone += 900) {
    expect([...making.keys()].filter(isOld), `after ${gone} ms`).toHaveLength(0);
    await end([...making.keys()], 900);
  }
  await end([...making.keys()], 900);
  expect([...making.keys()].filter(isOld)).toHaveLength(1);
});

describe('a page that takes long', () => {
  const LONG = '/en/all';
  const pagesOf = (id: string) => [`/en/blog/${id}`, LONG, `/en/shows-${id}`];
  const isLong = (path: string) => path === LONG;

  test('waits until nothing was published for a second, and holds nothing else', async (context) => {
    const { journal } = journalFor(context);
    const { worker, clock, made } = workerFor(journal, pagesOf, { isLong });
    for (const id of ['a', 'b', 'c']) {
      receive(journal, id);
      worker.wake();
      await until(() => expect(made.at(-1)).toBe(`/en/shows-${id}`));
      clock.ticks += 999;
    }
    worker.wake();
    await new Promise(setImmediate);
    expect(made).not.toContain(LONG);
    clock.ticks += 1;
    // By itself: it waits for its time, and nobody wakes it.
    await until(() => expect(journal.counts().done).toBe(3));
    expect(made.filter(isLong)).toHaveLength(1);
  });

  test('has its turn where publications go on for half a minute', async (context) => {
    const { journal } = journalFor(context);
    const { worker, clock, made } = workerFor(journal, pagesOf, { isLong });
    const publish = async (id: string) => {
      receive(journal, id);
      worker.wake();
      await until(() => expect(made.at(-1) === LONG || made.at(-1) === `/en/shows-${id}`).toBe(true));
    };
    await publish('a');
    for (let second = 1; second <= 30; second += 1) {
      clock.ms += 1_000;
      clock.ticks += 500;
      await publish(String(second));
    }
    expect(made).not.toContain(LONG);
    clock.ms += 1_000;
    clock.ticks += 500;
    await publish('z');
    await until(() => expect(made).toContain(LONG));
  });
});

test('calls that come faster than anybody works are only taken until they end, and each item is brought once', async (context) => {
  const { journal } = journalFor(context);
  const looked: string[] = [];
  const { worker, marks, made } = workerFor(journal, PAGES, {
    look: async ({ id }) => {
      looked.push(id);
      return { caughtUp: true, raw: null };
    },
  });
  for (let call = 0; call < 200; call += 1) {
    receive(journal, `entry-${call % 4}`, { revision: call });
    worker.wake();
    if (call % 10 === 9) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const inBurst = looked.length;
  expect(inBurst).toBeLessThan(30);
  await until(() => expect(journal.counts()).toMatchObject({ waiting: 0, working: 0, marked: 0 }));
  expect(looked.slice(inBurst).toSorted()).toEqual(['entry-0', 'entry-1', 'entry-2', 'entry-3']);
  expect(marks.length).toBeLessThan(10);
  expect(made.filter((path) => path === '/en/blogs').length).toBeLessThan(10);
});

describe('while the delivery API is down', () => {
  test('one publication is tried every ten seconds and the others ever less often, five minutes apart at most', async (context) => {
    const { journal } = journalFor(context);
    const { worker, clock } = workerFor(journal, PAGES, {
      look: async () => {
        throw new Error('503');
      },
    });
    const IDS = ['a', 'b'] as const;
    for (const id of IDS) receive(journal, id);
    const waits: Record<(typeof IDS)[number], number[]> = { a: [], b: [] };
    const stateOf = (id: string) => journal.newest(2).find((each) => each.id === id);
    const dueAt = (id: string) => stateOf(id)?.nextAttemptAt?.getTime() ?? 0;
    while (waits.b.length < 10) {
      const at = clock.ms;
      const due = IDS.filter((id) => dueAt(id) <= at);
      worker.wake();
      await until(() => {
        for (const id of IDS) {
          const attempts = waits[id].length + Number(due.includes(id));
          expect(stateOf(id)).toMatchObject({ state: 'waiting', attempts, lastError: '503' });
        }
      });
      for (const id of due) waits[id].push((dueAt(id) - at) / 1000);
      clock.ms = journal.nextDueAt()?.getTime() ?? 0;
    }
    expect(waits.a.slice(0, 12)).toEqual([1, 2, 4, 8, 10, 10, 10, 10, 10, 10, 10, 10]);
    expect(waits.b).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300]);
  });

  test('it is said once that publications wait, however often they are tried, and they are brought once it is back', async (context) => {
    const { journal } = journalFor(context);
    let isDown = true;
    const { worker, clock, lines, made } = workerFor(journal, PAGES, {
      look: async () => {
        if (isDown) throw new Error('503');
        return { caughtUp: true, raw: null };
      },
    });
    for (const id of ['a', 'b']) receive(journal, id);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      worker.wake();
      await until(() => expect(journal.newest(2).map(({ attempts }) => attempts)).toEqual([attempt, attempt]));
      clock.ms += 300_000;
    }
    expect(lines).toEqual([expect.stringContaining('publications wait for the delivery API')]);
    isDown = false;
    worker.wake();
    await until(() => expect(journal.counts().done).toBe(2));
    expect(new Set(made)).toEqual(new Set([...PAGES('a'), ...PAGES('b')]));
  });

  test('all that wait are brought with the first one that succeeds', async (context) => {
    const { journal } = journalFor(context);
    let isDown = true;
    const { worker, clock } = workerFor(journal, PAGES, {
      look: async () => {
        if (isDown) throw new Error('503');
        return { caughtUp: true, raw: null };
      },
    });
    for (const id of ['a', 'b', 'c']) receive(journal, id);
    worker.wake();
    await until(() => expect(journal.counts().waiting).toBe(3));
    isDown = false;
    receive(journal, 'new');
    clock.ms += 1;
    worker.wake();
    await until(() => expect(journal.counts().done).toBe(4));
  });

  test('one that the API does not serve yet holds no other', async (context) => {
    const { journal } = journalFor(context);
    let serve = (): void => undefined;
    const lagging = new Promise<void>((resolve) => {
      serve = resolve;
    });
    const { worker } = workerFor(journal, PAGES, {
      look: async ({ id }) => {
        if (id === 'late') await lagging;
        return { caughtUp: true, raw: null };
      },
    });
    for (const id of ['late', 'a', 'b']) receive(journal, id);
    worker.wake();
    await until(() => expect(journal.counts()).toMatchObject({ done: 2, working: 1 }));
    serve();
    await until(() => expect(journal.counts().done).toBe(3));
  });

  test('one that the API will never serve, as it was removed since, does not hold its removal', async (context) => {
    const { journal } = journalFor(context);
    const given: string[] = [];
    const { worker, clock } = workerFor(journal, PAGES, {
      look: ({ action }, signal) =>
        action === 'remove'
          ? Promise.resolve({ caughtUp: true, raw: null })
          : new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error(given.push(action).toString())))),
    });
    receive(journal, 'a');
    worker.wake();
    receive(journal, 'a', { action: 'remove' });
    worker.wake();
    expect(journal.counts()).toMatchObject({ working: 1, waiting: 1 });
    clock.ms += 1000;
    worker.wake();
    await until(() => expect(journal.counts()).toMatchObject({ replaced: 1, done: 1 }));
    expect(given).toEqual(['publish']);
  });
});

describe('a page', () => {
  describe('that cannot be made', () => {
    const FAULT = '/stuck answered 500';
    async function stuck(context: TestContext) {
      const { journal } = journalFor(context);
      const state = { isStuck: true };
      const hands = workerFor(journal, (id) => [`/en/${id}`, '/en/blogs'], {
        make: async (path) => (state.isStuck && path === '/en/stuck' ? FAULT : null),
      });
      for (const id of ['stuck', 'a']) receive(journal, id);
      hands.worker.wake();
      await until(() => expect(journal.counts()).toMatchObject({ done: 1, marked: 1 }));
      const tryAgain = async (times: number) => {
        for (let attempt = 0; attempt < times; attempt += 1) {
          hands.clock.ms += 300_000;
          hands.worker.wake();
          await until(() => expect(hands.worker.busy).toBe(false));
        }
      };
      const receipt = () => journal.receipts({ limit: 2 }).find(({ id }) => id === 'stuck');
      return { ...hands, journal, state, tryAgain, receipt };
    }

    test('holds no other publication, nor the other pages of its own', async (context) => {
      const { journal, tryAgain, receipt } = await stuck(context);
      // What has been made is noted with the next page that cannot be.
      await tryAgain(5);
      expect(journal.newest(2).find(({ id }) => id === 'a')?.state).toBe('done');
      expect(receipt()).toMatchObject({ pages: { stale: 2, made: 1, failed: 1 }, liveAt: null });
    });

    test('is tried again by itself until it is made, which its receipt shows', async (context) => {
      const { journal, state, tryAgain, receipt } = await stuck(context);
      await tryAgain(2);
      state.isStuck = false;
      await tryAgain(1);
      await until(() => expect(journal.counts().done).toBe(2));
      expect(receipt()).toMatchObject({ pages: { stale: 2, made: 2, failed: 1 }, lastError: null });
    });

    test('is said once, however often it is tried', async (context) => {
      const { journal, lines, tryAgain } = await stuck(context);
      await tryAgain(5);
      expect(lines.filter((line) => line.includes('/stuck'))).toEqual([`publish: ${FAULT}; it is tried again until it is made`]);
      expect(journal.newest(2).find(({ id }) => id === 'stuck')?.lastError).toBe(FAULT);
    });
  });

  test('that hangs leaves places for those that do not', async (context) => {
    const { journal } = journalFor(context);
    const { worker, clock } = workerFor(journal, (id) => [`/en/${id}`], {
      make: async (path) => (path.includes('hang') ? new Promise<string>((resolve) => setTimeout(resolve, 200, 'no answer')) : null),
    });
    for (const id of ['hang-1', 'hang-2', 'hang-3', 'hang-4', 'hang-5']) receive(journal, id);
    worker.wake();
    await until(() => expect(journal.counts().marked).toBe(5));
    await until(() => expect(worker.busy).toBe(false));
    clock.ms += 10_000;
    receive(journal, 'a');
    const startedAt = Date.now();
    worker.wake();
    await until(() => expect(journal.counts().done).toBe(1));
    expect(Date.now() - startedAt).toBeLessThan(190);
  });

  test('that is marked again while it is being made is made again', async (context) => {
    const { journal } = journalFor(context);
    const pending: (() => void)[] = [];
    const { worker } = workerFor(journal, () => ['/en/blogs'], {
      make: () => new Promise((resolve) => pending.push(() => resolve(null))),
    });
    receive(journal, 'a');
    worker.wake();
    await until(() => expect(pending).toHaveLength(1));
    receive(journal, 'b');
    worker.wake();
    await until(() => expect(journal.counts().marked).toBe(2));
    pending[0]?.();
    await until(() => expect(pending).toHaveLength(2));
    expect(journal.counts().done).toBe(0);
    pending[1]?.();
    await until(() => expect(journal.counts().done).toBe(2));
  });
});

test('a page that another instance is making holds no other, and is asked for again in its turn', async (context) => {
  const { journal } = journalFor(context);
  const asked: string[] = [];
  const pageOf = (id: string) => [`/en/blog/${id}`];
  const make = async (path: string) => {
    asked.push(path);
    clock.ms += 50;
    return path === '/en/blog/a' && asked.length < 3 ? ELSEWHERE : null;
  };
  const { worker, clock } = workerFor(journal, pageOf, { make }, () => 1);
  for (const id of ['a', 'b', 'c']) receive(journal, id);
  worker.wake();
  await until(() => expect(journal.counts().done).toBe(3));
  expect(asked).toEqual(['a', 'b', 'a', 'c'].flatMap(pageOf));
  expect(journal.receipts({ limit: 3 }).map(({ pages }) => [pages.made, pages.failed])).toEqual([
    [1, 0],
    [1, 0],
    [1, 0],
  ]);
});

test('the journal is not asked after each page what else is to be brought', async (context) => {
  const { journal } = journalFor(context);
  let asked = 0;
  const claim = journal.claim.bind(journal);
  journal.claim = (...parameters) => {
    asked += 1;
    return claim(...parameters);
  };
  const pages = Array.from({ length: 100 }, (_, number) => `/en/p${number}`);
  const { worker, made } = workerFor(journal, () => pages);
  receive(journal, 'a');
  worker.wake();
  await until(() => expect(journal.counts().done).toBe(1));
  expect(made).toHaveLength(100);
  expect(asked).toBeLessThan(10);
});

test('what cannot be marked is tried again, with what was found at first', async (context) => {
  const { journal } = journalFor(context);
  let fails = true;
  const { worker, clock, marks } = workerFor(journal, PAGES, {
    takeIn: async (seen) => seen.map(() => (fails ? { tags: ['before'], paths: ['/en/before'] } : { tags: [], paths: [] })),
    mark: async (tags) => {
      if (fails) throw new Error('no answer');
      marks.push(tags);
    },
  });
  receive(journal, 'a');
  worker.wake();
  await until(() => expect(journal.counts().waiting).toBe(1));
  fails = false;
  clock.ms += 1000;
  worker.wake();
  await until(() => expect(journal.counts().done).toBe(1));
  expect(marks).toEqual([['before']]);
});

describe('an end', () => {
  test('gives up what is under way, begins nothing new, and the next process brings it', async (context) => {
    const { journal, open } = journalFor(context);
    const asked: string[] = [];
    const first = workerFor(journal, PAGES, {
      make: (path, signal) => {
        asked.push(path);
        return new Promise((resolve) => signal.addEventListener('abort', () => resolve('ended')));
      },
    });
    for (const id of ['a', 'b', 'c']) receive(journal, id);
    first.worker.wake();
    await until(() => expect(asked).toHaveLength(4));
    const startedAt = Date.now();
    await first.worker.stop();
    expect(Date.now() - startedAt).toBeLessThan(1000);
    first.worker.wake();
    expect(asked).toHaveLength(4);
    expect(first.lines).toEqual([]);
    expect(journal.counts().marked).toBe(3);

    const next = open();
    const second = workerFor(next, PAGES);
    second.worker.wake();
    await until(() => expect(next.counts().done).toBe(3));
    expect(second.marks.flat()).toEqual(expect.arrayContaining(['entry:a', 'entry:b', 'entry:c']));
    expect(new Set(second.made)).toEqual(new Set(['a', 'b', 'c'].flatMap(PAGES)));
    expect(second.lines[0]).toBe('publish: 3 publications left to bring');
  });

  test('does not wait for the delivery API', async (context) => {
    const { journal } = journalFor(context);
    const { worker } = workerFor(journal, PAGES, { look: () => new Promise(() => undefined) });
    receive(journal, 'a');
    worker.wake();
    await worker.stop();
    expect(journal.counts().working).toBe(1);
  });
});

test('a journal that cannot be used is said once, and tried again', async (context) => {
  const { journal } = journalFor(context);
  const { worker, lines } = workerFor(journal, PAGES);
  receive(journal, 'a');
  const claim = vi.spyOn(journal, 'claim').mockImplementation(() => {
    throw new Error('disk I/O error');
  });
  worker.wake();
  worker.wake();
  expect(lines).toEqual([expect.stringContaining('the journal cannot be used')]);
  claim.mockRestore();
  worker.wake();
  await until(() => expect(journal.counts().done).toBe(1));
});

test('a failure that cannot be noted is noted later, and its publication brought', async (context) => {
  const { journal } = journalFor(context);
  let isDown = true;
  const { worker, clock } = workerFor(journal, PAGES, {
    look: async () => {
      if (isDown) throw new Error('503');
      return { caughtUp: true, raw: null };
    },
  });
  const failed = vi.spyOn(journal, 'failed').mockImplementation(() => {
    throw new Error('database or disk is full');
  });
  receive(journal, 'a');
  worker.wake();
  await until(() => expect(failed).toHaveBeenCalled());
  expect(journal.counts().working).toBe(1);
  failed.mockRestore();
  isDown = false;
  clock.ms += 2000;
  worker.wake();
  await until(() => expect(journal.counts().done).toBe(1));
});

test('the same call fifty times is brought once', async (context) => {
  const { journal } = journalFor(context);
  const { worker, made } = workerFor(journal, PAGES);
  for (let call = 0; call < 50; call += 1) {
    journal.receive(event('a'), 'one signature', NOON);
    worker.wake();
  }
  await until(() => expect(journal.counts()).toMatchObject({ done: 1, waiting: 0, replaced: 0 }));
  expect(made).toEqual(PAGES('a'));
});
