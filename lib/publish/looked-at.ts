import { processState } from '../runtime/process-state.ts';

const looks = () => processState<{ at: number | null }>('content-looks', () => ({ at: null }));

/** When the space was last compared with the replica (epoch ms); null before the first time. */
export const lookedAt = (): number | null => looks().at;

export function noteLook(): void {
  looks().at = Date.now();
}
