import { useMemo } from 'react';
import { importLimit, type ImportBody, type ImportOutcome } from '#framework/contract/consoleViews';
import type { Localized } from '#framework/base/i18n/localized';
import type { Resource } from '#framework/schema/resource';
import { useChanged } from '@framework/providers/freshness/useChanged';
import { recordCalls } from '@framework/providers/recordCalls';
import { useSession } from '@framework/providers/session';
import { useMay } from '@framework/providers/may';
import { type ImportTarget, importTargets, type TargetRows } from './importTargets';

/** Target of an import: its possible columns, its limit of rows, and the calls that check and save them. */
export interface ImportSource {
  /** Of the files that it hands out. */
  readonly name: string;
  readonly label: Localized;
  readonly targets: readonly ImportTarget[];
  readonly most: number;
  /** Rows of the file that it hands out, by target; absent where that holds the names of the columns only. */
  readonly sample?: TargetRows;
  /** Whose records the rows are; absent where they are none of a declaration. */
  readonly resource?: Resource;
  /** Field that identifies existing records; absent where an import only adds. */
  readonly key?: string;
  readonly send: (
    body: ImportBody,
    onProgress: (done: number, total: number) => void,
  ) => Promise<ImportReport>;
}

/** Outcome of an import; `found` shows how valid rows were understood, where that is worth reading. */
export interface ImportReport extends ImportOutcome {
  readonly found?: readonly { readonly line: number; readonly title: string; readonly place: string }[];
  /** The one thing that was made of all rows, where each row is not a record of its own. */
  readonly made?: { readonly to: string; readonly message: string; readonly open: string };
}

/** Records of a declaration, as far as this person may write them. */
export function useRecordSource(resource: Resource): ImportSource {
  const changed = useChanged();
  const role = useSession((session) => session.user?.role ?? null);
  const mayUpdate = useMay({ resource: resource.name, action: 'edit' });
  return useMemo(
    () => ({
      name: resource.name,
      label: resource.label.many,
      targets: importTargets(resource, role),
      most: importLimit(resource),
      resource,
      ...(mayUpdate && resource.importKey !== undefined && { key: resource.importKey }),
      send: async (body, onProgress) => {
        const outcome = await recordCalls.import(resource, body, onProgress);
        if (outcome.created + outcome.updated > 0) void changed([{ resource: resource.name, ids: null }]);
        return outcome;
      },
    }),
    [resource, role, mayUpdate, changed],
  );
}
