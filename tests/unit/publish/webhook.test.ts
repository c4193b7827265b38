import { describe, expect, test } from 'vitest';
import { MalformedWebhook, parseWebhook } from '../../../lib/publish/webhook.ts';

const topic = (name: string) => `ContentManagement.${name}`;
const payload = (kind: string | null, more: object = {}) =>
  JSON.stringify({
    sys: {
      id: 'one',
      revision: 3,
      ...(kind ? { contentType: { sys: { type: 'Link', linkType: 'ContentType', id: kind } } } : {}),
      ...more,
    },
    fields: {},
  });

describe('a webhook call', () => {
  test.each([
    ['Entry.publish', 'blog', { action: 'publish', item: 'Entry', id: 'one', kind: 'blog', revision: 3 }],
    ['Entry.unpublish', 'compare', { action: 'remove', item: 'Entry', id: 'one', kind: 'compare', revision: 3 }],
    ['Entry.archive', 'blog', { action: 'remove', item: 'Entry', id: 'one', kind: 'blog', revision: 3 }],
    ['Entry.publish', 'codeBlock', { action: 'publish', item: 'Entry', id: 'one', kind: null, revision: 3 }],
    ['Entry.delete', null, { action: 'remove', item: 'Entry', id: 'one', kind: null, revision: 3 }],
    ['Asset.publish', null, { action: 'publish', item: 'Asset', id: 'one', kind: null, revision: 3 }],
  ])('of topic %s for %s is read', (name, kind, event) => {
    expect(parseWebhook(topic(name), payload(kind))).toEqual(event);
  });

  test.each(['Entry.auto_save', 'Entry.create', 'ContentType.publish', 'Entry', 'Entry.PUBLISH', 'Entry.publish.more', 'Entry.__proto__'])(
    'of topic %s changes nothing that the site shows',
    (name) => {
      expect(parseWebhook(topic(name), payload('blog'))).toBeNull();
    },
  );

  test.each([
    ['no topic', null, payload('blog'), /X-Contentful-Topic/],
    ['half a body', topic('Entry.publish'), '{"sys": {', /no JSON/],
    ['a list', topic('Entry.publish'), '[]', /no Entry/],
    ['no sys', topic('Asset.publish'), '{}', /no Asset \(sys\)/],
    ['an empty id', topic('Entry.publish'), '{"sys": {"id": ""}}', /sys\.id/],
    ['an id of 65 characters', topic('Entry.publish'), payload('blog', { id: 'a'.repeat(65) }), /sys\.id/],
    ['an id with a terminal escape', topic('Asset.publish'), payload(null, { id: 'a\u001B[31m' }), /sys\.id/],
    ['an id with a slash', topic('Entry.publish'), payload('blog', { id: '../a' }), /sys\.id/],
    ['a revision below none', topic('Entry.publish'), payload('blog', { revision: -1 }), /sys\.revision/],
  ])('with %s is malformed, and the error says where', (_, name, body, message) => {
    const call = () => parseWebhook(name, body);
    expect(call).toThrow(MalformedWebhook);
    expect(call).toThrow(message);
  });
});
