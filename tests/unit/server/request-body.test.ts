import { createServer, IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { TOO_LONG, withWholeBody } from '../../../lib/server/request-body.ts';

/** What becomes of a request that is sent over a socket, as text: its body and headers, or why there is none. */
async function received(request: string): Promise<string> {
  const server = createServer(async (incoming, response) => {
    const whole = await withWholeBody(incoming, 100);
    if (!(whole instanceof IncomingMessage)) return void response.end(whole === TOO_LONG ? 'too long' : 'broken');
    const chunks: Buffer[] = [];
    for await (const chunk of whole) chunks.push(chunk as Buffer);
    response.end(
      `${whole.method} ${whole.url} ${whole.headers['content-length']} ${whole.headers['transfer-encoding']} ${Buffer.concat(chunks)}`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(request));
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer.slice(answer.indexOf('\r\n\r\n') + 4);
}

const HEAD = 'POST /affiliates HTTP/1.1\r\nHost: a\r\nConnection: close\r\n';
const chunked = (text: string) => `Transfer-Encoding: chunked\r\n\r\n${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;

test.each([
  ['with its length', 'Content-Length: 3\r\n\r\nabc'],
  ['in chunks', chunked('abc')],
])('a body that comes %s is handed on whole', async (_, rest) => {
  expect(await received(HEAD + rest)).toContain('POST /affiliates 3 undefined abc');
});

test('a body over the limit is too long, in chunks too, and the answer still goes out', async () => {
  expect(await received(HEAD + chunked('a'.repeat(101)))).toContain('too long');
});

test.each([
  ['no boundary', 'multipart/form-data', 'x'],
  ['another boundary', 'multipart/form-data; boundary=x', 'nope'],
  ['no end', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1'],
])('a form with %s is broken', async (_, type, body) => {
  expect(await received(`${HEAD}Content-Type: ${type}\r\n${chunked(body)}`)).toContain('broken');
});

test('a form that can be read is handed on as it came', async () => {
  const body = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n';
  expect(await received(`${HEAD}Content-Type: multipart/form-data; boundary=x\r\n${chunked(body)}`)).toContain(body.slice(0, 40));
});
