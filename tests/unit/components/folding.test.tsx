// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Accordion } from '../../../components/ui/accordion.tsx';
import { OneOpenQuestion } from '../../../components/ui/folding-list.tsx';
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

const ITEMS = [2, 3, 4].map((id) => ({ id, question: `Question ${id}?`, answer: <a href={`/${id}`}>Answer {id}</a> }));
const questions = () => screen.getAllByRole('button');
const open = () => screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);

test('the accordion opens by its own button only where two lists share a page', () => {
  show(
    <>
      <Accordion items={ITEMS} />
      <Accordion items={ITEMS} />
    </>,
  );
  fireEvent.click(questions()[0] as Element);
  fireEvent.click(questions()[3] as Element);
  expect(open()).toEqual(['Question 2?', 'Question 2?']);
  const panels = questions().map((question) => question.getAttribute('aria-controls'));
  expect(new Set(panels).size).toBe(6);
});

test('the accordion has one answer open at most among lists that say so', () => {
  const more = [5, 6, 7].map((id) => ({ id, question: `Question ${id}?`, answer: id }));
  show(
    <OneOpenQuestion>
      <Accordion items={ITEMS} />
      <Accordion items={more} />
    </OneOpenQuestion>,
  );
  fireEvent.click(questions()[0] as Element);
  fireEvent.click(questions()[4] as Element);
  expect(open()).toEqual(['Question 6?']);
  fireEvent.click(questions()[4] as Element);
  expect(open()).toEqual([]);
});

test('the accordion keeps the open answer and the query in the address where its questions have places in it', () => {
  onTestFinished(() => history.replaceState(null, '', '/'));
  history.replaceState(null, '', '/faq?from=mail#question-3');
  show(<Accordion items={ITEMS.map((item) => ({ ...item, anchor: `question-${item.id}` }))} />);
  expect(open()).toEqual(['Question 3?']);
  fireEvent.click(questions()[1] as Element);
  expect(location.pathname + location.search + location.hash).toBe('/faq?from=mail');
});

test('the accordion keeps the address unchanged if its questions have no place in it', () => {
  onTestFinished(() => history.replaceState(null, '', '/'));
  history.replaceState(null, '', '/pricing#pricing-plans');
  show(<Accordion items={ITEMS} />);
  fireEvent.click(questions()[0] as Element);
  expect(open()).toEqual(['Question 2?']);
  expect(location.hash).toBe('#pricing-plans');
});

test.each([2, 3, 4] as const)('the accordion stands under a heading of level %i', (level) => {
  show(<Accordion items={ITEMS} headingLevel={level} />);
  expect(screen.getAllByRole('heading', { level })).toHaveLength(3);
});
