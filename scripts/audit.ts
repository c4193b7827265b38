import { spawnSync } from 'node:child_process';
import { verdictOn } from './audit/verdict.ts';

/** `npm run audit`: fails on known weaknesses of severity high or critical in the packages of the lock file. */
const { stdout, error } = spawnSync('npm', ['audit', '--json', '--loglevel=silent'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
if (error) throw error;
const { ok, text } = verdictOn(stdout);
console.log(text);
process.exitCode = ok ? 0 : 1;
