import { expect, test, vi } from 'vitest';
import { serve, sourceOf } from '../../../support/for-test.ts';
import { makeSiteText } from '../../../support/parts.ts';
import { makeSpace } from '../../../support/space.ts';

/** Contentful's answer for a content type that a space does not have. */
const UNKNOWN_TYPE = {
  sys: { type: 'Error', id: 'InvalidQuery' },
  message: 'The query you sent was invalid.',
  details: { errors: [{ name: 'unknownContentType', value: 'DOESNOTEXIST' }] },
};

test('a space without the content type of texts is read without them, and one log line names the command', async (context) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  context.onTestFinished(() => warn.mockRestore());
  const space = makeSpace({ blog: 1, resource: 0, compare: 0 });
  space.entries.push(makeSiteText('home.hero.call', { 'en-US': 'Call' }));
  const standIn = await serve(context, space);
  standIn.fault = ({ query }) =>
    query.get('content_type') === 'siteText' ? { kind: 'status', status: 400, body: UNKNOWN_TYPE } : undefined;
  const source = sourceOf(standIn);
  for (const read of [source.items('Entry', 'siteText'), source.versions('Entry', 'siteText')])
    expect((await Array.fromAsync(read)).flatMap(({ items }) => items)).toEqual([]);
  expect(
    warn.mock.calls
      .flat()
      .join('\n')
      .match(/no content type siteText.*content:setup/g),
  ).toHaveLength(1);
});
