import { useTranslation } from 'react-i18next';
import { hasRole } from '#app/roles';
import type { RevertBody } from '#framework/contract/consoleViews';
import { type Field, isWritable } from '#framework/schema/field';
import type { Resource } from '#framework/schema/resource';
import { isStoredApart, refers } from '#framework/schema/kindFacts';
import { useDialogs } from '@framework/components/antd/dialogs';
import { isSame } from '@framework/forms/formValues';
import { CallError } from '@framework/providers/apiError';
import type { HistoryEntry } from '@framework/providers/auditLogProvider';
import { inlineMessage } from '@framework/providers/failedCall';
import { useLocalize } from '@framework/providers/language';
import { recordCalls } from '@framework/providers/recordCalls';
import { useSession } from '@framework/providers/session';
import { useMay } from '@framework/providers/useMay';
import { useToast } from '@framework/toast/useToast';
import type { ConsoleRecord } from '#framework/contract/recordView';
import { useRefresh } from '../writes/useRefresh';

/** Which of a record's former values and versions may be put back, and doing so, asked first. */
export function useRevert(resource: Resource, record: ConsoleRecord) {
  const { t } = useTranslation('record');
  const { t: common } = useTranslation();
  const dialogs = useDialogs();
  const toast = useToast();
  const localize = useLocalize();
  const refresh = useRefresh(resource);
  const role = useSession((session) => session.user?.role ?? null);
  const allowed = useMay({ resource: resource.name, action: 'revert' });
  const name = localize(record.$title);

  const isRevertible = (field: string) => {
    const declared = resource.fields[field];
    const writers = declared?.access?.write;
    return (
      allowed &&
      declared !== undefined &&
      isWritable(declared, 'update') &&
      // Of files and passwords the history keeps nothing that could be put back.
      !isStoredApart(declared) &&
      (!writers || (role !== null && hasRole(role, writers)))
    );
  };
  const send = async (body: Pick<RevertBody, 'to' | 'fields'>) => {
    try {
      await recordCalls.revert(resource, record.id, { ...body, version: record.version });
      toast.success(t('revert.done', { name }));
    } catch (error) {
      dialogs.error({
        title: t('revert.refused', { name }),
        content: error instanceof CallError ? inlineMessage(error) : common('error'),
        okText: common('close'),
      });
    } finally {
      refresh();
    }
  };
  const ask = (title: string, hint: string, body: Pick<RevertBody, 'to' | 'fields'>) =>
    dialogs.confirm({
      title,
      content: hint,
      okText: t('revert.confirm'),
      cancelText: common('cancel'),
      autoFocusButton: 'cancel',
      onOk: () => send(body),
    });
  return {
    /** Puts back the value that a field had before an entry; null where it has it, or may not be changed. */
    value: ({ action, version, changes }: HistoryEntry, field: string): (() => void) | null => {
      const change = changes[field];
      if (action !== 'update' || !change || !isRevertible(field) || isSame(record[field], change.from))
        return null;
      if (isOfOtherKind(resource.fields[field], change)) return null;
      const label = localize(resource.fields[field]?.label);
      return () =>
        ask(t('revert.askValue', { field: label, name }), t('revert.valueHint'), {
          to: version - 1,
          fields: [field],
        });
    },
    /** Puts the record back as it was right after an entry; null for the newest, and where nothing may be changed. */
    version: ({ action, version }: HistoryEntry): (() => void) | null => {
      if (!allowed || action === 'delete' || version >= record.version) return null;
      return () => ask(t('revert.askVersion', { name }), t('revert.versionHint'), { to: version });
    },
  };
}

/** A value of a kind that the field has no more comes with its text, and fits nowhere. */
function isOfOtherKind(field: Field | undefined, { fromTitle }: HistoryEntry['changes'][string]): boolean {
  return field !== undefined && !refers(field) && typeof fromTitle === 'string';
}

export type Revert = ReturnType<typeof useRevert>;
