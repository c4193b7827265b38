// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { OnThisPage } from '../../../components/ui/on-this-page.tsx';
import { show } from '../../support/island.tsx';

const CHAPTERS = [
  { id: 'plan', title: 'Plan' },
  { id: 'write', title: 'Write', chapters: [{ id: 'cut', title: 'Cut' }] },
];

/** Scrolls until these headings, and no others, stand above the line at which a section is being read. */
let scrollTo: (...ids: string[]) => void;

beforeEach(() => {
  class Observer {
    constructor(tell: IntersectionObserverCallback) {
      scrollTo = (...ids) => {
        const entries = ['plan', 'write', 'cut'].map((id) => ({ target: document.getElementById(id), isIntersecting: ids.includes(id) }));
        act(() => tell(entries as unknown as IntersectionObserverEntry[], this as unknown as IntersectionObserver));
      };
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  // jsdom has no layout: each heading stands below the one before.
  const tops = new Map([...CHAPTERS, { id: 'cut' }].map(({ id }, place) => [id, place * 100]));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { left: 0, top: tops.get(this.id) ?? 0 } as DOMRect;
  });
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

const current = () => document.querySelector('[aria-current="location"]')?.textContent;

function page(follows: boolean): void {
  show(
    <>
      <OnThisPage chapters={CHAPTERS} follows={follows} />
      <h2 id="plan">Plan</h2>
      <h2 id="write">Write</h2>
      <h3 id="cut">Cut</h3>
    </>,
  );
}

test('the contents of a page mark the section that is read, also one within another, and none above the first', () => {
  page(false);
  scrollTo('plan', 'write', 'cut');
  expect(current()).toBe('Cut');
  scrollTo();
  expect(current()).toBeUndefined();
});

test('contents that follow name the section, above the first one that one, and fold when a link is followed', () => {
  page(true);
  const fold = screen.getByRole<HTMLDetailsElement>('group');
  const named = () => fold.querySelector('summary')?.textContent;
  scrollTo();
  expect(named()).toContain('Plan');
  scrollTo('plan', 'write');
  expect(named()).toContain('Write');
  fold.open = true;
  fireEvent.click(screen.getByRole('link', { name: 'Cut' }));
  expect(fold.open).toBe(false);
});
