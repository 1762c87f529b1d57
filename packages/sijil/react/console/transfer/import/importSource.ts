import { useMemo } from 'react';
import { importLimit, type ImportBody, type ImportOutcome } from 'sijil/contract/consoleViews';
import type { Localized } from 'sijil/base/i18n/localized';
import type { Resource } from 'sijil/schema/resource';
import { useChanged } from 'sijil/react/providers/freshness/useChanged';
import { recordCalls } from 'sijil/react/providers/recordCalls';
import { useSession } from 'sijil/react/providers/session';
import { useMay } from 'sijil/react/providers/may';
import { type ImportTarget, importTargets, type TargetRows } from './importTargets';

/** Target of an import: its possible columns, its limit of rows, and the calls that check and save them. */
export interface ImportSource {
  /** Name of the template and result files. */
  readonly name: string;
  readonly label: Localized;
  readonly targets: readonly ImportTarget[];
  readonly most: number;
  /** Rows of the template, by target; absent for a template with only the column names. */
  readonly sample?: TargetRows;
  /** Resource of the records; absent where the rows are not records of a declaration. */
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
  /** Single object made of all rows, where the rows are not records themselves. */
  readonly made?: { readonly to: string; readonly message: string; readonly open: string };
}

/** Returns the import of a declaration's records, with the fields that this person may write. */
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
