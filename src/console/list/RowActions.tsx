import { EyeOutlined, MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type Resource, screenPath } from '#domain/schema/resource';
import { useLocalize } from '@/providers/language';
import type { ConsoleRecord } from '../consoleRecord';
import styles from './list.module.css';
import { useRowContext } from './rowContext';
import { useRecordMenu } from '../record/useRecordMenu';

interface RowActionsProps {
  readonly resource: Resource;
  readonly record: ConsoleRecord;
}

/** A record that is only read has no menu: it is opened by its row. */
export function hasRowActions({ kept, acts = [] }: Resource): boolean {
  return !kept || acts.length > 0;
}

/** What can be done with one record of a list. */
export function RowActions({ resource, record }: RowActionsProps) {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const navigate = useNavigate();
  const { pathOf, toTrail } = useRowContext();
  const path = pathOf(record);
  const go = (to: string) => void navigate(to, { state: toTrail(record.id) ?? null });
  const { edit, others, dialog } = useRecordMenu(resource, record, {
    onEdit: () => go(`${screenPath(resource)}/${record.id}/edit`),
  });
  const show = {
    key: '$show',
    icon: <EyeOutlined aria-hidden="true" />,
    label: t('actions.show'),
    onClick: () => go(path),
  };
  const items: NonNullable<MenuProps['items']> = [show, ...(edit ? [edit] : []), ...others];
  // The row opens on a click; what is clicked in the menu is not the row.
  const apart = (event: { stopPropagation: () => void }) => event.stopPropagation();
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{ items, onClick: ({ domEvent }) => domEvent.stopPropagation() }}
      >
        <Button
          type="text"
          size="small"
          className={styles.more ?? ''}
          icon={<MoreOutlined aria-hidden="true" />}
          aria-label={t('actions.more', { name: localize(record.$title) })}
          onClick={apart}
        />
      </Dropdown>
      {dialog}
    </>
  );
}
