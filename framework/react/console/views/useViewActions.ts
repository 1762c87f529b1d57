import { useTranslation } from 'react-i18next';
import { useDialogs } from '@framework/components/antd/dialogs';
import { CallError } from '@framework/providers/apiError';
import { inlineMessage } from '@framework/providers/failedCall';
import { useToast } from '@framework/toast/useToast';
import type { ListState } from '#framework/schema/lists/listState';
import { writeListAddress } from '#framework/schema/lists/listAddress';
import type { DeclaredTable } from '../query/useDeclaredTable';
import { type SavedView, stateOfView, viewAddress } from '../query/listViews';
import type { useSavedViews } from './useSavedViews';
import type { ViewName } from './ViewNameDialog';

/** What can be done with saved views; each says what came of it. */
export function useViewActions(
  saved: ReturnType<typeof useSavedViews>,
  { state, narrowing, show }: DeclaredTable,
) {
  const { t } = useTranslation(['list', 'common']);
  const toast = useToast();
  const dialogs = useDialogs();
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      toast.danger(error instanceof CallError ? inlineMessage(error) : t('common:error'));
    }
  };
  const keep = async ({ name, sharedWith }: ViewName): Promise<void> => {
    const view = await saved.save({ name, sharedWith, address: viewAddress(state) });
    // Saving under the open view's name changes no address: a person who has moved on is not brought back.
    if (view.id !== state.view) show((now) => (isSame(now, state) ? { ...state, view: view.id } : null));
    toast.success(t('views.saved', { name }));
  };
  return {
    /** @throws CallError, shown at the name */
    saveAs: keep,
    overwrite: (view: SavedView) =>
      attempt(() => keep({ name: view.name, sharedWith: view.sharedWith ?? [] })),
    /** @throws CallError, shown at the name */
    rename: async (view: SavedView, name: ViewName): Promise<void> => {
      const renamed = await saved.rename(view, name);
      show((now) => (now.view === view.id ? { ...now, view: renamed.id } : null));
    },
    askToDelete: (view: SavedView, next: SavedView) => {
      dialogs.confirm({
        title: t('views.askDelete', { name: view.name }),
        content: t('views.deleteHint'),
        okText: t('views.delete'),
        okButtonProps: { danger: true },
        cancelText: t('common:cancel'),
        autoFocusButton: 'cancel',
        onOk: () =>
          attempt(async () => {
            await saved.remove(view.id);
            show((now) => (now.view === view.id ? { ...stateOfView(next, narrowing), view: null } : null));
          }),
      });
    },
  };
}

function isSame(one: ListState, other: ListState): boolean {
  return writeListAddress(one).toString() === writeListAddress(other).toString();
}
