import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';

/** One byte for the type, four for the length, which includes itself but not the type. */
const HEAD = 5;
const LEAST_LENGTH = 4;
const KINDS_OF_FIELDS = new Set([...'EN'].map((kind) => kind.charCodeAt(0)));

/**
 * The messages of a PostgreSQL server, one at a time, for pg's parser: `data` and `end`, like the stream. The parser trusts its input: a
 * message that is shorter than its length makes it throw uncaught, or read for ever. So this ends the connection instead.
 */
export function wholeMessages(stream: Duplex): Pick<Duplex, 'on'> {
  const messages = new EventEmitter();
  let rest: Buffer = Buffer.alloc(0);
  stream.on('data', (chunk: Buffer) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    try {
      while (rest.length >= HEAD) {
        const size = 1 + rest.readUInt32BE(1);
        if (size > rest.length) break;
        const message = rest.subarray(0, size);
        if (!isSound(message)) throw new Error('The database answers nonsense');
        rest = rest.subarray(size);
        messages.emit('data', message);
      }
    } catch (error) {
      rest = Buffer.alloc(0);
      stream.destroy(error as Error);
    }
  });
  stream.on('end', () => messages.emit('end'));
  return messages as unknown as Pick<Duplex, 'on'>;
}

/** Errors and notices are read field by field until an empty one, which must exist. */
function isSound(message: Buffer): boolean {
  if (message.length < 1 + LEAST_LENGTH) return false;
  if (!KINDS_OF_FIELDS.has(message[0] as number)) return true;
  const body = message.subarray(HEAD);
  return body.at(-1) === 0 && (body.length === 1 || body.at(-2) === 0);
}
