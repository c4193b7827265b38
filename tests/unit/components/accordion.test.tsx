// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Accordion } from '../../../components/ui/accordion.tsx';
import { OneOpenQuestion } from '../../../components/ui/folding-list.tsx';
import { show } from '../../support/island.tsx';

const ITEMS = [2, 3, 4].map((id) => ({ id, question: `Question ${id}?`, answer: <a href={`/${id}`}>Answer {id}</a> }));
const questions = () => screen.getAllByRole('button');
const open = () => screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);

describe('the accordion', () => {
  test('starts with every question closed and every answer in the document', () => {
    show(<Accordion items={ITEMS} />);
    expect(open()).toEqual([]);
    expect(screen.getAllByText(/^Answer \d$/)).toHaveLength(3);
  });

  test('has one answer open at most, and closes it by a second click', () => {
    show(<Accordion items={ITEMS} />);
    fireEvent.click(questions()[0] as Element);
    expect(open()).toEqual(['Question 2?']);
    fireEvent.click(questions()[2] as Element);
    expect(open()).toEqual(['Question 4?']);
    fireEvent.click(questions()[2] as Element);
    expect(open()).toEqual([]);
  });

  test('names for each question the answer that it unfolds', () => {
    show(<Accordion items={ITEMS} />);
    for (const [index, question] of questions().entries()) {
      const panel = document.getElementById(question.getAttribute('aria-controls') ?? '');
      expect(panel?.textContent).toBe(`Answer ${ITEMS[index]?.id}`);
    }
  });

  test('opens by its own button only where two lists share a page', () => {
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

  test('has one answer open at most among lists that say so', () => {
    const more = ITEMS.map((item) => ({ ...item, id: item.id + 3 }));
    show(
      <OneOpenQuestion>
        <Accordion items={ITEMS} />
        <Accordion items={more} />
      </OneOpenQuestion>,
    );
    fireEvent.click(questions()[0] as Element);
    fireEvent.click(questions()[4] as Element);
    expect(questions().map((question) => question.getAttribute('aria-expanded'))).toEqual([
      'false',
      'false',
      'false',
      'false',
      'true',
      'false',
    ]);
    fireEvent.click(questions()[4] as Element);
    expect(open()).toEqual([]);
  });

  describe('whose questions have places in the address', () => {
    const linked = ITEMS.map((item) => ({ ...item, anchor: `question-${item.id}` }));
    const openAt = (address: string) => {
      onTestFinished(() => history.replaceState(null, '', '/'));
      history.replaceState(null, '', address);
      show(<Accordion items={linked} />);
    };

    test('opens the answer that the address names', () => {
      openAt('/faq?from=mail#question-3');
      expect(open()).toEqual(['Question 3?']);
    });

    test('keeps the open answer in the address, and nothing once it is closed', () => {
      openAt('/faq?from=mail');
      fireEvent.click(questions()[0] as Element);
      expect(location.hash).toBe('#question-2');
      fireEvent.click(questions()[0] as Element);
      expect(location.pathname + location.search + location.hash).toBe('/faq?from=mail');
    });
  });

  test('keeps the address unchanged if its questions have no place in it', () => {
    onTestFinished(() => history.replaceState(null, '', '/'));
    history.replaceState(null, '', '/pricing#pricing-plans');
    show(<Accordion items={ITEMS} />);
    fireEvent.click(questions()[0] as Element);
    expect(open()).toEqual(['Question 2?']);
    expect(location.hash).toBe('#pricing-plans');
  });

  test.each([2, 3, 4] as const)('stands under a heading of level %i', (level) => {
    show(<Accordion items={ITEMS} headingLevel={level} />);
    expect(screen.getAllByRole('heading', { level })).toHaveLength(3);
  });
});
