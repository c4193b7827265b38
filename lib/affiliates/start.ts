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

/** Prepares this process for applications, and hands on those of an earlier one. */
export function beginApplications(): void {
  onEachRequest((request) => {
    // Next fills in X-Forwarded-For, but keeps a forged one. This header is always overwritten.
    request.headers[PEER_HEADER] = request.socket.remoteAddress ?? '';
    // The middleware gets a partner's code as it was sent.
    request.url = withPlusesWrittenOut(request.url ?? '');
  });
  // An instance that cannot store applications must get no visitors, unless no other can either.
  addHealthCheck('applications', () => applicationStore().assertWritable(), { shared: env().DATABASE_URL !== undefined });
  beforeExit(async () => delivery()?.stop());
  handOn();
}
