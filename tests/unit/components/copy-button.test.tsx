// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { CopyingPart } from '../../../components/ui/copying-part.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { show } from '../../support/island.tsx';

vi.mock('../../../components/ui/toast.ts', () => ({ toast: vi.fn() }));

const LOOK = { copied: 'Copied', failed: 'Not copied', className: '' };

/** The text written to the clipboard; it refuses if `allowed` is false. */
function clipboard(allowed = true): string[] {
  const written: string[] = [];
  const writeText = async (text: string) => {
    if (!allowed) throw new DOMException('Write permission denied.', 'NotAllowedError');
    written.push(text);
  };
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  return written;
}

beforeEach(() => {
  vi.mocked(toast).mockClear();
  return () => vi.unstubAllGlobals();
});

describe('the copy button', () => {
  test('copies its text, and reports it', async () => {
    const written = clipboard();
    show(
      <CopyingPart>
        <CopyButton text="https://example.com/a" label="Copy link" {...LOOK}>
          icon
        </CopyButton>
      </CopyingPart>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith('Copied'));
    expect(written).toEqual(['https://example.com/a']);
  });

  test('without a text copies the code that it stands beside, as it was written', async () => {
    const written = clipboard();
    show(
      <CopyingPart as="figure">
        <CopyButton {...LOOK}>Copy code</CopyButton>
        <pre>
          <code>
            <span>{'const a = 1;\n'}</span>
            <span>{'  // two'}</span>
          </code>
        </pre>
      </CopyingPart>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Copy code' }));
    await waitFor(() => expect(written).toEqual(['const a = 1;\n  // two']));
  });

  test.each([
    ['is not allowed', () => clipboard(false)],
    ['is not there', () => vi.stubGlobal('navigator', {})],
  ])('reports that nothing was copied if the clipboard %s', async (_, prepare) => {
    prepare();
    show(
      <CopyingPart>
        <CopyButton text="a" {...LOOK}>
          Copy
        </CopyButton>
      </CopyingPart>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(toast).toHaveBeenCalledExactlyOnceWith('Not copied', { kind: 'error' }));
  });
});
