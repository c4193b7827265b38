import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The commands of a step of docs/operations.md, unchanged. */
function commandsOf(step: string): string {
  const page = /^## From clone to a live HTTPS site\n([\s\S]*?)^## /m.exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? '';
  const [, commands] = new RegExp(`^\\*\\*${step}[\\s\\S]*?\`\`\`\\n([\\s\\S]*?)\`\`\``, 'm').exec(page) ?? [];
  if (!commands) throw new Error(`The page has no commands for "${step}"`);
  return commands;
}

/**
 * A machine with a fresh nginx: its own /etc and /var are writable and temporary, /run is empty, and no other program listens on its ports.
 * Needs root to mount it.
 */
const FRESH_MACHINE = `
  mount -t tmpfs none "$1" && mount -t tmpfs none /run && ip link set lo up
  for each in etc var; do
    mkdir -p "$1/$each/new" "$1/$each/work"
    mount -t overlay overlay -o "lowerdir=/$each,upperdir=$1/$each/new,workdir=$1/$each/work" "/$each"
  done
  test ! -e /run/front
`;

const USE = `
  mkdir -p /var/www/acme/.well-known/acme-challenge
  echo token.key > /var/www/acme/.well-known/acme-challenge/token
  nginx -c /etc/front/nginx.conf
  echo "challenge $(curl -sS http://127.0.0.1/.well-known/acme-challenge/token)"
  echo "http $(curl -sS -o /dev/null -w '%{http_code} %{redirect_url}' -H 'Host: www.example.com' 'http://127.0.0.1/es/pricing?a=b')"
  echo "https $(curl -sSk -o /dev/null -w '%{http_code}' https://127.0.0.1/)"
  for each in tls1_2 tls1_3; do openssl s_client -connect 127.0.0.1:443 -$each -brief < /dev/null 2>&1 | grep 'Protocol version'; done
  kill -QUIT "$(cat /run/front/nginx.pid)"
`;

test('nginx starts on a fresh machine by the steps of the page, redirects to https, answers a challenge and speaks TLS 1.3', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'fresh-machine-'));
  context.onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const script = `set -e\n${FRESH_MACHINE}\n${commandsOf('4. nginx')}\n${USE}`;
  // Its own processes as well: none outlives the script, even if it is aborted.
  const machine = ['--mount', '--net', '--pid', '--fork', '--kill-child', 'bash', '-c', script, 'bash', folder];
  const { stdout, stderr, status } = spawnSync('unshare', machine, { encoding: 'utf8' });
  expect(stderr).toContain('nginx.conf test is successful');
  expect([status, stdout.trim().split('\n')]).toEqual([
    0,
    [
      'challenge token.key',
      'http 308 https://www.example.com/es/pricing?a=b',
      // No instance of the site is there.
      'https 503',
      'Protocol version: TLSv1.2',
      'Protocol version: TLSv1.3',
    ],
  ]);
});
