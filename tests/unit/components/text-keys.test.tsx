// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextKeys } from '../../../components/preview/text-keys.tsx';
import { markedText } from '../../../lib/content/texts/marked-text.ts';
import { show } from '../../support/island.tsx';

const editing = { space: 'space', environment: 'master', locale: 'es', targetOrigin: 'https://app.contentful.com' } as const;

test('tells the key of the text that an editor points at, and leads to the field of an entry', async () => {
  show(
    <main>
      <TextKeys label="Show keys" hint="Point at a text" {...editing} />
      <h1>{markedText('Plan a week', 'home.hero.title', 'entry-1')}</h1>
      <button type="button" aria-label={markedText('Close', 'shell.close')}>
        ×
      </button>
      <p>No text of the site</p>
    </main>,
  );
  fireEvent.click(screen.getByLabelText('Show keys'));
  const heading = screen.getByRole('heading');
  await waitFor(() => expect(heading.dataset.textKey).toBe('home.hero.title'));
  const field = { contentfulEntryId: 'entry-1', contentfulFieldId: 'text', contentfulLocale: 'es' };
  expect({ ...heading.dataset }).toMatchObject(field);
  expect(screen.getByRole('status').textContent).toBe('Point at a text');
  fireEvent.pointerOver(heading);
  expect(screen.getByRole('status').textContent).toBe('home.hero.title');
  fireEvent.focusIn(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toBe('shell.close');
  expect(screen.getByRole('button').dataset.contentfulEntryId).toBeUndefined();
});
