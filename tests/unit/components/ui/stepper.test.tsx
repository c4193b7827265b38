// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { Stepper } from '../../../../components/ui/stepper.tsx';

afterEach(cleanup);

const LIMITS = { least: 1, most: 9 };
/** Digits only, within the limits. */
const parse = (typed: string) => (/^\d+$/.test(typed) ? Math.min(Math.max(Number(typed), LIMITS.least), LIMITS.most) : undefined);

function Counter({ start, told }: { start: number; told: number[] }) {
  const [value, setValue] = useState(start);
  const change = (next: number) => {
    told.push(next);
    setValue(next);
  };
  return (
    <Stepper
      value={value}
      onChange={change}
      limits={LIMITS}
      parse={parse}
      labels={{ fewer: 'One fewer', more: 'One more' }}
      icons={{ fewer: '-', more: '+' }}
      input={{ 'aria-label': 'How many', className: '' }}
    />
  );
}

/** A stepper, and every value that it reported. */
function stepper(start: number) {
  const told: number[] = [];
  render(<Counter start={start} told={told} />);
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  return {
    told,
    field: screen.getByRole<HTMLInputElement>('textbox', { name: 'How many' }),
    fewer: button('One fewer'),
    more: button('One more'),
  };
}

describe('a stepper', () => {
  test('goes up and down by one', () => {
    const { told, field, fewer, more } = stepper(5);
    fireEvent.click(more);
    fireEvent.click(fewer);
    fireEvent.click(fewer);
    expect(told).toEqual([6, 5, 4]);
    expect(field.value).toBe('4');
  });

  test.each([
    [1, true, false],
    [5, false, false],
    [9, false, true],
  ])('at %i disables its steps at the limits: %s, %s', (start, noFewer, noMore) => {
    const { fewer, more } = stepper(start);
    expect([fewer.disabled, more.disabled]).toEqual([noFewer, noMore]);
  });

  test('takes a number that is typed', () => {
    const { told, field } = stepper(5);
    fireEvent.change(field, { target: { value: '7' } });
    expect(told).toEqual([7]);
  });

  test('leaves an emptied field empty during typing, and keeps its value', () => {
    const { told, field } = stepper(5);
    fireEvent.change(field, { target: { value: '' } });
    expect(field.value).toBe('');
    expect(told).toEqual([]);
    fireEvent.blur(field);
    expect(field.value).toBe('5');
  });

  test('shows a typed value beyond the limits until it loses the focus, and then the limit', () => {
    const { told, field } = stepper(5);
    fireEvent.change(field, { target: { value: '99' } });
    expect(field.value).toBe('99');
    expect(told).toEqual([9]);
    fireEvent.blur(field);
    expect(field.value).toBe('9');
  });
});
