// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Apply } from '../../../components/affiliates/apply.tsx';
import { apply } from '../../../lib/affiliates/apply.ts';
import type { ApplicationState } from '../../../lib/affiliates/state.ts';
import type { Locale } from '../../../lib/i18n/locales.ts';
import { SITE } from '../../../lib/site/identity.ts';
import { show } from '../../support/island.tsx';
import { words } from '../../support/words.ts';

// Another test covers the server's side of the form; here it answers as the test chooses.
vi.mock('../../../lib/affiliates/apply.ts', () => ({ apply: vi.fn() }));
vi.mock('../../../components/ui/toast.ts', () => ({ toast: vi.fn() }));

const ANNA = { fullName: 'Anna Ünal', email: 'anna@example.com', paymentAccount: 'anna@pay.example', promotion: 'A newsletter.' };
type Field = keyof typeof ANNA;

/** Words of the form, by their keys below `affiliates.apply`. */
const say = (key: string, locale: Locale = 'en') => words(locale)(`affiliates.apply.${key}`, { product: SITE.product });
const field = (name: Field, locale?: Locale) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: say(`fields.${name}.label`, locale) });
const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

function fill(values: Partial<typeof ANNA>): void {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name as Field), { target: { value } });
}
const send = () => fireEvent.click(screen.getByRole('button', { name: say('send') }));
const heading = (key: string) => screen.findByRole('heading', { name: say(key) });

beforeEach(() => {
  vi.mocked(apply).mockReset();
});

describe('the application form', () => {
  test('reports its errors at the top and at each field, and moves the focus there', async () => {
    show(<Apply />);
    fill({ ...ANNA, email: 'anna', promotion: '' });
    send();
    const answer = (await heading('mistaken')).parentElement as HTMLElement;
    await waitFor(() => expect(document.activeElement).toBe(answer));
    const problem = say('fields.email.problems.email');
    const links = within(answer).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([problem, say('fields.promotion.problems.missing')]);
    expect(links[0]?.getAttribute('href')).toBe(`#${field('email').id}`);
    expect(field('email').getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(field('email'))[0]).toBe(problem);
    expect(field('fullName').getAttribute('aria-invalid')).toBeNull();
    expect(apply).not.toHaveBeenCalled();
  });

  test('takes a complaint back when its field is mended and left', async () => {
    show(<Apply />);
    fill({ ...ANNA, email: 'anna' });
    send();
    await heading('mistaken');
    fill({ email: ANNA.email });
    fireEvent.blur(field('email'));
    await waitFor(() => expect(field('email').getAttribute('aria-invalid')).toBeNull());
  });

  test('sends the form once, for any number of presses, and thanks for it', async () => {
    const answered = Promise.withResolvers<ApplicationState>();
    vi.mocked(apply).mockReturnValue(answered.promise);
    show(<Apply />);
    fill(ANNA);
    send();
    const busy = await screen.findByRole('button', { name: say('sending') });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(busy);
    await waitFor(() => expect(apply).toHaveBeenCalledTimes(1));
    const [, form] = vi.mocked(apply).mock.calls[0] as [ApplicationState, FormData];
    expect(Object.fromEntries(form)).toMatchObject({ ...ANNA, locale: 'en', website: '' });
    answered.resolve({ status: 'received', email: ANNA.email });
    await heading('received.title');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText(ANNA.email)).toBeTruthy();
    expect(apply).toHaveBeenCalledTimes(1);
  });

  test('keeps every word and offers the mail if no answer comes', async () => {
    vi.mocked(apply).mockRejectedValue(new TypeError('Failed to fetch'));
    show(<Apply />);
    fill(ANNA);
    send();
    const answer = (await heading('refusals.unreachable.title')).parentElement as HTMLElement;
    const mail = within(answer).getByRole<HTMLAnchorElement>('link');
    expect(new URL(mail.href).searchParams.get('body')).toContain(ANNA.promotion);
    for (const [name, value] of Object.entries(ANNA)) expect(field(name as Field).value).toBe(value);
  });

  test('speaks the language of its page', () => {
    show(<Apply />, 'es');
    expect(field('fullName', 'es')).toBeTruthy();
    expect(screen.getByRole('button', { name: say('send', 'es') })).toBeTruthy();
  });
});
