import { CloseOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actionName, type Resource } from '#framework/schema/resource';
import { iconNamed } from '@framework/components/icons';
import { useLocalize } from '@framework/providers/language';
import { useSession } from '@framework/providers/session';
import { settingActions } from '../actions/offeredActions';
import { BulkChange } from './BulkChange';
import { BulkProgress } from './BulkProgress';
import styles from './bulk.module.css';
import { bulkFields } from '../changeableFields';
import { mostPicked } from './pickedRecords';
import { useAbilities } from '@framework/providers/useAbilities';
import { useBulkActions } from './useBulkActions';
import type { useSelection } from './useSelection';

interface BulkBarProps {
  readonly resource: Resource;
  readonly picked: ReturnType<typeof useSelection>;
  /** How many records the list matches, seen or not. */
  readonly total: number;
}

/** What can be done with the selected records; it stays in sight while the list is scrolled. */
export function BulkBar({ resource, picked, total }: BulkBarProps) {
  const { t } = useTranslation('list');
  const localize = useLocalize();
  const role = useSession((session) => session.user?.role ?? null);
  const can = useAbilities(resource);
  const { bulk, remove, change, perform, retry } = useBulkActions(resource, picked);
  const [choosing, setChoosing] = useState(false);
  const count = picked.selection.size;
  const most = Math.min(total, mostPicked);
  const actions = settingActions(resource, role);
  const names = can.update ? bulkFields(resource, role) : [];
  const progress = bulk.state && (
    <BulkProgress state={bulk.state} onStop={bulk.stop} onRetry={retry} onClose={bulk.dismiss} />
  );
  if (count === 0) return progress;
  return (
    <section className={styles.bar} aria-label={t('bulk.title')} data-keep-clear>
      <span className={styles.count} role="status">
        {t('bulk.selected', { count })}
      </span>
      {count < most && (
        <Button size="small" type="link" loading={picked.reading} onClick={() => void picked.pickAll()}>
          {t(total > mostPicked ? 'bulk.pickFirst' : 'bulk.pickAll', { count: most })}
        </Button>
      )}
      {picked.refusal && (
        <span className={styles.refusal} role="alert">
          {picked.refusal.message}
        </span>
      )}
      <span className={styles.actions}>
        {names.length > 0 && (
          <Button icon={<EditOutlined aria-hidden="true" />} onClick={() => setChoosing(true)}>
            {t('bulk.change')}
          </Button>
        )}
        {actions.map((action) => (
          <Button key={actionName(action)} danger={action.danger ?? false} onClick={() => perform(action)}>
            {action.icon && <span aria-hidden="true">{iconNamed(action.icon)}</span>}
            {localize(action.label)}
          </Button>
        ))}
        {can.delete && (
          <Button danger icon={<DeleteOutlined aria-hidden="true" />} onClick={remove}>
            {t('bulk.delete')}
          </Button>
        )}
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden="true" />}
          aria-label={t('bulk.clear')}
          onClick={picked.onClear}
        />
      </span>
      {choosing && (
        <BulkChange
          resource={resource}
          names={names}
          count={count}
          onClose={() => setChoosing(false)}
          onChange={(values) => {
            setChoosing(false);
            void change(values);
          }}
        />
      )}
      {progress}
    </section>
  );
}
