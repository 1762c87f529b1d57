import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { DrawingTask } from './drawings';
import { ThreadPool } from '#framework/server/threads/threadPool';

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
