// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { show } from '../../support/island.tsx';

vi.mock('../../../components/ui/toast.ts', () => ({ toast: vi.fn() }));

const LOOK = { copied: 'Copied', failed: 'Not copied', className: '' };

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Copy' }));

beforeEach(() => {
  vi.mocked(toast).mockClear();
  return () => vi.unstubAllGlobals();
});

describe('the copy button', () => {
  test('copies its text, and reports it', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    show(
      <CopyButton text="https://example.com/a" label="Copy" {...LOOK}>
        icon
      </CopyButton>,
    );
    press();
    await waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith('Copied'));
    expect(writeText).toHaveBeenCalledExactlyOnceWith('https://example.com/a');
  });

  test('without a text copies the code that it stands beside, as it was written', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    show(
      <figure>
        <CopyButton {...LOOK}>Copy</CopyButton>
        <pre>
          <span>{'const a = 1;\n'}</span>
          <span>{'  // two'}</span>
        </pre>
      </figure>,
    );
    press();
    await waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith('const a = 1;\n  // two'));
  });

  test.each([
    ['is not allowed', { clipboard: { writeText: () => Promise.reject(new DOMException('Denied.', 'NotAllowedError')) } }],
    ['is not there', {}],
  ])('reports that nothing was copied if the clipboard %s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator);
    show(
      <CopyButton text="a" {...LOOK}>
        Copy
      </CopyButton>,
    );
    press();
    await waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith('Not copied', { kind: 'error' }));
  });
});
