import { useMemo } from 'react';
import type { BranchDocumentKind } from '#domain/profile/branchDocumentKinds';
import { branchDocuments } from '#resources/branchDocuments';
import type { ConsoleRecord } from '@framework/console/consoleRecord';
import { useRecords } from '@framework/console/query/useRecords';

const source = { resource: branchDocuments };

export interface KeptDocument {
  readonly kind: BranchDocumentKind;
  /** The one of its kind that lasts longest. */
  readonly record: ConsoleRecord;
  /** Number of documents that it renewed. */
  readonly former: number;
}

/** A branch's documents: of each kind the one that lasts longest, what ends first leading. */
export function useBranchDocuments(branchId: string) {
  const wanted = useMemo(
    () => ({
      ...{ q: '', page: 1, size: 100, filters: { branchId: { eq: branchId } } },
      sort: [{ field: 'expiresOn', order: 'desc' as const }],
    }),
    [branchId],
  );
  const { records, ...read } = useRecords(source, wanted);
  const documents = useMemo(() => standing(records), [records]);
  return { ...read, documents };
}

function standing(newestFirst: readonly ConsoleRecord[]): KeptDocument[] {
  const kinds = [...new Set(newestFirst.map((record) => record['kind'] as BranchDocumentKind))];
  return kinds
    .flatMap((kind) => {
      const [record, ...former] = newestFirst.filter((one) => one['kind'] === kind);
      return record ? [{ kind, record, former: former.length }] : [];
    })
    .toReversed();
}
