import { useTranslation } from 'react-i18next';
import type { BulkResult } from 'sijil/contract/consoleViews';
import type { OperationAction, Resource } from 'sijil/schema/resource';
import { useDialogs } from 'sijil/react/components/antd/laterControls';
import { useLocalize } from 'sijil/react/providers/language';
import { useToast } from 'sijil/react/toast/toastStore';
import { type BulkItem, retryItems } from './bulkRun';
import { PickedNames } from './ManyActions';
import type { Picked, Selection } from './pickedRecords';
import { type BulkWork, useBulk } from './useBulk';
import type { useSelection } from './useSelection';

type Values = Readonly<Record<string, unknown>>;

/** Deletes and changes the selected records, reports the results, and offers to undo a deletion. */
export function useBulkActions(resource: Resource, picked: ReturnType<typeof useSelection>) {
  const { t } = useTranslation(['list', 'common']);
  const dialogs = useDialogs();
  const toast = useToast();
  const localize = useLocalize();
  const bulk = useBulk(resource);

  const run = async (work: BulkWork, chosen: readonly BulkItem[], names: Selection): Promise<void> => {
    const results = await bulk.run(work, chosen, names);
    const succeeded = done(results);
    const count = succeeded.length;
    picked.onDone(succeeded);
    if (count === chosen.length) bulk.dismiss();
    if (count === 0) return;
    if (work.action === 'perform') {
      toast.success(t('bulk.performed', { action: localize(work.act.label), count }));
      return;
    }
    if (work.action !== 'delete') {
      toast.success(t(work.action === 'restore' ? 'bulk.restored' : 'bulk.changed', { count }));
      return;
    }
    toast.success(t('bulk.deleted', { count }), {
      action: {
        label: t('common:undo'),
        run: () => run({ action: 'restore' }, succeeded.map(withoutVersion), names),
      },
    });
  };
  return {
    bulk,
    change: (values: Values, chosen: readonly Picked[]) =>
      void run({ action: 'update', values }, chosen.map(withVersion), picked.selection),
    perform: (act: OperationAction, chosen: readonly Picked[], typed: Values) =>
      void run({ action: 'perform', act, typed }, chosen.map(withVersion), picked.selection),
    restore: (ids: readonly string[]) =>
      void run({ action: 'restore' }, ids.map(withoutVersion), picked.selection),
    retry: () => {
      if (bulk.state) void run(bulk.state.work, retryItems(bulk.state.results), bulk.state.names);
    },
    remove: () => {
      const chosen = [...picked.selection.values()];
      const count = chosen.length;
      dialogs.confirm({
        title: t('bulk.askDelete', { count }),
        content: (
          <>
            {t('bulk.deleteHint', { count })}
            <PickedNames picked={chosen} />
          </>
        ),
        okText: t('bulk.confirmDelete', { count }),
        danger: true,
        onOk: () => void run({ action: 'delete' }, chosen.map(withVersion), picked.selection),
      });
    },
  };
}

const withoutVersion = (id: string): BulkItem => ({ id });
const withVersion = ({ id, version }: Picked): BulkItem => ({ id, version });

function done(results: readonly BulkResult[]): string[] {
  return results.flatMap(({ id, ok }) => (ok ? [id] : []));
}
