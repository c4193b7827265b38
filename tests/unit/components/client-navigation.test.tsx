// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ClientNavigation } from '../../../components/layout/client-navigation.tsx';
import { show } from '../../support/island.tsx';

const router = vi.hoisted(() => ({ push: vi.fn(), prefetch: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

beforeEach(() => vi.clearAllMocks());

const open = (link: React.ReactNode) =>
  show(
    <>
      <ClientNavigation />
      {link}
    </>,
  );

/** Shows a link, follows it, and tells whether the browser was left to load its document. */
function follow(link: React.ReactNode, how: MouseEventInit = {}): boolean {
  open(link);
  // jsdom cannot load a document and reports it; the test checks whether it would have to.
  let left = true;
  const end = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', end, { once: true });
  fireEvent.click(screen.getByText('go'), how);
  return left;
}

test('a link inside the site is followed by the router, with its query and its place on the page', () => {
  const left = follow(<a href="/pricing?seats=4#pricing-plans">go</a>);
  expect([left, router.push.mock.calls]).toEqual([false, [['/pricing?seats=4#pricing-plans']]]);
});

test('a link inside the site prefetches its page when a pointer or the focus reaches it, and not before', () => {
  open(<a href="/faq">go</a>);
  expect(router.prefetch).not.toHaveBeenCalled();
  fireEvent.pointerOver(screen.getByText('go'));
  screen.getByText('go').focus();
  expect(router.prefetch.mock.calls).toEqual([['/faq'], ['/faq']]);
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a link inside the site is left to the browser with %o',
  (how) => {
    expect(follow(<a href="/pricing">go</a>, how)).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
  },
);

test('a link inside the site does nothing if another listener has handled the click', () => {
  const handled = { href: '/pricing', onClick: (event: React.MouseEvent) => event.preventDefault() };
  follow(<a {...handled}>go</a>);
  expect(router.push).not.toHaveBeenCalled();
});

test.each([
  ['to another site', { href: 'https://app.example/pricing' }],
  ['to a place on the open page', { href: '#faq' }],
  ['to a mail program', { href: 'mailto:a@b.example' }],
  ['to a new tab', { href: '/pricing', target: '_blank', rel: 'noopener' }],
  ['to a file', { href: '/feed.xml' }],
  ['to another language', { href: '/es', hrefLang: 'es' }],
  ['that wants the document anew', { href: '/', 'data-reload': '' }],
])('a link %s is left to the browser, and nothing is fetched ahead', (_, attributes) => {
  expect(follow(<a {...attributes}>go</a>)).toBe(true);
  fireEvent.pointerOver(screen.getByText('go'));
  expect([router.push.mock.calls, router.prefetch.mock.calls]).toEqual([[], []]);
});
