import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { wholeMessages } from '../../../lib/durable/whole-messages.ts';

const message = (kind: string, body: string) => {
  const head = Buffer.alloc(5);
  head.write(kind, 0, 'latin1');
  head.writeUInt32BE(4 + body.length, 1);
  return Buffer.concat([head, Buffer.from(body, 'latin1')]);
};

/** What comes out of these chunks, and what the stream ends with. */
async function through(...chunks: Buffer[]) {
  const stream = new PassThrough();
  const out: Buffer[] = [];
  let failure: Error | undefined;
  stream.on('error', (error) => {
    failure = error;
  });
  wholeMessages(stream).on('data', (each: Buffer) => out.push(each));
  for (const chunk of chunks) stream.write(chunk);
  await new Promise((done) => setImmediate(done));
  return { out, failure };
}

const SOUND = [message('Z', 'I'), message('C', 'COMMIT\0'), message('E', 'SERROR\0Mno\0\0'), message('1', '')];

describe('the messages of a server', () => {
  test.each([1, 2, 7, 1000])('come one at a time, whole, in pieces of %i bytes', async (size) => {
    const all = Buffer.concat(SOUND);
    const pieces = Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.subarray(index * size, (index + 1) * size));
    expect(await through(...pieces)).toEqual({ out: SOUND, failure: undefined });
  });

  test.each([
    ['shorter than its own head', Buffer.from([0x52, 0, 0, 0, 3])],
    ['an error that does not end', message('E', 'SERROR')],
    ['a notice that does not end', message('N', 'Mno\0')],
  ])('end the connection with one that is %s', async (_, bad) => {
    const { out, failure } = await through(Buffer.concat([SOUND[0] as Buffer, bad, SOUND[1] as Buffer]));
    expect(out).toEqual([SOUND[0]]);
    expect(failure).toEqual(new Error('The database answers nonsense'));
  });
});
