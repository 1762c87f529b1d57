import { useTranslation } from 'react-i18next';
import type { Field } from '#framework/schema/field';
import { useDialogs } from '@framework/components/antd/dialogs';
import { ApiError } from '@framework/providers/apiError';
import { inlineMessage } from '@framework/providers/failedCall';
import { useToast } from '@framework/toast/useToast';
import type { ListState } from '../query/listAddress';
import { type SavedView, stateOfView, viewAddress } from './savedView';
import type { useSavedViews } from './useSavedViews';
import type { ViewName } from './ViewNameDialog';

/** What can be done with saved views; each says what came of it. */
export function useViewActions(
  saved: ReturnType<typeof useSavedViews>,
  state: ListState,
  fields: Readonly<Record<string, Field>>,
  onShow: (state: ListState) => void,
) {
  const { t } = useTranslation(['list', 'common']);
  const toast = useToast();
  const dialogs = useDialogs();
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      toast.danger(error instanceof ApiError ? inlineMessage(error) : t('common:error'));
    }
  };
  const keep = async ({ name, shared }: ViewName): Promise<void> => {
    const view = await saved.save({ name, shared, address: viewAddress(state) });
    // Kept under the name that is open, the list stays: whoever has gone on meanwhile is not brought back.
    if (view.id !== state.view) onShow({ ...state, view: view.id });
    toast.success(t('views.saved', { name }));
  };
  return {
    /** @throws ApiError, told beside the name */
    saveAs: keep,
    overwrite: (view: SavedView) => attempt(() => keep({ name: view.name, shared: view.shared ?? false })),
    /** @throws ApiError, told beside the name */
    rename: async (view: SavedView, name: ViewName): Promise<void> => {
      const renamed = await saved.rename(view, name);
      onShow({ ...state, view: renamed.id });
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
            onShow({ ...stateOfView(next, fields), view: null });
          }),
      });
    },
  };
}
