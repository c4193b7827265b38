// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { SampleComposer } from '../../../components/composer/sample-composer.tsx';
import messages from '../../../messages/en/messages.ts';
import { show } from '../../support/island.tsx';

const en = { ...messages.composer, ...messages.late.composer };
const line = () => screen.getByLabelText<HTMLTextAreaElement>(en.label);
const pictureField = () => screen.getByLabelText<HTMLInputElement>(en.picture);
const post = (name: string) => screen.getAllByRole('listitem').find(({ textContent }) => textContent?.startsWith(name))?.textContent;
const type = (value: string) => fireEvent.change(line(), { target: { value } });
const choose = () => fireEvent.change(pictureField(), { target: { files: [new File(['a'], 'a.png')] } });

/** The composer once the code of its previews has come, which the focus asks for. */
async function atWork(): Promise<void> {
  show(<SampleComposer sample="tulips" />);
  line().focus();
  await waitFor(() => expect(post('LinkedIn')).toBeDefined());
}

beforeEach(() => {
  // jsdom draws nothing.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

describe('what is typed', () => {
  test('is shown on every network, counted and cut by its rules', async () => {
    await atWork();
    type('a'.repeat(138));
    expect(post('Instagram')).toContain('138 / 2,200');
    expect(post('Medium')).toContain(en.over.replace('#', '38'));
    expect(screen.getByText(en.own)).toBeDefined();
  });

  test('gives way to the posts written by hand when the prepared line stands again', async () => {
    await atWork();
    const [prepared, before] = [line().value, post('Medium')];
    type('Something else');
    expect(post('Medium')).toContain('Something else');
    type(prepared);
    expect(post('Medium')).toBe(before);
    expect(screen.getByText(en.byHand)).toBeDefined();
  });

  test('begins with the line that the address holds', () => {
    onTestFinished(() => history.replaceState(null, '', '/'));
    history.replaceState(null, '', '/#line=From%20a%20friend');
    Element.prototype.scrollIntoView = () => {};
    show(<SampleComposer sample="tulips" />);
    expect(line().value).toBe('From a friend');
  });
});

describe('sharing the line', () => {
  const share = async () => {
    onTestFinished(() => history.replaceState(null, '', '/'));
    await atWork();
    type('Two words');
    fireEvent.click(screen.getByRole('button', { name: en.share }));
  };

  test('copies an address that holds it, and announces that', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    await share();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(en.copied));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/#line=Two%20words$/));
  });

  test('announces that nothing was copied where there is no clipboard', async () => {
    vi.stubGlobal('navigator', {});
    await share();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(en.failed));
  });
});

describe('a picture', () => {
  test('has a focal point that the arrow keys move, as far as its edge', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 60, height: 40, close() {} }));
    await atWork();
    choose();
    const point = await screen.findByRole('slider', { name: en.focus });
    fireEvent.keyDown(point, { key: 'ArrowLeft' });
    expect(point.getAttribute('aria-valuetext')).toBe('45 %, 50 %');
    for (let step = 0; step < 12; step += 1) fireEvent.keyDown(point, { key: 'ArrowUp' });
    expect(point.getAttribute('aria-valuetext')).toBe('45 %, 0 %');
  });

  test('is taken out again, and the focus returns to its field', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 60, height: 40, close() {} }));
    await atWork();
    choose();
    fireEvent.click(await screen.findByRole('button', { name: en.takeOut }));
    expect(screen.queryByRole('slider')).toBeNull();
    expect(document.activeElement).toBe(pictureField());
  });

  test('that cannot be read is refused in words', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('No picture.', 'InvalidStateError')));
    await atWork();
    choose();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(en.unreadable));
  });
});
