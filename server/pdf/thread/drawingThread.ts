import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from './threadPool';
import { type ThreadTask, threadTasks } from './threadTasks';

// What throws outside a task's own promise (a decoder's callback) ends this thread and is told to the pool as its death.
parentPort?.on('message', (task: ThreadTask) => void answer(task));

async function answer({ name, input }: ThreadTask): Promise<void> {
  try {
    const result = await (threadTasks[name] as (given: unknown) => Promise<unknown>)(input);
    if (!(result instanceof Uint8Array)) return post({ result });
    // A copy of its own: a small buffer shares its memory with others and cannot be handed over.
    const copy = new Uint8Array(result);
    post({ result: copy }, [copy.buffer]);
  } catch (error) {
    post({ failure: `${name}: ${error instanceof Error ? error.message : String(error)}` });
  }
}

function post(message: ThreadAnswer<unknown>, handedOver: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, [...handedOver]);
}
