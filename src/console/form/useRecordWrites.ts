import { useCreate, useDelete, useUpdate } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { apiPath, type Resource } from '#domain/schema/resource';
import type { ApiError } from '@/providers/apiError';
import { http } from '@/providers/http';
import type { ConsoleRecord } from '../consoleRecord';

type Values = Readonly<Record<string, unknown>>;
type Held = Pick<ConsoleRecord, 'id' | 'version'>;

// The console says itself what happened, beside the form or by name.
const quiet = { successNotification: false, errorNotification: false } as const;

/** Creates, changes, deletes and restores records; whatever is on the screen is read anew. @throws ApiError */
export function useRecordWrites(resource: Resource) {
  const target = { ...quiet, resource: apiPath(resource).slice(1) };
  const client = useQueryClient();
  const { mutateAsync: create } = useCreate<ConsoleRecord, ApiError, Values>();
  const { mutateAsync: update } = useUpdate<ConsoleRecord, ApiError, Values>();
  const { mutateAsync: remove } = useDelete<ConsoleRecord, ApiError, Pick<Held, 'version'>>();
  // Names in lists of other resources and in choices may have changed with it.
  const refresh = () => client.invalidateQueries();
  return {
    create: async (values: Values): Promise<ConsoleRecord> => {
      const { data } = await create({ ...target, values });
      void refresh();
      return data;
    },
    update: async (id: string, values: Values): Promise<ConsoleRecord> => {
      const { data } = await update({ ...target, id, values });
      void refresh();
      return data;
    },
    remove: async ({ id, version }: Held): Promise<void> => {
      await remove({ ...target, id, values: { version } });
      void refresh();
    },
    restore: async (id: string): Promise<void> => {
      await http.post(`${apiPath(resource)}/${encodeURIComponent(id)}/restore`);
      void refresh();
    },
  };
}
