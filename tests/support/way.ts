import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** The fate of a piece of a response in transit: unchanged, replaced, dropped; immediate or delayed. */
type Treatment = (answer: Buffer, question: string) => Buffer | null | Promise<Buffer | null>;

const untouched: Treatment = (answer) => answer;

/** A proxy to a server on this machine that treats its responses as a test chooses. */
export async function startWay(port: number) {
  let treatment = untouched;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    let question = '';
    let earlier: Promise<unknown> = Promise.resolve();
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy()).on('close', () => sockets.delete(socket));
    }
    near.on('data', (chunk) => {
      question = chunk.toString('latin1');
      far.write(chunk);
    });
    near.on('close', () => far.destroy());
    far.on('data', (chunk) => {
      const asked = question;
      // One after the other, at any duration of each.
      earlier = earlier.then(async () => {
        const treated = await treatment(chunk, asked);
        if (treated && near.writable) near.write(treated);
      });
    });
    far.on('close', () => void earlier.then(() => near.destroy()));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    treat: (next: Treatment = untouched) => {
      treatment = next;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
