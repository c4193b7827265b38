import { hostname } from 'node:os';
import { env } from '../env.ts';

/** What this process is called in the receipts: the name that it was given, else its machine and its process id. */
export const instanceName = (): string => env().INSTANCE_NAME ?? `${hostname()}-${process.pid}`;
