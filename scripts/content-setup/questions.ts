import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Somebody, or nobody, who answers. */
export type Questions = {
  /** An answer in words; with `hidden` nothing of it is shown. Null where nobody is there. */
  ask: (question: string, options?: { hidden?: boolean; usual?: string }) => Promise<string | null>;
  /** Yes or no; null where nobody is there. */
  confirm: (question: string) => Promise<boolean | null>;
};

/** Whoever sits at the terminal; nobody where there is none. */
export function atTerminal(input: NodeJS.ReadStream = process.stdin, output: NodeJS.WriteStream = process.stderr): Questions {
  const ask: Questions['ask'] = async (question, { hidden = false, usual = '' } = {}) => {
    if (!input.isTTY) return null;
    const prompt = `${question}${usual ? ` [${usual}]` : ''}: `;
    if (hidden) output.write(prompt);
    // What is typed is echoed by readline, so a hidden answer gets an output that swallows everything.
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
