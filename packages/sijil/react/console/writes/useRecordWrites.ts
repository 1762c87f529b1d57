import { useCreate, useDelete, useUpdate } from '@refinedev/core';
import { useCallback } from 'react';
import { apiPath, type Resource } from 'sijil/schema/resource';
import type { CallError } from 'sijil/react/providers/apiError';
import { recordCalls } from 'sijil/react/providers/recordCalls';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { useChanged } from 'sijil/react/providers/freshness/useChanged';

type Values = Readonly<Record<string, unknown>>;
type Held = Pick<ConsoleRecord, 'id' | 'version'>;

// The console shows results itself, in the form or by name, and decides what is refetched.
const quiet = { successNotification: false, errorNotification: false } as const;

/** Creates, changes, deletes and restores records; everything on the screen that shows them is refetched. @throws CallError */
export function useRecordWrites(resource: Resource) {
  const target = { ...quiet, invalidates: [], resource: apiPath(resource).slice(1) };
  const refresh = useRefresh(resource);
  const { mutateAsync: create } = useCreate<ConsoleRecord, CallError, Values>();
  const { mutateAsync: update } = useUpdate<ConsoleRecord, CallError, Values>();
  const { mutateAsync: remove } = useDelete<ConsoleRecord, CallError, Pick<Held, 'version'>>();
  return {
    create: async (values: Values): Promise<ConsoleRecord> => {
      const { data } = await create({ ...target, values });
      refresh();
      return data;
    },
    update: async (id: string, values: Values): Promise<ConsoleRecord> => {
      const { data } = await update({ ...target, id, values });
      refresh();
      return data;
    },
    remove: async ({ id, version }: Held): Promise<void> => {
      await remove({ ...target, id, values: { version } });
      refresh();
    },
    restore: async (id: string): Promise<void> => {
      await recordCalls.restore(resource, id);
      refresh();
    },
  };
}

/** Returns a function to call after records of a resource were written: everything that shows or names them is refetched. */
export function useRefresh({ name }: Resource): () => void {
  const changed = useChanged();
  return useCallback(() => void changed([{ resource: name, ids: null }]), [changed, name]);
}
