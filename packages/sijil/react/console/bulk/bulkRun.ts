import type { BulkResult } from 'sijil/contract/consoleViews';

/** Record of a bulk change. The version guards against a change that was made meanwhile. */
export interface BulkItem {
  readonly id: string;
  readonly version?: number;
}

/** So many records at a time: few enough that the progress moves, enough that a thousand are soon done. */
const chunkSize = 20;

export function bulkChunks<T>(items: readonly T[], size = chunkSize): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

export type BulkRefusal = (error: unknown) => { readonly code: string; readonly message: string };

interface BulkRun {
  readonly items: readonly BulkItem[];
  readonly send: (chunk: BulkItem[]) => Promise<readonly BulkResult[]>;
  /** Called after every chunk with all results so far. */
  readonly onProgress: (results: readonly BulkResult[]) => void;
  readonly isStopped: () => boolean;
  /** Turns a chunk that was refused, or never arrived, into the refusal of each of its records. */
  readonly refusal: BulkRefusal;
}

/**
 * Sends the items in chunks, so that the run can be stopped between two. A failed chunk fails for each of its records, and
 * the next ones are still tried. Returns one result per item that was tried.
 */
export async function runBulk({
  items,
  send,
  onProgress,
  isStopped,
  refusal,
}: BulkRun): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const chunk of bulkChunks(items)) {
    if (isStopped()) break;
    try {
      results.push(...(await send(chunk)));
    } catch (error) {
      const reason = refusal(error);
      results.push(...chunk.map(({ id }) => ({ id, ok: false as const, ...reason })));
    }
    onProgress([...results]);
  }
  return results;
}

/**
 * Sends the failed items again, without their version: a person who has read that a record changed meanwhile, and repeats
 * the change, wants it on the present record.
 */
export function retryItems(results: readonly BulkResult[]): BulkItem[] {
  return results.flatMap(({ id, ok }) => (ok ? [] : [{ id }]));
}
