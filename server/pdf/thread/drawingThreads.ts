import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { DrawingInput, DrawingName, DrawingTask } from './drawings';
import { ThreadPool } from 'sijil/server/threads/threadPool';
import { appliedTexts } from 'sijil/server/db/followChanges';

/**
 * Renders a document in a separate thread, so that neither a long document nor a broken picture affects anybody else.
 * @throws ThreadJobError if it cannot be rendered: only this document has failed.
 */
export async function draw<Name extends DrawingName>(name: Name, input: DrawingInput<Name>): Promise<Buffer> {
  const drawn = await drawingThreads.run({ name, input, texts: appliedTexts() });
  return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength);
}

/** Threads that render documents. */
export const drawingThreads = new ThreadPool<DrawingTask, Uint8Array>(
  new URL(`./drawingThread${path.extname(import.meta.filename)}`, import.meta.url),
  {
    threads: Math.min(2, availableParallelism()),
    patienceMs: 1000,
    jobMs: 30_000,
    heapMb: 512,
    waiting: 200,
    // Longer than the time between an order's quote and its contract: `warmDrawing`.
    restMs: 600_000,
  },
);
