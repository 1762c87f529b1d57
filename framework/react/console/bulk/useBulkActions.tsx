import { useTranslation } from 'react-i18next';
import type { BulkResult } from '#framework/contract/consoleViews';
import type { Resource, SettingAction } from '#framework/schema/resource';
import { useDialogs } from '@framework/components/antd/dialogs';
import { useLocalize } from '@framework/providers/language';
import { useToast } from '@framework/toast/useToast';
import { type BulkItem, retryItems } from './bulkRun';
import type { Selection } from './pickedRecords';
import { type BulkWork, useBulk } from './useBulk';
import type { useSelection } from './useSelection';
import styles from './bulk.module.css';

/** Longer than other toasts: whoever deleted too much needs a moment to see it. */
const undoMs = 12_000;

/** Deletes and changes the selected records, tells what came of it, and offers to undo a deletion. */
export function useBulkActions(resource: Resource, picked: ReturnType<typeof useSelection>) {
  const { t } = useTranslation(['list', 'common']);
  const dialogs = useDialogs();
  const toast = useToast();
  const localize = useLocalize();
  const bulk = useBulk(resource);
  const count = picked.selection.size;
  const items = (): BulkItem[] => [...picked.selection.values()].map(({ id, version }) => ({ id, version }));

  const run = async (work: BulkWork, chosen: readonly BulkItem[], names: Selection): Promise<void> => {
    const results = await bulk.run(work, chosen, names);
    const succeeded = done(results);
    picked.onDone(succeeded);
    if (succeeded.length === chosen.length) bulk.dismiss();
    if (succeeded.length === 0) return;
    if (work.action !== 'delete') {
      toast.success(
        t(work.action === 'restore' ? 'bulk.restored' : 'bulk.changed', { count: succeeded.length }),
      );
      return;
    }
    toast.success(t('bulk.deleted', { count: succeeded.length }), {
      duration: undoMs,
      action: {
        label: t('common:undo'),
        run: () => run({ action: 'restore' }, succeeded.map(withoutVersion), names),
      },
    });
  };
  return {
    bulk,
    change: (values: Readonly<Record<string, unknown>>) =>
      run({ action: 'update', values }, items(), picked.selection),
    /** What an action sets, in every selected record; asked first where the action asks. */
    perform: (action: SettingAction) => {
      const change = () => void run({ action: 'update', values: action.set }, items(), picked.selection);
      if (!action.confirm) return change();
      dialogs.confirm({
        title: `${localize(action.label)}: ${t('bulk.selected', { count })}`,
        content: localize(action.confirm),
        okText: localize(action.label),
        okButtonProps: { danger: action.danger ?? false },
        cancelText: t('common:cancel'),
        autoFocusButton: 'cancel',
        onOk: change,
      });
    },
    restore: (ids: readonly string[]) =>
      void run({ action: 'restore' }, ids.map(withoutVersion), picked.selection),
    retry: () => {
      if (bulk.state) void run(bulk.state.work, retryItems(bulk.state.results), bulk.state.names);
    },
    remove: () =>
      dialogs.confirm({
        title: t('bulk.askDelete', { count }),
        content: (
          <>
            {t('bulk.deleteHint', { count })}
            <PickedNames selection={picked.selection} />
          </>
        ),
        okText: t('bulk.confirmDelete', { count }),
        okButtonProps: { danger: true },
        cancelText: t('common:cancel'),
        autoFocusButton: 'cancel',
        onOk: () => void run({ action: 'delete' }, items(), picked.selection),
      }),
  };
}

const withoutVersion = (id: string): BulkItem => ({ id });

function done(results: readonly BulkResult[]): string[] {
  return results.flatMap(({ id, ok }) => (ok ? [id] : []));
}

/** Names of the selected records, shown before they are deleted; a long list scrolls. */
function PickedNames({ selection }: { readonly selection: Selection }) {
  const localize = useLocalize();
  return (
    // Reached by the keyboard, because it may have to be scrolled.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ul className={styles.names} tabIndex={0}>
      {[...selection.values()].map(({ id, title }) => (
        <li key={id}>
          <bdi>{localize(title) || id}</bdi>
        </li>
      ))}
    </ul>
  );
}
