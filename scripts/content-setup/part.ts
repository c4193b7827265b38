import { setTimeout as delay } from 'node:timers/promises';
import { isVersionConflict, SetupError } from './management.ts';

/** The action for one item of the space. */
export type Decision =
  /** It is correct. */
  | { action: 'keep'; detail?: string }
  /** It differs, possibly by intention: it is reported and left unchanged. */
  | { action: 'conflict'; detail: string }
  | { action: 'create' | 'update'; detail?: string; write: () => Promise<unknown> };

/** One item of the space: its state, and the resulting action. */
export type Part<T> = {
  /** Its name for people: `content type blog`. */
  what: string;
  current: T;
  /** Reads its state again. */
  look: () => Promise<T>;
  /** A pure function. */
  decide: (current: T) => Decision;
};

/** An item with its decision. */
export type Planned = { what: string; decision: Decision; carryOut: () => Promise<Decision> };

const ATTEMPTS = 5;
const PAUSE_MS = 300;

/** Decides about an item. `carryOut` writes, and after a concurrent write it decides again from a fresh read. */
export function plan<T>({ what, current, look, decide }: Part<T>, pauseMs = PAUSE_MS): Planned {
  const decision = decide(current);
  const carryOut = async () => {
    let now = decision;
    for (let attempt = 1; ; attempt += 1) {
      if (now.action === 'keep' || now.action === 'conflict') return now;
      try {
        await now.write();
        return now;
      } catch (error) {
        if (!isVersionConflict(error)) throw error;
        if (attempt === ATTEMPTS) throw new SetupError(`${what} is being changed by somebody else again and again`);
        await delay(pauseMs * attempt);
        now = decide(await look());
      }
    }
  };
  return { what, decision, carryOut };
}
