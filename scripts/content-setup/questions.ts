import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** The person at the terminal; without a terminal, all answers are null. With `hidden`, a typed answer is not shown. */
export function atTerminal(input: NodeJS.ReadStream = process.stdin, output: NodeJS.WriteStream = process.stderr) {
  const ask = async (question: string, { hidden = false, usual = '' } = {}): Promise<string | null> => {
    if (!input.isTTY) return null;
    const prompt = `${question}${usual ? ` [${usual}]` : ''}: `;
    if (hidden) output.write(prompt);
    // readline echoes typed text, so a hidden answer gets an output that discards it.
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
    const lines = createInterface({ input, output: hidden ? nowhere : output, terminal: true });
    try {
      return (await lines.question(hidden ? '' : prompt)).trim() || usual || null;
    } catch {
      // Control and C or D.
      return null;
    } finally {
      lines.close();
      if (hidden) output.write('\n');
    }
  };
  const confirm = async (question: string): Promise<boolean | null> => {
    const answer = await ask(`${question} (y/N)`);
    return answer === null && !input.isTTY ? null : /^y(?:es)?$/i.test(answer ?? '');
  };
  return { ask, confirm };
}
