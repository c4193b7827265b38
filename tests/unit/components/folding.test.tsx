// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Accordion } from '../../../components/ui/accordion.tsx';
import { OneOpenQuestion } from '../../../components/ui/folding-list.tsx';
import { show } from '../../support/island.tsx';

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
