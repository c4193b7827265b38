// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AnnouncementBar } from '../../../components/layout/announcement-bar.tsx';
import type { ShownAnnouncement } from '../../../lib/content/announcements/page-announcement.ts';
import { BEFORE_PAINT_SCRIPT } from '../../../lib/visitor/preferences.ts';
import { show } from '../../support/island.tsx';

const root = document.documentElement;
const head = document.createElement('meta');
head.name = 'announcement';

const contentOf = (key: string, text: string) =>
  JSON.stringify({ key, text, label: 'Announcement', dismiss: 'Dismiss the announcement' } satisfies ShownAnnouncement);

/** A page with an announcement, as a server sends it and a browser starts it. */
function open(key: string, text: string): void {
  root.dataset.announcement = key;
  head.content = contentOf(key, text);
  document.head.append(head);
  new Function(BEFORE_PAINT_SCRIPT)();
  show(<AnnouncementBar sent={head.content} />);
}

const isHidden = () => 'dismissed' in root.dataset;

afterEach(() => {
  localStorage.clear();
  head.remove();
  for (const name of ['announcement', 'dismissed', 'scripted']) delete root.dataset[name];
});

/** Starts the next page, which the server sends with this announcement. */
function openNext(key: string): void {
  delete root.dataset.dismissed;
  root.dataset.announcement = key;
  new Function(BEFORE_PAINT_SCRIPT)();
}
const moveTo = (key: string, text: string) =>
  act(async () => {
    head.content = contentOf(key, text);
  });

test('a dismissed announcement stays hidden on the next page before it is painted, and a new text shows again', () => {
  open('news.1', 'News');
  expect(isHidden()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss the announcement' }));
  expect(isHidden()).toBe(true);
  openNext('news.1');
  expect(isHidden()).toBe(true);
  openNext('news.2');
  expect(isHidden()).toBe(false);
});

test('an announcement stays dismissed after another one, which other pages show', async () => {
  open('news.1', 'News');
  fireEvent.click(screen.getByRole('button'));
  await moveTo('talks.4', 'A day of talks');
  fireEvent.click(screen.getByRole('button'));
  await moveTo('news.1', 'News');
  expect(isHidden()).toBe(true);
  openNext('news.1');
  expect(isHidden()).toBe(true);
});

test('follows the page that a visitor moves to', async () => {
  open('news.1', 'News');
  fireEvent.click(screen.getByRole('button'));
  await moveTo('talks.4', 'A day of talks');
  expect(screen.getByText('A day of talks')).toBeDefined();
  expect(isHidden()).toBe(false);
  await act(async () => head.remove());
  expect(screen.queryByRole('region')).toBeNull();
});
