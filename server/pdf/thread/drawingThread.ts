import { parentPort } from 'node:worker_threads';
import { type DrawingTask, drawings } from './drawings';
import type { ThreadAnswer } from '#framework/server/threads/threadPool';

// An exception outside a task's own promise (a decoder's callback) ends this thread; the pool sees it as its death.
parentPort?.on('message', (task: DrawingTask) => void answer(task));

async function answer({ name, input }: DrawingTask): Promise<void> {
  try {
    const result = await (drawings[name] as (given: unknown) => Promise<Uint8Array>)(input);
    // A copy of its own: a small buffer shares its memory with others and cannot be handed over.
    const copy = new Uint8Array(result);
    post({ result: copy }, [copy.buffer]);
  } catch (error) {
    post({ failure: `${name}: ${error instanceof Error ? error.message : String(error)}` });
  }
}

function post(message: ThreadAnswer<Uint8Array>, handedOver: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, [...handedOver]);
}
