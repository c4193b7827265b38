import { connect } from 'node:net';

/** The outcome of a request: a status, a connection that ended without one, or a timeout. */
export type Outcome = { status: number | 'closed' | 'hang'; ms: number; location: string | null; text: string };

/** Longer than any page. Bytes. */
const ANSWER_MAX_BYTES = 4_000_000;

/** Sends bytes over a separate connection and reads the whole response. */
export function send(port: number, request: string, timeLimitMs: number): Promise<Outcome> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const socket = connect(port, '127.0.0.1', () => socket.write(request, 'latin1'));
    const done = (hangs: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const answer = Buffer.concat(chunks).toString('latin1');
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? [];
      const head = answer.slice(0, answer.indexOf('\r\n\r\n'));
      resolve({
        status: hangs ? 'hang' : status ? Number(status) : 'closed',
        ms: performance.now() - startedAt,
        location: /^location: *(.*)$/im.exec(head)?.[1]?.trim() ?? null,
        text: answer,
      });
    };
    const timer = setTimeout(done, timeLimitMs, true);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length > ANSWER_MAX_BYTES) done(false);
    });
    socket.on('close', () => done(false));
    // A server may refuse a body by ending the connection; its response before that counts.
    socket.on('error', () => undefined);
  });
}
