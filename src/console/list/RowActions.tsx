import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '#domain/schema/resource';
import { useLocalize } from '@/providers/language';
import type { ConsoleRecord } from '../consoleRecord';
import styles from './list.module.css';
import { RowMenu } from '../laterListParts';

interface RowActionsProps {
  readonly resource: Resource;
  readonly record: ConsoleRecord;
}

/** A record that is only read has no menu: it is opened by its row. */
export function hasRowActions({ kept, actions = [] }: Resource): boolean {
  return !kept || actions.length > 0;
}

/** The button that opens what can be done with one record of a list. */
export function RowActions({ resource, record }: RowActionsProps) {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const [open, setOpen] = useState(false);
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      popupRender={() => <RowMenu resource={resource} record={record} onChoose={() => setOpen(false)} />}
    >
      <Button
        type="text"
        size="small"
        className={styles.more ?? ''}
        icon={<MoreOutlined aria-hidden="true" />}
        aria-label={t('actions.more', { name: localize(record.$title) })}
        onClick={(event) => event.stopPropagation()}
      />
    </Dropdown>
  );
}
