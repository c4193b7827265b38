import { hostname } from 'node:os';
import { env } from '../env.ts';

/** The name of this process in the receipts: the configured one, else machine and process id. */
export const instanceName = (): string => env().INSTANCE_NAME ?? `${hostname()}-${process.pid}`;
