import { describe, expect, it } from 'vitest';
import type { BulkResult } from 'sijil/contract/consoleViews';
import { bulkChunks, type BulkItem, retryItems, runBulk } from 'sijil/react/console/bulk/bulkRun';

const records = (count: number): BulkItem[] =>
  Array.from({ length: count }, (_, index) => ({ id: `r${index}`, version: 1 }));
const succeed = async (chunk: BulkItem[]): Promise<BulkResult[]> => chunk.map(({ id }) => ({ id, ok: true }));
const refusal = (error: unknown) => ({ code: 'network', message: String(error) });

describe('a bulk change of records', () => {
  it('is sent in chunks of twenty records, each record exactly once', () => {
    const chunks = bulkChunks(records(45));
    expect(chunks.map(({ length }) => length)).toEqual([20, 20, 5]);
    expect(chunks.flat()).toEqual(records(45));
    expect(bulkChunks([])).toEqual([]);
  });

  it('reports its progress after every chunk', async () => {
    const seen: number[] = [];
    const onProgress = (results: readonly BulkResult[]) => seen.push(results.length);
    await runBulk({ items: records(45), send: succeed, onProgress, isStopped: () => false, refusal });
    expect(seen).toEqual([20, 40, 45]);
  });

  it('continues after a failed chunk and reports the failure for each of its records', async () => {
    let call = 0;
    const send = (chunk: BulkItem[]) => {
      call += 1;
      return call === 1 ? Promise.reject(new Error('down')) : succeed(chunk);
    };
    const results = await runBulk({
      items: records(25),
      send,
      onProgress: () => undefined,
      isStopped: () => false,
      refusal,
    });
    expect(results.filter(({ ok }) => !ok)).toHaveLength(20);
    expect(results[0]).toEqual({ id: 'r0', ok: false, code: 'network', message: 'Error: down' });
    expect(results.at(-1)).toEqual({ id: 'r24', ok: true });
  });

  it('can be stopped between two chunks; unsent records have no result', async () => {
    let stopped = false;
    const results = await runBulk({
      items: records(45),
      send: succeed,
      onProgress: () => (stopped = true),
      isStopped: () => stopped,
      refusal,
    });
    expect(results).toHaveLength(20);
  });

  it('retries only the failed records, without their outdated versions', () => {
    const results: BulkResult[] = [
      { id: 'a', ok: true },
      { id: 'b', ok: false, code: 'stale_version', message: '' },
    ];
    expect(retryItems(results)).toEqual([{ id: 'b' }]);
  });
});
