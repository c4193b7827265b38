import { setTimeout as delay } from 'node:timers/promises';
import { isVersionConflict, SetupError } from './management.ts';

/** What is to be done about one thing of the space. */
export type Decision =
  /** It is as it should be. */
  | { action: 'keep'; detail?: string }
  /** It is otherwise, and somebody may want it so: named, and left alone. */
  | { action: 'conflict'; detail: string }
  | { action: 'create' | 'update'; detail?: string; write: () => Promise<unknown> };

/** One thing of the space: how it is, and what that asks for. */
export type Part<T> = {
  /** What it is, for people: `content type blog`. */
  what: string;
  current: T;
  /** Looks again. */
  look: () => Promise<T>;
  /** Depends on nothing but what it is given, and changes nothing. */
  decide: (current: T) => Decision;
};

/** A part with what was decided for it. */
export type Planned = { what: string; decision: Decision; carryOut: () => Promise<Decision> };

const ATTEMPTS = 5;
const PAUSE_MS = 300;

/** Decides about a part. `carryOut` writes, and decides anew from a fresh look whenever somebody else has written in between. */
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
