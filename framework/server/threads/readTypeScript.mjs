// A thread's first file. Node hands the loader of the process on to its threads only from version 22, so each registers
// its own before it reads the TypeScript that it was started for.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.script);
