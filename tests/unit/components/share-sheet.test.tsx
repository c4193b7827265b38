// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ShareSheet } from '../../../components/content/share-sheet.tsx';
import { show } from '../../support/island.tsx';

test('a page offers the share sheet of a system that has one, and takes a closed sheet for an answer', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const sheet = (
    <ShareSheet url="https://example.com/a" title="A week of posts" className="">
      More
    </ShareSheet>
  );
  vi.stubGlobal('navigator', {});
  const { unmount } = show(sheet);
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  const closed = Promise.reject(new DOMException('Closed.', 'AbortError'));
  vi.stubGlobal('navigator', { share: () => closed });
  show(sheet);
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  // A rejection that nobody handles fails the run.
  await expect(closed).rejects.toThrow('Closed.');
});
