import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { fillAddress } from 'sijil/schema/generatedScreens';
import type { LinkAction, OperationAction, RecordAction, Resource } from 'sijil/schema/resource';
import { useDialogs } from 'sijil/react/components/antd/laterControls';
import { CallError } from 'sijil/react/providers/apiError';
import { useDone } from 'sijil/react/providers/freshness/useChanged';
import { inlineMessage } from 'sijil/react/providers/failedCall';
import { useLocalize } from 'sijil/react/providers/language';
import { callNamed } from 'sijil/react/providers/operations';
import { useSession } from 'sijil/react/providers/session';
import { useToast } from 'sijil/react/toast/toastStore';
import { ActionDrawer } from './ActionDrawer';
import type { ExportView } from 'sijil/contract/exportViews';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { useRecordWrites, useRefresh } from '../writes/useRecordWrites';
import { useBegunExports } from '../writes/begunExports';
import { offeredActions } from './offeredActions';
import { useShownOnce } from './useShownOnce';

interface RecordActions {
  readonly actions: readonly RecordAction[];
  readonly start: (action: RecordAction) => void;
  /** Form of the action that was started, to be rendered in the page. */
  readonly dialog: ReactNode;
}

type PerformedAction = Exclude<RecordAction, LinkAction>;

/**
 * Actions of a record besides editing. Each asks or opens its form, runs, reports the result and refetches the record; a link
 * only navigates.
 */
export function useRecordActions(resource: Resource, record: ConsoleRecord): RecordActions {
  const { t } = useTranslation('record');
  const { t: common } = useTranslation();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const toast = useToast();
  const localize = useLocalize();
  const refresh = useRefresh(resource);
  const done = useDone();
  const { update } = useRecordWrites(resource);
  const addExport = useBegunExports(({ add }) => add);
  const role = useSession((session) => session.user?.role ?? null);
  const [begun, setBegun] = useState<OperationAction | null>(null);
  const [showOnce, shownOnce] = useShownOnce(resource);
  const name = localize(record.$title);

  const perform = async (action: PerformedAction, typed?: Values) => {
    if ('set' in action) {
      await update(record.id, { ...action.set, version: record.version });
      toast.success(localize(action.done));
      return;
    }
    const { id, body } = callOf(action, record, typed);
    const answer = await callNamed(action.operation, {
      params: { id },
      ...(Object.keys(body).length > 0 && { body }),
    });
    setBegun(null);
    refresh();
    void done(action.operation);
    // Not awaited: the confirmation would stay open on top of it.
    void showOnce(name, answer);
    if (!action.makesFile) return void toast.success(localize(action.done));
    addExport((answer as Pick<ExportView, 'id'>).id);
    toast.info(localize(action.done), { text: common('exports.begunHint') });
  };
  const attempt = async (action: PerformedAction) => {
    try {
      await perform(action);
    } catch (error) {
      dialogs.error({
        title: t('actions.refused', { action: localize(action.label), name }),
        content: error instanceof CallError ? inlineMessage(error) : common('error'),
        okText: common('close'),
      });
    }
  };
  const start = (action: RecordAction) => {
    if ('link' in action) return void navigate(fillAddress(action.link, record) ?? '');
    if (!('set' in action) && action.body) return setBegun(action);
    if (!action.confirm) return void attempt(action);
    dialogs.confirm({
      title: `${localize(action.label)}: ${name}`,
      content: localize(action.confirm),
      okText: localize(action.label),
      danger: action.danger ?? false,
      onOk: () => perform(action),
    });
  };
  const dialog = (
    <>
      {begun?.body && (
        <ActionDrawer
          action={begun}
          body={begun.body}
          name={name}
          onSubmit={(values) => perform(begun, values)}
          onClose={() => setBegun(null)}
        />
      )}
      {shownOnce}
    </>
  );
  return { actions: offeredActions(resource, record, role), start, dialog };
}

/** Returns the record that an action calls its operation for, and the body: fixed values, values of the record, typed ones. */
export function callOf(
  { of, values }: Pick<OperationAction, 'of' | 'values'>,
  record: ConsoleRecord,
  typed?: Values,
): { readonly id: string; readonly body: Values } {
  const taken = Object.entries(of?.body ?? {}).map(([name, field]) => [name, record[field]]);
  return {
    id: of ? String(record[of.reference]) : record.id,
    body: { ...values, ...Object.fromEntries(taken), ...typed },
  };
}

type Values = Readonly<Record<string, unknown>>;
