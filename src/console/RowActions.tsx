import { DeleteOutlined, EditOutlined, EyeOutlined, MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type Resource, screenPath } from '#domain/schema/resource';
import { useLocalize } from '@/providers/language';
import type { ConsoleRecord } from './consoleRecord';
import { useAbilities } from './useAbilities';
import { useDeleteRecord } from './useDeleteRecord';

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
  const path = `${screenPath(resource)}/${record.id}`;
  const items: NonNullable<MenuProps['items']> = [
    { key: 'show', icon: <EyeOutlined />, label: t('actions.show'), onClick: () => void navigate(path) },
    ...(can.update
      ? [
          {
            key: 'edit',
            icon: <EditOutlined />,
            label: t('actions.edit'),
            onClick: () => void navigate(`${path}/edit`),
          },
        ]
      : []),
    ...(can.delete
      ? [
          {
            key: 'delete',
            danger: true,
            icon: <DeleteOutlined />,
            label: t('actions.delete'),
            onClick: () => askToDelete(record),
          },
        ]
      : []),
  ];
  // The row opens on a click; what is clicked in the menu is not the row.
  const apart = (event: { stopPropagation: () => void }) => event.stopPropagation();
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{ items, onClick: ({ domEvent }) => domEvent.stopPropagation() }}
    >
      <Button
        type="text"
        size="small"
        icon={<MoreOutlined />}
        aria-label={t('actions.more', { name: localize(record.$title) })}
        onClick={apart}
      />
    </Dropdown>
  );
}
