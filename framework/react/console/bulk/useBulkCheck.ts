import { useEffect, useState } from 'react';
import type { BulkResult } from '#framework/contract/consoleViews';
import type { Resource } from '#framework/schema/resource';
import { recordCalls } from '@framework/providers/recordCalls';
import { runBulk } from './bulkRun';
import type { Picked } from './pickedRecords';
import { useBulkRefusal } from './useBulk';

interface BulkCheck {
  readonly results: readonly BulkResult[];
  readonly running: boolean;
}

const begun: BulkCheck = { results: [], running: true };

/** Asks what a change of many records would write and what would refuse it, a few records at a time; nothing is written. */
export function useBulkCheck(
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
  picked: readonly Picked[],
): BulkCheck {
  const refusal = useBulkRefusal();
  const [check, setCheck] = useState(begun);
  // The dialog asks once, about what it was opened with.
  const [asked] = useState({ resource, values, picked, refusal });
  useEffect(() => {
    let left = false;
    const show = (next: BulkCheck) => left || setCheck(next);
    void runBulk({
      items: asked.picked.map(({ id, version }) => ({ id, version })),
      send: (chunk) =>
        recordCalls.bulk(asked.resource, {
          action: 'update',
          values: asked.values,
          items: chunk,
          check: true,
        }),
      onProgress: (results) => void show({ results, running: true }),
      isStopped: () => left,
      refusal: asked.refusal,
    }).then((results) => show({ results, running: false }));
    return () => {
      left = true;
    };
  }, [asked]);
  return check;
}
