import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ConsoleRecord } from '@framework/console/consoleRecord';
import { useAction, useOperation } from '@framework/providers/operations';
import styles from './Support.module.css';

/** Whose ticket it is; each name says how many wait for that person already. */
export function AssigneePicker({ ticket }: { readonly ticket: ConsoleRecord }) {
  const { t } = useTranslation('support');
  const { data = [], isPending } = useOperation('tickets.assignees');
  const { run, pending } = useAction('tickets.assign');
  const assigneeId = typeof ticket['assigneeId'] === 'string' ? ticket['assigneeId'] : undefined;
  const assign = (id: string | undefined) =>
    void run({ params: { id: ticket.id }, body: { assigneeId: id ?? null } });
  return (
    <Select
      className={styles['assignee'] ?? ''}
      aria-label={t('assignee')}
      placeholder={t('unassigned')}
      allowClear
      loading={isPending || pending}
      value={assigneeId}
      onChange={assign}
      options={data.map(({ id, name, open }) => ({ value: id, label: name, open }))}
      optionRender={({ data: { label, open } }) => t('assigneeOption', { name: label, count: open })}
    />
  );
}
