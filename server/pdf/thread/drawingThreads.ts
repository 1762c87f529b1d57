import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { DrawingInput, DrawingName, DrawingTask } from './drawings';
import { ThreadPool } from '#framework/server/threads/threadPool';
import { appliedTexts } from '#framework/server/db/followChanges';

/**
 * Draws a document in a thread of its own, so that neither its length nor a broken picture in it is felt by anybody else.
 * @throws ThreadJobError when it cannot be drawn: only this drawing has failed.
 */
export async function draw<Name extends DrawingName>(name: Name, input: DrawingInput<Name>): Promise<Buffer> {
  const drawn = await drawingThreads.run({ name, input, texts: appliedTexts() });
  return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength);
}

/** The threads in which documents are drawn. */
export const drawingThreads = new ThreadPool<DrawingTask, Uint8Array>(
  new URL(`./drawingThread${path.extname(import.meta.filename)}`, import.meta.url),
  {
    threads: Math.min(2, availableParallelism()),
    patienceMs: 1000,
    jobMs: 30_000,
    heapMb: 512,
    waiting: 200,
    // Longer than an order takes from its price to its contract: `warmDrawing`.
    restMs: 600_000,
  },
);
