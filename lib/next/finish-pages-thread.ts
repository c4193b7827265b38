import { parentPort, workerData } from 'node:worker_threads';
import { finishShare } from './finish-pages.ts';

parentPort?.postMessage(finishShare(workerData));
