import { CloseOutlined, UserAddOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostAssigned } from '#domain/requests/inspectionBodies';
import type { useSelection } from 'sijil/react/console/bulk/useSelection';
import styles from 'sijil/react/console/bulk/bulk.module.css';
import { useMayCall } from 'sijil/react/providers/may';
import { useLocalize } from 'sijil/react/providers/language';
import { AssignEach, plans } from './AssignEach';
import { AssignMany } from './AssignMany';

interface AssignBarProps {
  readonly picked: ReturnType<typeof useSelection>;
  readonly what: 'supervisor' | 'inspector';
}

/** Bar that assigns all selected requests to one person, or each to the best for it; it stays visible while the list scrolls. */
export function AssignBar({ picked, what }: AssignBarProps) {
  const { t } = useTranslation(['requests', 'list']);
  const [choosing, setChoosing] = useState<'one' | 'each' | null>(null);
  const localize = useLocalize();
  const mayEach = useMayCall(plans[what]);
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
          onClick={() => setChoosing('one')}
        >
          {t(`many.assign.${what}`)}
        </Button>
        {mayEach && count > 1 && (
          <Button disabled={count > mostAssigned} onClick={() => setChoosing('each')}>
            {t(`many.each.open.${what}`)}
          </Button>
        )}
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden="true" />}
          aria-label={t('list:bulk.clear')}
          onClick={picked.onClear}
        />
      </span>
      {choosing === 'each' && (
        <AssignEach
          what={what}
          subjects={[...picked.selection.values()].map(({ id, title }) => ({ id, name: localize(title) }))}
          onDone={picked.onDone}
          onClose={() => setChoosing(null)}
        />
      )}
      {choosing === 'one' && (
        <AssignMany
          what={what}
          selection={picked.selection}
          onDone={picked.onDone}
          onClose={() => setChoosing(null)}
        />
      )}
    </section>
  );
}
