import { makeBox } from '../support/box.ts';
import { hasNginx } from '../support/front.ts';
import { hasRedis } from '../support/redis.ts';

/** Before the first of the front's tests. */
export default function setup(): Promise<() => void> {
  if (!hasNginx())
    throw new Error('These tests want nginx: apt-get install nginx libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static');
  if (!hasRedis()) throw new Error('These tests want Redis: apt-get install redis-server');
  return makeBox();
}
