import { App } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#domain/api/exchangeTypes';
import type { OperationAct, RecordAct, Resource } from '#domain/schema/resource';
import { ApiError } from '@/providers/apiError';
import { useDone } from '@/providers/freshness/useChanged';
import { inlineMessage } from '@/providers/failedCall';
import { useLocalize } from '@/providers/language';
import { callNamed } from '@/providers/operations';
import { useSession } from '@/providers/session';
import { useToast } from '@/toast/useToast';
import { ActDrawer } from './ActDrawer';
import type { ConsoleRecord } from '../consoleRecord';
import { useRecordWrites } from '../form/useRecordWrites';
import { useRefresh } from '../form/useRefresh';
import { offeredActs } from './offeredActs';
import { useOneTimePassword } from './useOneTimePassword';

interface RecordActs {
  readonly acts: readonly RecordAct[];
  readonly start: (act: RecordAct) => void;
  /** Stands in the page: the form of the act that was begun. */
  readonly dialog: ReactNode;
}

type Values = Readonly<Record<string, unknown>>;

/** What can be done with a record beyond editing it: asked or filled in, performed, told; the record is read anew. */
export function useRecordActs(resource: Resource, record: ConsoleRecord): RecordActs {
  const { t } = useTranslation('record');
  const { t: common } = useTranslation();
  const { modal } = App.useApp();
  const toast = useToast();
  const localize = useLocalize();
  const refresh = useRefresh(resource);
  const done = useDone();
  const { update } = useRecordWrites(resource);
  const role = useSession((session) => session.user?.role ?? null);
  const [begun, setBegun] = useState<OperationAct | null>(null);
  const [tell, secret] = useOneTimePassword();
  const name = localize(record.$title);

  const perform = async (act: RecordAct, typed?: Values) => {
    if ('set' in act) {
      await update(record.id, { ...act.set, version: record.version });
      toast.success(localize(act.done));
      return;
    }
    const body = { ...act.values, ...typed };
    const answer = await callNamed(act.operation, {
      params: { id: record.id },
      ...(Object.keys(body).length > 0 && { body }),
    });
    setBegun(null);
    refresh();
    void done(act.operation);
    // Not awaited: the question whether to do it would stay open over the password.
    if (hasPassword(answer)) void tell(name, answer.$oneTimePassword);
    toast.success(localize(act.done));
  };
  const attempt = async (act: RecordAct) => {
    try {
      await perform(act);
    } catch (error) {
      modal.error({
        title: t('acts.refused', { act: localize(act.label), name }),
        content: error instanceof ApiError ? inlineMessage(error) : common('error'),
        okText: common('close'),
      });
    }
  };
  const start = (act: RecordAct) => {
    if (!('set' in act) && act.body) return setBegun(act);
    if (!act.confirm) return void attempt(act);
    modal.confirm({
      title: `${localize(act.label)}: ${name}`,
      content: localize(act.confirm),
      okText: localize(act.label),
      okButtonProps: { danger: act.danger ?? false },
      cancelText: common('cancel'),
      autoFocusButton: 'cancel',
      onOk: () => attempt(act),
    });
  };
  const dialog = (
    <>
      {begun?.body && (
        <ActDrawer
          act={begun}
          body={begun.body}
          name={name}
          onSubmit={(values) => perform(begun, values)}
          onClose={() => setBegun(null)}
        />
      )}
      {secret}
    </>
  );
  return { acts: offeredActs(resource, record, role), start, dialog };
}

function hasPassword(answer: unknown): answer is Answer<'adminUsers.changePassword'> {
  return typeof answer === 'object' && answer !== null && '$oneTimePassword' in answer;
}
