import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { atTerminal } from '../../../../scripts/content-setup/questions.ts';

/** A terminal with these typed lines, one for each question. */
function terminal(...typed: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  const output = new PassThrough();
  let shown = '';
  output.on('data', (chunk) => {
    shown += chunk;
    // A question is there to be answered once it stands complete; readline puts the cursor behind it.
    if (/: (?:.\[\d+G)?$/.test(shown)) setImmediate(() => input.write(`${typed.shift() ?? ''}\r`));
  });
  return { people: atTerminal(input as never, output as never), shown: () => shown };
}

test('an answer that is hidden is taken and never shown; return alone means the usual answer, or none', async () => {
  const { people, shown } = terminal('CFPAT-typed', '', '');
  expect(await people.ask('Token', { hidden: true })).toBe('CFPAT-typed');
  expect(shown()).toMatch(/^Token: \n$/);
  expect([await people.ask('Environment', { usual: 'master' }), await people.ask('Space')]).toEqual(['master', null]);
});

test.each(Object.entries({ y: true, Yes: true, n: false, '': false, maybe: false }))('%j to yes or no is %s', async (answer, agreed) => {
  expect(await terminal(answer).people.confirm('Do this?')).toBe(agreed);
});
