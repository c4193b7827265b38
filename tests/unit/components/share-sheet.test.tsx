// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ShareSheet } from '../../../components/content/share-sheet.tsx';
import { show } from '../../support/island.tsx';

const SHARED = { url: 'https://example.com/a', title: 'A week of posts' };

beforeEach(() => () => vi.unstubAllGlobals());

/** The button, on a system with this share sheet or with none. */
function button(share?: (data: ShareData) => Promise<void>): HTMLElement | null {
  vi.stubGlobal('navigator', share ? { share } : {});
  show(
    <ShareSheet {...SHARED} className="">
      More
    </ShareSheet>,
  );
  return screen.queryByRole('button', { name: 'More' });
}

describe('the button of the system’s share sheet', () => {
  test('is not there where the system has none', () => {
    expect(button()).toBeNull();
  });

  test('hands over the address and the title', () => {
    const share = vi.fn(async () => {});
    fireEvent.click(button(share) as HTMLElement);
    expect(share).toHaveBeenCalledExactlyOnceWith(SHARED);
  });

  test('takes a closed sheet for an answer', async () => {
    const closed = Promise.reject(new DOMException('Closed.', 'AbortError'));
    fireEvent.click(button(() => closed) as HTMLElement);
    // A rejection that nobody handles fails the run.
    await expect(closed).rejects.toThrow('Closed.');
  });
});
