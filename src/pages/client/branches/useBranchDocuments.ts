import { useMemo } from 'react';
import type { BranchDocumentKind } from '#domain/profile/branchDocumentKinds';
import { branchDocuments } from '#resources/branchDocuments';
import type { ConsoleRecord } from '@framework/console/consoleRecord';
import { useRecords } from '@framework/console/query/useRecords';
import { filterOf } from '#framework/schema/lists/listState';

const source = { resource: branchDocuments };

export interface BranchDocument {
  readonly kind: BranchDocumentKind;
  /** The one of its kind that lasts longest. */
  readonly record: ConsoleRecord;
  /** Number of documents that it renewed. */
  readonly former: number;
}

/** A branch's documents: of each kind the one that lasts longest, what ends first leading. */
export function useBranchDocuments(branchId: string) {
  const { records, ...read } = useRecords(source, {
    pageSize: 100,
    filters: [filterOf('branchId', 'eq', branchId)],
    sorters: [{ field: 'expiresOn', order: 'desc' }],
  });
  const documents = useMemo(() => currentDocuments(records), [records]);
  return { ...read, documents };
}

function currentDocuments(newestFirst: readonly ConsoleRecord[]): BranchDocument[] {
  const kinds = [...new Set(newestFirst.map((record) => record['kind'] as BranchDocumentKind))];
  return kinds
    .flatMap((kind) => {
      const [record, ...former] = newestFirst.filter((one) => one['kind'] === kind);
      return record ? [{ kind, record, former: former.length }] : [];
    })
    .toReversed();
}
