import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkResult } from 'sijil/contract/consoleViews';
import type { OperationAction, Resource } from 'sijil/schema/resource';
import { CallError } from 'sijil/react/providers/apiError';
import { inlineMessage } from 'sijil/react/providers/failedCall';
import { useDone } from 'sijil/react/providers/freshness/useChanged';
import { recordCalls } from 'sijil/react/providers/recordCalls';
import { type BulkItem, type BulkRefusal, runBulk } from './bulkRun';
import { useRefresh } from '../writes/useRecordWrites';
import type { Selection } from './pickedRecords';
import { callNamed } from 'sijil/react/providers/operations';
import { callOf } from '../actions/useRecordActions';

interface Performing {
  readonly act: OperationAction;
  readonly typed: Readonly<Record<string, unknown>>;
}

/** Performs an action on each selected record in turn, and returns the result of each. */
async function performEach(
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

type Values = Readonly<Record<string, unknown>>;

export type BulkWork =
  | { readonly action: 'update' | 'delete' | 'restore'; readonly values?: Values }
  | { readonly action: 'perform'; readonly act: OperationAction; readonly typed: Values };

export interface BulkState {
  readonly work: BulkWork;
  readonly running: boolean;
  readonly stopped: boolean;
  readonly total: number;
  readonly results: readonly BulkResult[];
  /** Titles of the records at the start of the run. */
  readonly names: Selection;
}

/** One change made to many records, a few at a time; the results stay until they are dismissed. */
export function useBulk(resource: Resource) {
  const refresh = useRefresh(resource);
  const done = useDone();
  const refusal = useBulkRefusal();
  const [state, setState] = useState<BulkState | null>(null);
  const stopping = useRef(false);

  /** Returns the result of each record that was tried. */
  const run = async (
    work: BulkWork,
    items: readonly BulkItem[],
    names: Selection,
  ): Promise<readonly BulkResult[]> => {
    stopping.current = false;
    const begun = { work, running: true, stopped: false, total: items.length, results: [], names };
    setState(begun);
    const results = await runBulk({
      items,
      send: (chunk) =>
        work.action === 'perform'
          ? performEach(work, chunk, names, refusal)
          : recordCalls.bulk(resource, { ...work, items: chunk }),
      onProgress: (soFar) => setState({ ...begun, results: soFar }),
      isStopped: () => stopping.current,
      refusal,
    });
    refresh();
    if (work.action === 'perform') void done(work.act.operation);
    setState({ ...begun, running: false, stopped: results.length < items.length, results });
    return results;
  };
  return {
    state,
    run,
    stop: () => {
      stopping.current = true;
    },
    dismiss: () => setState(null),
  };
}

/** Returns the function that turns a failed call into the refusal of each of its records. */
export function useBulkRefusal(): BulkRefusal {
  const { t } = useTranslation();
  return (error) =>
    error instanceof CallError
      ? { code: error.code, message: inlineMessage(error) || t('error') }
      : { code: 'unknown', message: t('error') };
}
