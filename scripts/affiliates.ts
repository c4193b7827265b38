import { closeSync, fchmodSync, fstatSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withoutUnseen } from '../lib/affiliates/application.ts';
import type { StoredApplication } from '../lib/affiliates/application-store.ts';
import { toCsv } from '../lib/affiliates/csv.ts';
import { Delivery } from '../lib/affiliates/delivery.ts';
import { applicationStore, closeStore } from '../lib/affiliates/open-application-store.ts';
import { ConfigurationError, env } from '../lib/env.ts';
import { forTerminal } from '../lib/runtime/log.ts';
import { CommandError, runCommand } from './command.ts';

const USAGE = `npm run affiliates:list
npm run affiliates:export [-- FILE]
npm run affiliates:retry
npm run affiliates:forget -- EMAIL`;

const FAILED = 2;

/** `npm run affiliates:*`: the operator's commands for applications. They run beside the site, on the same store. */
const COMMANDS: Record<string, (argument: string | undefined) => number | Promise<number>> = {
  async list() {
    for await (const application of applicationStore().all()) console.log(line(application));
    const { stored, waiting } = await applicationStore().counts();
    const handedOn = env().AFFILIATE_ENDPOINT
      ? `${waiting} waiting to be handed on`
      : 'AFFILIATE_ENDPOINT is not set, so none is handed on';
    console.log(`${stored} ${stored === 1 ? 'application' : 'applications'} in ${applicationStore().database.place}; ${handedOn}`);
    return 0;
  },

  async export(file = 'data/affiliates.csv') {
    // Names and payment accounts of people: only this user may read them.
    const applications = await Array.fromAsync(applicationStore().all());
    mkdirSync(dirname(file), { recursive: true });
    writeForThisUser(file, toCsv(applications));
    console.log(`${file}: ${applications.length} applications`);
    return 0;
  },

  async retry() {
    const endpoint = env().AFFILIATE_ENDPOINT;
    if (!endpoint) {
      console.error('AFFILIATE_ENDPOINT is not set, so there is nowhere to hand applications on to.');
      return 1;
    }
    const store = applicationStore();
    const startedAt = new Date();
    const due = await store.makeDue(startedAt);
    const delivery = new Delivery({ endpoint, store: applicationStore });
    await delivery.wake();
    // One attempt for each: a failed one is due after the start of this run.
    for (let next = await store.nextDueAt(); next !== null && (next <= startedAt || delivery.busy); next = await store.nextDueAt())
      await delay(100);
    await delivery.stop();
    const { waiting } = await store.counts();
    // Others may have applied meanwhile.
    console.log(`${Math.max(0, due - waiting)} of ${due} waiting applications handed on`);
    for await (const application of store.all()) if (application.nextAttemptAt) console.log(line(application));
    return waiting === 0 ? 0 : 1;
  },

  async forget(email) {
    if (!email?.includes('@')) {
      console.error('Whose? npm run affiliates:forget -- EMAIL');
      return FAILED;
    }
    // As typed here, and as the form takes it: text copied from a mail may contain invisible characters.
    const gone = [];
    for (const spelling of new Set([email, withoutUnseen(email)])) gone.push(...(await applicationStore().forget(spelling)));
    console.log(`${gone.length} ${gone.length === 1 ? 'application' : 'applications'} of ${email} removed`);
    const handedOn = gone.filter(({ deliveredAt }) => deliveredAt).map(({ id }) => id);
    if (handedOn.length > 0) console.log(`Handed on before, and to be removed there as well: ${handedOn.join(', ')}`);
    return 0;
  },
};

/** An existing file keeps its permissions: so this restricts them before it writes anything. */
function writeForThisUser(file: string, text: string): void {
  const open = openSync(file, 'w', 0o600);
  try {
    if (fstatSync(open).isFile()) fchmodSync(open, 0o600);
    writeFileSync(open, text);
  } finally {
    closeSync(open);
  }
}

function line({ referral, revision, failures, ...application }: StoredApplication): string {
  const at = (date: Date | null, length = 16) => date?.toISOString().slice(0, length);
  const parts = [at(application.receivedAt), `${application.fullName} <${application.email}>`, application.locale];
  if (referral) parts.push(`ref ${referral.ref}`);
  if (revision > 1) parts.push(`revision ${revision}`);
  if (application.deliveredAt) parts.push(`handed on ${at(application.deliveredAt)}`);
  if (failures > 0) parts.push(`${failures} failed (${application.lastError}), next at ${at(application.nextAttemptAt, 19)}`);
  return parts.map((part) => forTerminal(part ?? '')).join('  ');
}

const [name = '', argument] = process.argv.slice(2);
async function main(): Promise<number> {
  const command = COMMANDS[name];
  if (!command) throw new CommandError(USAGE);
  try {
    return await command(argument);
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw error instanceof ConfigurationError ? error : new CommandError(`affiliates: this could not be done: ${message || code}`);
  } finally {
    await closeStore();
  }
}
await runCommand(main, { failed: FAILED });
