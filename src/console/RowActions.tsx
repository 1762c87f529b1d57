import { DeleteOutlined, EditOutlined, EyeOutlined, MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type Resource, screenPath } from '#domain/schema/resource';
import { iconNamed } from '@/layouts/icons';
import { useLocalize } from '@/providers/language';
import type { ConsoleRecord } from './consoleRecord';
import { useAbilities } from './useAbilities';
import { useDeleteRecord } from './useDeleteRecord';
import { useRecordActs } from './useRecordActs';

interface RowActionsProps {
  readonly resource: Resource;
  readonly record: ConsoleRecord;
}

/** What can be done with one record of a list. */
export function RowActions({ resource, record }: RowActionsProps) {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const navigate = useNavigate();
  const can = useAbilities(resource);
  const askToDelete = useDeleteRecord(resource);
  const { acts, start, dialog } = useRecordActs(resource, record);
  const path = `${screenPath(resource)}/${record.id}`;
  const show = {
    icon: <EyeOutlined aria-hidden="true" />,
    label: t('actions.show'),
    onClick: () => void navigate(path),
  };
  const edit = {
    icon: <EditOutlined aria-hidden="true" />,
    label: t('actions.edit'),
    onClick: () => void navigate(`${path}/edit`),
  };
  const remove = {
    icon: <DeleteOutlined aria-hidden="true" />,
    label: t('actions.delete'),
    danger: true,
    onClick: () => askToDelete(record),
  };
  const items: NonNullable<MenuProps['items']> = [
    { key: '$show', ...show },
    ...(can.update ? [{ key: '$edit', ...edit }] : []),
    ...acts.map((act, index) => ({
      key: `${index} ${act.operation}`,
      danger: act.danger ?? false,
      label: localize(act.label),
      ...(act.icon && { icon: <span aria-hidden="true">{iconNamed(act.icon)}</span> }),
      onClick: () => start(act),
    })),
    ...(can.delete ? [{ key: '$delete', ...remove }] : []),
  ];
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
          icon={<MoreOutlined aria-hidden="true" />}
          aria-label={t('actions.more', { name: localize(record.$title) })}
          onClick={apart}
        />
      </Dropdown>
      {dialog}
    </>
  );
}
