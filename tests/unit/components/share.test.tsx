// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ShareSheet } from '../../../components/content/share-sheet.tsx';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { toast } from '../../../components/ui/toast.ts';
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

vi.mock('../../../components/ui/toast.ts', () => ({ toast: vi.fn() }));

test.each([
  ['is not allowed', { clipboard: { writeText: () => Promise.reject(new DOMException('Denied.', 'NotAllowedError')) } }],
  ['is not there', {}],
])('the copy button reports that nothing was copied if the clipboard %s', async (_, navigator) => {
  vi.mocked(toast).mockClear();
  vi.stubGlobal('navigator', navigator);
  onTestFinished(() => void vi.unstubAllGlobals());
  show(
    <CopyButton text="a" copied="Copied" failed="Not copied" className="">
      Copy
    </CopyButton>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith('Not copied', 'error'));
});
