// Runs on the machine's own Node, 20 or newer, before the project's is installed: it must not use newer features.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian packages, one choice after the other, until `isThere` returns true. */
export function installUntil(isThere, ...choices) {
  if (isThere() || !mayInstall()) return;
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  for (const packages of choices) {
    if (isThere()) return;
    console.log(`Installing ${packages.join(' ')} (apt-get install)`);
    spawnSync('apt-get', ['install', '-y', '-qq', ...packages], options);
  }
}

const isOnPath = (program) =>
  [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].some((folder) => existsSync(join(folder, program)));

const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

const SERVERS = [
  {
    name: 'nginx',
    tests: 'tests/front',
    packages: ['nginx', 'libnginx-mod-http-brotli-filter', 'libnginx-mod-http-brotli-static', 'curl', 'iproute2', 'openssl'],
    isThere: () =>
      ['nginx', 'curl', 'ip', 'openssl'].every(isOnPath) &&
      namesIn('/etc/nginx/modules-enabled').filter((name) => name.includes('brotli')).length > 1,
  },
  {
    name: 'PostgreSQL',
    tests: 'tests/postgres',
    packages: ['postgresql'],
    isThere: () =>
      isOnPath('initdb') || namesIn('/usr/lib/postgresql').some((version) => existsSync(`/usr/lib/postgresql/${version}/bin/initdb`)),
  },
];

/** Installs the servers for the tests, if it may. Returns the folders of tests whose server is still missing. */
export function installServers() {
  const wanted = SERVERS.filter(({ isThere }) => !isThere());
  for (const { isThere, packages } of wanted) installUntil(isThere, packages);
  const missing = wanted.filter(({ isThere }) => !isThere());
  for (const { name, tests, packages } of missing)
    console.log(`Not run: ${tests}, for ${name} is not here. On Debian: apt-get install ${packages.join(' ')}`);
  return missing.map(({ tests }) => tests);
}
