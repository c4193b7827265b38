#!/usr/bin/env node
// `npm run site`: installs, builds and serves the whole site. Runs on the machine's own Node (20 or newer), before the installation; all
// later steps run on the project's.
import { spawnSync } from 'node:child_process';
import { installed } from './installed.mjs';

const step = (command, args) => {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
};

if (!installed()) step('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
step('npm', ['run', '--silent', 'build']);
step('npm', ['run', '--silent', 'start']);
