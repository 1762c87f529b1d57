import { availableParallelism } from 'node:os';
import type { DrawingInput, DrawingName, DrawingTask } from './thread/drawings';
import { ThreadPool } from './thread/threadPool';

const pool = new ThreadPool<DrawingTask, Uint8Array>(new URL('./thread/drawingThread.ts', import.meta.url), {
  threads: Math.min(2, availableParallelism()),
  jobMs: 30_000,
  heapMb: 512,
  waiting: 200,
});

/**
 * Draws a document in a thread of its own, so that neither its length nor a broken picture in it is felt by anybody else.
 * @throws ThreadJobError when it cannot be drawn: only this drawing has failed.
 */
export async function draw<Name extends DrawingName>(name: Name, input: DrawingInput<Name>): Promise<Buffer> {
  const drawn = await pool.run({ name, input });
  return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength);
}
