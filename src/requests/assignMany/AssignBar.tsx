import { CloseOutlined, UserAddOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostAssigned } from '#domain/requests/inspectionBodies';
import type { useSelection } from '@framework/console/bulk/useSelection';
import styles from '@framework/console/bulk/bulk.module.css';
import { AssignMany } from './AssignMany';

interface AssignBarProps {
  readonly picked: ReturnType<typeof useSelection>;
  readonly what: 'supervisor' | 'inspector';
}

/** Bar that assigns all selected requests to one person; it stays visible while the list scrolls. */
export function AssignBar({ picked, what }: AssignBarProps) {
  const { t } = useTranslation(['requests', 'list']);
  const [choosing, setChoosing] = useState(false);
  const count = picked.selection.size;
  if (count === 0 && !choosing) return null;
  return (
    <section className={styles['bar']} aria-label={t('list:bulk.title')} data-keep-clear>
      <span className={styles['count']} role="status">
        {t('list:bulk.selected', { count })}
      </span>
      {count > mostAssigned && (
        <span className={styles['refusal']} role="alert">
          {t('many.tooMany', { limit: mostAssigned })}
        </span>
      )}
      <span className={styles['actions']}>
        <Button
          type="primary"
          icon={<UserAddOutlined aria-hidden="true" />}
          disabled={count > mostAssigned}
          onClick={() => setChoosing(true)}
        >
          {t(`many.assign.${what}`)}
        </Button>
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden="true" />}
          aria-label={t('list:bulk.clear')}
          onClick={picked.onClear}
        />
      </span>
      {choosing && (
        <AssignMany
          what={what}
          selection={picked.selection}
          onDone={picked.onDone}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  );
}
