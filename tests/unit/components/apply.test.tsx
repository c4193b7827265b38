// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Apply } from '../../../components/affiliates/apply.tsx';
import { apply } from '../../../lib/affiliates/apply.ts';
import type { ApplicationState } from '../../../lib/affiliates/state.ts';
import { show } from '../../support/island.tsx';

// The server's side of the form is tested where it stands; here it answers what a test wants.
vi.mock('../../../lib/affiliates/apply.ts', () => ({ apply: vi.fn() }));
vi.mock('../../../components/ui/toast.ts', () => ({ toast: vi.fn() }));

const ANNA = {
  'Full name': 'Anna Ünal',
  'Email address': 'anna@example.com',
  'Payment-service account': 'anna@pay.example',
  'How will you promote Feedloom?': 'A newsletter.',
};
const field = (name: keyof typeof ANNA) => screen.getByRole<HTMLInputElement>('textbox', { name });
const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

function fill(values: Partial<typeof ANNA>): void {
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name as keyof typeof ANNA), { target: { value } });
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send application' }));
const heading = (name: string) => screen.findByRole('heading', { name });

beforeEach(() => {
  vi.mocked(apply).mockReset();
});

describe('the application form', () => {
  test('finds what is wrong by itself: it takes the reader there, and each field says what', async () => {
    show(<Apply />);
    fill({ 'Full name': 'Anna', 'Email address': 'anna', 'Payment-service account': 'anna@pay.example' });
    send();
    const answer = (await heading('Not sent yet: please look at this again')).parentElement as HTMLElement;
    await waitFor(() => expect(document.activeElement).toBe(answer));
    const problem = 'Enter an email address in the form name@domain.com.';
    const links = within(answer).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([problem, 'Tell us how you will promote Feedloom.']);
    expect(links[0]?.getAttribute('href')).toBe(`#${field('Email address').id}`);
    expect(field('Email address').getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(field('Email address'))[0]).toBe(problem);
    expect(field('Full name').getAttribute('aria-invalid')).toBeNull();
    expect(apply).not.toHaveBeenCalled();
  });

  test('sees that a field was mended when it is left', async () => {
    show(<Apply />);
    fill({ ...ANNA, 'Email address': 'anna' });
    send();
    await heading('Not sent yet: please look at this again');
    fill({ 'Email address': 'anna@example.com' });
    fireEvent.blur(field('Email address'));
    await waitFor(() => expect(field('Email address').getAttribute('aria-invalid')).toBeNull());
  });

  test('sends what was typed once, however often the button is pressed, and thanks for it', async () => {
    const answered = Promise.withResolvers<ApplicationState>();
    vi.mocked(apply).mockReturnValue(answered.promise);
    show(<Apply />);
    fill(ANNA);
    send();
    const busy = await screen.findByRole('button', { name: 'Sending…' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(busy);
    await waitFor(() => expect(apply).toHaveBeenCalledTimes(1));
    const [, form] = vi.mocked(apply).mock.calls[0] as [ApplicationState, FormData];
    expect(Object.fromEntries(form)).toMatchObject({ fullName: 'Anna Ünal', email: 'anna@example.com', locale: 'en', website: '' });
    answered.resolve({ status: 'received', email: 'anna@example.com' });
    await heading('We’ve got it');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('anna@example.com')).toBeTruthy();
    expect(apply).toHaveBeenCalledTimes(1);
  });

  test('keeps every word and offers the mail where no answer comes', async () => {
    vi.mocked(apply).mockRejectedValue(new TypeError('Failed to fetch'));
    show(<Apply />);
    fill(ANNA);
    send();
    const answer = (await heading('No answer from our server')).parentElement as HTMLElement;
    const mail = within(answer).getByRole<HTMLAnchorElement>('link');
    expect(new URL(mail.href).searchParams.get('body')).toContain('How I will promote Feedloom: A newsletter.');
    for (const [name, value] of Object.entries(ANNA)) expect(field(name as keyof typeof ANNA).value).toBe(value);
  });

  test('speaks the language of its page', () => {
    show(<Apply />, 'es');
    expect(screen.getByRole('textbox', { name: 'Nombre completo' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Enviar solicitud' })).toBeTruthy();
  });
});
