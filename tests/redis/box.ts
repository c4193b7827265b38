import { makeBox } from '../support/box.ts';
import { hasRedis } from '../support/redis.ts';

/** Before the first of these tests. */
export default function setup(): Promise<() => void> {
  if (!hasRedis()) throw new Error('These tests want Redis: apt-get install redis-server');
  return makeBox();
}
