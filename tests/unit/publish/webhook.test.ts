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
    ['Entry.publish', 'resource', { action: 'publish', item: 'Entry', id: 'one', kind: 'resource', revision: 3 }],
    ['Entry.unpublish', 'compare', { action: 'remove', item: 'Entry', id: 'one', kind: 'compare', revision: 3 }],
    ['Entry.archive', 'blog', { action: 'remove', item: 'Entry', id: 'one', kind: 'blog', revision: 3 }],
    ['Entry.delete', 'blog', { action: 'remove', item: 'Entry', id: 'one', kind: 'blog', revision: 3 }],
    ['Entry.publish', 'codeBlock', { action: 'publish', item: 'Entry', id: 'one', kind: null, revision: 3 }],
    ['Entry.delete', null, { action: 'remove', item: 'Entry', id: 'one', kind: null, revision: 3 }],
    ['Asset.publish', null, { action: 'publish', item: 'Asset', id: 'one', kind: null, revision: 3 }],
    ['Asset.unpublish', null, { action: 'remove', item: 'Asset', id: 'one', kind: null, revision: 3 }],
    ['Asset.archive', null, { action: 'remove', item: 'Asset', id: 'one', kind: null, revision: 3 }],
    ['Asset.delete', null, { action: 'remove', item: 'Asset', id: 'one', kind: null, revision: 3 }],
  ])('of topic %s for %s is read', (name, kind, event) => {
    expect(parseWebhook(topic(name), payload(kind))).toEqual(event);
  });

  test('without a revision says so', () => {
    expect(parseWebhook(topic('Entry.publish'), payload('blog', { revision: undefined }))?.revision).toBeNull();
  });

  test.each([
    'Entry.auto_save',
    'Entry.save',
    'Entry.create',
    'Entry.unarchive',
    'Asset.auto_save',
    'Asset.create',
    'ContentType.publish',
    'Task.create',
    'Release.publish',
    'Entry',
    'Entry.',
    'Entry.PUBLISH',
    'Entry.publish.more',
    'Entry.publish.',
    'Entry.constructor',
    'Entry.toString',
    'Entry.__proto__',
    'constructor.publish',
  ])('of topic %s changes nothing that the site shows', (name) => {
    expect(parseWebhook(topic(name), payload('blog'))).toBeNull();
  });

  test.each(['a', 'a'.repeat(64), '6KntaYXaHSyIw8M6eo26OK', 'a_b-c.d'])('for the id %s is read: Contentful takes it', (id) => {
    expect(parseWebhook(topic('Entry.publish'), payload('blog', { id }))?.id).toBe(id);
  });

  test('of a topic that changes nothing need not name an item', () => {
    expect(parseWebhook(topic('ContentType.publish'), '{"anything": true}')).toBeNull();
  });

  test.each([
    ['no topic', null, payload('blog'), /X-Contentful-Topic/],
    ['an empty topic', '', payload('blog'), /X-Contentful-Topic/],
    ['no body', topic('Entry.publish'), '', /no JSON/],
    ['half a body', topic('Entry.publish'), '{"sys": {', /no JSON/],
    ['a form', topic('Entry.publish'), 'a=1&b=2', /no JSON/],
    ['null', topic('Entry.publish'), 'null', /no Entry/],
    ['a list', topic('Entry.publish'), '[]', /no Entry/],
    ['no sys', topic('Asset.publish'), '{}', /no Asset \(sys\)/],
    ['no id', topic('Entry.publish'), '{"sys": {}}', /no Entry \(sys\.id\)/],
    ['an empty id', topic('Entry.publish'), '{"sys": {"id": ""}}', /sys\.id/],
    ['an id that is no text', topic('Entry.publish'), '{"sys": {"id": 7}}', /sys\.id/],
    ['an id of 65 characters', topic('Entry.publish'), payload('blog', { id: 'a'.repeat(65) }), /sys\.id/],
    ['an id with a terminal escape', topic('Asset.publish'), payload(null, { id: 'a\u001B[31m' }), /sys\.id/],
    ['an id with a line break', topic('Entry.publish'), payload('blog', { id: 'a\nb' }), /sys\.id/],
    ['an id with a slash', topic('Entry.publish'), payload('blog', { id: '../a' }), /sys\.id/],
    ['a revision below none', topic('Entry.publish'), payload('blog', { revision: -1 }), /sys\.revision/],
    ['a revision that is no number', topic('Entry.publish'), '{"sys": {"id": "one", "revision": "three"}}', /sys\.revision/],
    ['a content type that is none', topic('Entry.publish'), '{"sys": {"id": "one", "contentType": "blog"}}', /sys\.contentType/],
  ])('with %s is malformed, and the error says where', (_, name, body, message) => {
    const call = () => parseWebhook(name, body);
    expect(call).toThrow(MalformedWebhook);
    expect(call).toThrow(message);
  });
});
