import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** The dialogue with a person at the terminal, if there is one. */
export type Questions = {
  /** A typed answer; with `hidden` it is not shown. Null without a person. */
  ask: (question: string, options?: { hidden?: boolean; usual?: string }) => Promise<string | null>;
  /** Yes or no; null without a person. */
  confirm: (question: string) => Promise<boolean | null>;
};

/** The person at the terminal; without a terminal, all answers are null. */
export function atTerminal(input: NodeJS.ReadStream = process.stdin, output: NodeJS.WriteStream = process.stderr): Questions {
  const ask: Questions['ask'] = async (question, { hidden = false, usual = '' } = {}) => {
    if (!input.isTTY) return null;
    const prompt = `${question}${usual ? ` [${usual}]` : ''}: `;
    if (hidden) output.write(prompt);
    // readline echoes typed text, so a hidden answer gets an output that discards it.
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
    const lines = createInterface({ input, output: hidden ? nowhere : output, terminal: true });
    try {
      const answer = (await lines.question(hidden ? '' : prompt)).trim();
      return answer === '' ? usual || null : answer;
    } catch {
      // Control and C or D.
      return null;
    } finally {
      lines.close();
      if (hidden) output.write('\n');
    }
  };
  const confirm: Questions['confirm'] = async (question) => {
    const answer = await ask(`${question} (y/N)`);
    return answer === null && !input.isTTY ? null : /^y(?:es)?$/i.test(answer ?? '');
  };
  return { ask, confirm };
}
