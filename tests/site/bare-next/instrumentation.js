import { onEachRequest } from '../../../lib/runtime/each-request.ts';

export function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  onEachRequest((request) => {
    if (request.url === '//announced') request.url = '/file';
  });
}
