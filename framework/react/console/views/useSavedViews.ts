import { useAction, useOperation } from '@framework/providers/operations';
import type { SavedView } from '../query/listViews';
import type { ViewName } from './ViewNameDialog';

const none: readonly SavedView[] = [];

/** The views of a list that the signed-in person has saved or that are shared with them. Saving under a name that exists replaces what it held. */
export function useSavedViews(list: string) {
  const { data } = useOperation('savedViews.list', {
    query: { list },
    showsRecords: [],
  });
  const { run: send, pending: saving } = useAction('savedViews.save');
  const { run: drop, pending: deleting } = useAction('savedViews.delete');
  const save = ({ name, address, sharedWith = [] }: Omit<SavedView, 'id'>): Promise<SavedView> =>
    send({ body: { list, name, address, sharedWith } });
  const remove = async (id: string): Promise<void> => {
    await drop({ params: { id } });
  };
  return {
    views: data ?? none,
    pending: saving || deleting,
    save,
    remove,
    /** Under the new name first: should that fail, the old one is still there. */
    rename: async (view: SavedView, { name, sharedWith }: ViewName): Promise<SavedView> => {
      const renamed = await save({ name, sharedWith, address: view.address });
      if (renamed.id !== view.id) await remove(view.id);
      return renamed;
    },
  };
}
