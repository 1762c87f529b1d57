import { parentPort } from 'node:worker_threads';
import { type DrawingTask, drawings } from './drawings';
import type { ThreadAnswer } from 'sijil/server/threads/threadPool';

let hasChanges = false;

// An exception outside a task's own promise (in a decoder's callback) ends this thread; the pool detects that.
parentPort?.on('message', (task: DrawingTask) => void answer(task));

async function answer({ name, input, texts }: DrawingTask): Promise<void> {
  try {
    if (texts.length > 0 || hasChanges) await follow(texts);
    const result = await (drawings[name] as (given: unknown) => Promise<Uint8Array>)(input);
    // A copy: a small buffer shares its memory with others and cannot be transferred.
    const copy = new Uint8Array(result);
    post({ result: copy }, [copy.buffer]);
  } catch (error) {
    post({ failure: `${name}: ${error instanceof Error ? error.message : String(error)}` });
  }
}

/** Applies the process's changed texts to the documents; the text tables are loaded with the first change. */
async function follow(texts: DrawingTask['texts']): Promise<void> {
  const { followChanges } = await import('./followChanges');
  followChanges(texts);
  hasChanges = texts.length > 0;
}

function post(message: ThreadAnswer<Uint8Array>, handedOver: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, [...handedOver]);
}
