import { EyeOutlined } from '@ant-design/icons';
import { Menu, type MenuProps, type MenuRef } from 'antd';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type Resource, screenPath } from 'sijil/schema/resource';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { copyPath } from '../form/newRecord';
import { useRecordMenu } from '../actions/useRecordMenu';
import { useRowContext } from './rowContext';

export interface RowMenuProps {
  readonly resource: Resource;
  readonly record: ConsoleRecord;
  /** Called when an entry was chosen. */
  readonly onChoose: () => void;
  /** Ref by which the dropdown focuses the first entry. */
  readonly ref?: Ref<MenuRef>;
}

/**
 * Menu of one record of a list. Its dialogs and calls are created when the menu opens, not for each row that is shown.
 */
export function RowMenu({ resource, record, onChoose, ref }: RowMenuProps) {
  const { t } = useTranslation('console');
  const navigate = useNavigate();
  const { pathOf, toListOrigin } = useRowContext();
  const path = pathOf(record);
  const go = (to: string) => void navigate(to, { state: toListOrigin(record.id) ?? null });
  const { edit, others, dialog } = useRecordMenu(resource, record, {
    onEdit: () => go(`${screenPath(resource)}/${record.id}/edit`),
    onCopy: () => go(copyPath(resource, record.id)),
  });
  const show = {
    key: '$show',
    icon: <EyeOutlined aria-hidden="true" />,
    label: t('actions.show'),
    onClick: () => go(path),
  };
  const items: NonNullable<MenuProps['items']> = [show, ...(edit ? [edit] : []), ...others];
  return (
    <>
      <Menu
        {...(ref && { ref })}
        items={items}
        selectable={false}
        onClick={({ domEvent }) => {
          // A click in the menu must not open the row.
          domEvent.stopPropagation();
          onChoose();
        }}
      />
      {dialog}
    </>
  );
}
