// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { show } from '../../support/island.tsx';

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
  await vi.waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith('Not copied', { kind: 'error' }));
});
