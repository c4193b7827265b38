// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Sheet } from '../../../../components/ui/sheet.tsx';
import { followNoLinks, show } from '../../../support/island.tsx';

beforeAll(() => {
  // jsdom has no layout, so it cannot tell which elements are visible.
  Element.prototype.checkVisibility ??= function (this: Element) {
    return !this.closest('[hidden]');
  };
  // And it shows no dialog: a browser sets the attribute, and moves the focus inside.
  const { prototype } = HTMLDialogElement;
  prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLElement>('button')?.focus();
  };
  prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});

beforeEach(() => {
  followNoLinks();
  show(
    <Sheet label="Menu" openLabel="Open the menu" closeLabel="Close the menu" openIcon="open" closeIcon="close" heading={<p>The name</p>}>
      <a href="/pricing">
        <b>Pricing</b>
      </a>
      <p>Words</p>
      <button type="button" hidden>
        Not there
      </button>
      <button type="button">Theme</button>
    </Sheet>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
});

const sheet = () => document.querySelector('dialog') as HTMLDialogElement;
/** Whether the sheet takes Tab into its own hand: else the browser moves on by itself. */
const tabIsTaken = (shiftKey = false) => !fireEvent.keyDown(document.activeElement as Element, { key: 'Tab', shiftKey });

describe('the sheet', () => {
  test('opens with its button, as a dialog with a name', () => {
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBe(sheet());
    expect(screen.getByRole('button', { name: 'Open the menu', hidden: true }).getAttribute('aria-haspopup')).toBe('dialog');
  });

  test.each([
    ['its close button', () => screen.getByRole('button', { name: 'Close the menu' })],
    ['a link in it, wherever the link was hit', () => screen.getByText('Pricing')],
    ['the page behind it', sheet],
  ])('closes with %s', (_, target) => {
    fireEvent.click(target());
    expect(sheet().open).toBe(false);
  });

  test('stays open where something else in it is used', () => {
    for (const name of ['Words', 'Theme', 'The name']) fireEvent.click(screen.getByText(name));
    expect(sheet().open).toBe(true);
  });

  test('keeps the focus: Tab goes from its last visible stop to its first one, and back', () => {
    const [first, last] = [screen.getByRole('button', { name: 'Close the menu' }), screen.getByRole('button', { name: 'Theme' })];
    last.focus();
    expect(tabIsTaken()).toBe(true);
    expect(document.activeElement).toBe(first);
    expect(tabIsTaken(true)).toBe(true);
    expect(document.activeElement).toBe(last);
    screen.getByRole('link', { name: 'Pricing' }).focus();
    expect(tabIsTaken(), 'in between the browser moves').toBe(false);
    (document.activeElement as HTMLElement).blur();
    expect(fireEvent.keyDown(sheet(), { key: 'Tab' }), 'from the sheet itself it leads in').toBe(false);
    expect(sheet().contains(document.activeElement)).toBe(true);
  });
});
