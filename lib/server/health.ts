import { isStopping } from '../next/shutdown.ts';

type Health = { status: 200 | 503; body: Record<string, unknown> };

/** The answer at /api/health/live and /api/health/ready, or null for every other address. Costs no request and no disk write. */
export async function healthAnswer(url: string): Promise<Health | null> {
  const [path] = url.split('?', 1);
  if (path === '/api/health/live') return { status: 200, body: { live: true } };
  if (path === '/api/health/ready') return readiness();
  return null;
}

function readiness(): Health {
  return { status: isStopping() ? 503 : 200, body: { ready: !isStopping() } };
}
