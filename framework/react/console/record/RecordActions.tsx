import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './show.module.css';
import { useNarrow } from '../useNarrow';
import type { RecordMenu } from '../actions/useRecordMenu';

interface RecordActionsProps {
  readonly menu: RecordMenu;
  /** What the record is called. */
  readonly name: string;
}

/** What can be done with a record, on its page: side by side where there is room, otherwise behind one button. */
export function RecordActions({ menu: { edit, others }, name }: RecordActionsProps) {
  const { t } = useTranslation('console');
  const narrow = useNarrow();
  return (
    <>
      {!narrow &&
        others.map(({ key, label, icon, danger, onClick }) => (
          <Button key={key} danger={danger} icon={icon} onClick={onClick}>
            {label}
          </Button>
        ))}
      {edit && (
        <Button type="primary" className={styles.edit ?? ''} icon={edit.icon} onClick={edit.onClick}>
          {edit.label}
        </Button>
      )}
      {narrow && others.length > 0 && (
        <Dropdown trigger={['click']} placement="bottomRight" menu={{ items: [...others] }}>
          <Button icon={<MoreOutlined aria-hidden="true" />} aria-label={t('actions.more', { name })} />
        </Dropdown>
      )}
    </>
  );
}
