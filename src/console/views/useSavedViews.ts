import { useAct, useOperation } from '@/providers/operations';
import type { SavedView } from './savedView';

const none: readonly SavedView[] = [];

/** The views that the signed-in person has saved of a list. Saving under a name that exists replaces what it held. */
export function useSavedViews(resource: string) {
  const { data } = useOperation('savedViews.list', {
    query: { resource },
    tellsOf: [],
  });
  const { run: send, pending: saving } = useAct('savedViews.save');
  const { run: drop, pending: deleting } = useAct('savedViews.delete');
  const save = (name: string, address: string): Promise<SavedView> =>
    send({ body: { resource, name, address } });
  const remove = async (id: string): Promise<void> => {
    await drop({ params: { id } });
  };
  return {
    views: data ?? none,
    pending: saving || deleting,
    save,
    remove,
    /** Under the new name first: should that fail, the old one is still there. */
    rename: async (view: SavedView, name: string): Promise<SavedView> => {
      const renamed = await save(name, view.address);
      if (renamed.id !== view.id) await remove(view.id);
      return renamed;
    },
  };
}
