import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkResult } from '#framework/contract/consoleViews';
import type { Resource } from '#framework/schema/resource';
import { ApiError } from '@framework/providers/apiError';
import { inlineMessage } from '@framework/providers/failedCall';
import { recordCalls } from '@framework/providers/recordCalls';
import { type BulkItem, runBulk } from './bulkRun';
import { useRefresh } from '../writes/useRefresh';
import type { Selection } from './pickedRecords';

export interface BulkWork {
  readonly action: 'update' | 'delete' | 'restore';
  readonly values?: Readonly<Record<string, unknown>>;
}

export interface BulkState {
  readonly work: BulkWork;
  readonly running: boolean;
  readonly stopped: boolean;
  readonly total: number;
  readonly results: readonly BulkResult[];
  /** What the records were called when it began. */
  readonly names: Selection;
}

/** One change made to many records, a few at a time; what came of each is kept until it is dismissed. */
export function useBulk(resource: Resource) {
  const { t } = useTranslation();
  const refresh = useRefresh(resource);
  const [state, setState] = useState<BulkState | null>(null);
  const stopping = useRef(false);

  /** Answers what came of each record that was tried. */
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
      send: (chunk) => recordCalls.bulk(resource, { ...work, items: chunk }),
      onProgress: (soFar) => setState({ ...begun, results: soFar }),
      isStopped: () => stopping.current,
      refusal: (error) =>
        error instanceof ApiError
          ? { code: error.code, message: inlineMessage(error) || t('error') }
          : { code: 'unknown', message: t('error') },
    });
    refresh();
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
