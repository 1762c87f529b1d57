import { parentPort, threadId } from 'node:worker_threads';

/**
 * Tasks of a misbehaving thread, none of which may harm the process that started it. Plain JavaScript, because a thread that
 * must load TypeScript first takes ten times as long to start.
 * @type {Record<string, () => void>}
 */
const tasks = {
  answer: () => parentPort?.postMessage({ result: 'answer' }),
  tell: () => parentPort?.postMessage({ result: `thread ${threadId}` }),
  throw: () =>
    void setImmediate(() => {
      throw new Error('thrown in a callback');
    }),
  exit: () => process.exit(3),
  fill: () => {
    /** @type {object[]} */
    const held = [];
    for (;;) held.push(Array.from({ length: 10_000 }, () => ({ held })));
  },
  hang: () => {
    for (;;);
  },
  sleep: () => undefined,
};

parentPort?.on('message', (task) => tasks[task]?.());
