// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { SampleComposer } from '../../../components/composer/sample-composer.tsx';
import * as messages from '../../../messages/en/messages.ts';
import { show } from '../../support/island.tsx';

const en = { ...messages.composer, ...messages.late.composer };
const line = () => screen.getByLabelText<HTMLTextAreaElement>(en.label);
const post = (name: string) => screen.getAllByRole('listitem').find(({ textContent }) => textContent?.startsWith(name))?.textContent;
const type = (value: string) => fireEvent.change(line(), { target: { value } });

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

test('the posts written by hand return when the prepared line stands again', async () => {
  await atWork();
  const [prepared, before] = [line().value, post('Medium')];
  type('Something else');
  expect(post('Medium')).toContain('Something else');
  type(prepared);
  expect(post('Medium')).toBe(before);
  expect(screen.getByText(en.byHand)).toBeDefined();
});

test('the composer says that it copied nothing where there is no clipboard', async () => {
  onTestFinished(() => history.replaceState(null, '', '/'));
  vi.stubGlobal('navigator', {});
  await atWork();
  type('Two words');
  fireEvent.click(screen.getByRole('button', { name: en.share }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(en.failed));
});
