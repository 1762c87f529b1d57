import type { BulkResult } from '#framework/contract/consoleViews';
import type { OperationAction } from '#framework/schema/resource';
import { callNamed } from '@framework/providers/operations';
import { callOf } from '../actions/callOf';
import type { BulkItem, BulkRefusal } from './bulkRun';
import type { Selection } from './pickedRecords';

interface Performing {
  readonly act: OperationAction;
  readonly typed: Readonly<Record<string, unknown>>;
}

/** Performs an action on each of some selected records, one after another, and answers what came of each. */
export async function performEach(
  { act, typed }: Performing,
  items: readonly BulkItem[],
  selection: Selection,
  refusal: BulkRefusal,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const { id } of items) {
    const picked = selection.get(id);
    if (!picked) continue;
    const call = callOf(act, picked.record, typed);
    try {
      await callNamed(act.operation, {
        params: { id: call.id },
        ...(Object.keys(call.body).length > 0 && { body: call.body }),
      });
      results.push({ id, ok: true });
    } catch (error) {
      results.push({ id, ok: false, ...refusal(error) });
    }
  }
  return results;
}
