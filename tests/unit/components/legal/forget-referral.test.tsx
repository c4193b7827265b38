// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, expect, test } from 'vitest';
import { ForgetReferral } from '../../../../components/legal/forget-referral.tsx';
import { compileMessage } from '../../../../lib/i18n/compile-message.ts';
import { REFERRAL_COOKIES } from '../../../../lib/visitor/referral.ts';
import en from '../../../../messages/en/messages.ts';
import { words } from '../../../support/words.ts';

const { stored, none, forget, forgotten } = en.cookies.referral;

afterEach(() => {
  cleanup();
  for (const name of Object.values(REFERRAL_COOKIES)) Cookies.remove(name);
});

const show = () =>
  render(<ForgetReferral locale="en" labels={{ stored: compileMessage(stored), none, forget, forgotten }} buttonClass="" />);

test('the cookie policy shows the referral that the browser holds, and forgets all of it at a click', () => {
  for (const name of Object.values(REFERRAL_COOKIES)) Cookies.set(name, 'anna');
  show();
  expect(screen.getByRole('status').textContent).toBe(words('en')('cookies.referral.stored', { referral: 'anna' }));
  fireEvent.click(screen.getByRole('button', { name: forget }));
  expect(screen.getByRole('status').textContent).toBe(forgotten);
  expect(Object.values(REFERRAL_COOKIES).map((name) => Cookies.get(name))).toEqual(Object.values(REFERRAL_COOKIES).map(() => undefined));
});

test('the cookie policy reports that there is no referral if the browser holds none', () => {
  show();
  expect(screen.getByRole('status').textContent).toBe(none);
  expect(screen.queryByRole('button')).toBeNull();
});
