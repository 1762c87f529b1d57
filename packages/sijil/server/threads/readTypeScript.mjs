// Entry file of a thread. Node passes the loader of the process on to its threads only from version 22, so each registers its
// own before it loads its TypeScript script.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.script);
