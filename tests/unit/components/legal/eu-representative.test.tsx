// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { EuRepresentative } from '../../../../components/legal/eu-representative.tsx';
import { drawn } from '../../../support/drawn.tsx';

const representative = { name: 'Example Representative GmbH', address: 'Hauptstraße 1, Berlin', email: 'eu@example.com' };

test.each(['en', 'es'] as const)('the representative in the European Union is named with an address to write to, in %s', (locale) => {
  const shown = drawn(<EuRepresentative representative={representative} />, locale);
  expect(shown.textContent).toContain(`${representative.name}, ${representative.address}, ${representative.email}.`);
  expect(shown.querySelector('a')?.getAttribute('href')).toBe('mailto:eu@example.com');
});

test('nothing is said while there is none', () => {
  expect(drawn(<EuRepresentative representative={null} />).textContent).toBe('');
});
