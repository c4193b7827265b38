import { env } from '../env.ts';
import { onEachRequest } from '../runtime/each-request.ts';
import { addHealthCheck } from '../runtime/health-checks.ts';
import { processState } from '../runtime/process-state.ts';
import { beforeExit } from '../runtime/shutdown.ts';
import { withPlusesWrittenOut } from '../visitor/referral.ts';
import { Delivery } from './delivery.ts';
import { applicationStore } from './open-application-store.ts';
import { PEER_HEADER } from './visitor-address.ts';

const delivery = () =>
  processState<Delivery | null>('affiliate-delivery', () => {
    const endpoint = env().AFFILIATE_ENDPOINT;
    return endpoint ? new Delivery({ endpoint, store: applicationStore }) : null;
  });

/** Delivers what an earlier process left, and each new application, to AFFILIATE_ENDPOINT if that is set. */
export function handOn(): void {
  delivery()?.wake();
}

/** Has the end of the process wait for what is being handed on just then. */
export function finishHandOn(): void {
  beforeExit(async () => delivery()?.stop());
}

/** An instance that can take no applications must not get visitors, unless no other one could take any either. */
export function watchStore(): void {
  addHealthCheck('applications', () => applicationStore().assertWritable(), { shared: env().DATABASE_URL !== undefined });
}

/**
 * Writes into each request who is at the other end of its connection. Next fills in X-Forwarded-For, but keeps a forged one. This
 * header is always overwritten.
 */
export function notePeers(): void {
  onEachRequest((request) => {
    request.headers[PEER_HEADER] = request.socket.remoteAddress ?? '';
  });
}

/** Has the code of a partner reach the middleware as it was sent. */
export function keepPlusesInCodes(): void {
  onEachRequest((request) => {
    request.url = withPlusesWrittenOut(request.url ?? '');
  });
}
