import { CloseOutlined, DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from 'sijil/schema/resource';
import { useHeldPage } from 'sijil/react/components/heldPage';
import { useAbilities } from 'sijil/react/providers/may';
import { useLocalize } from 'sijil/react/providers/language';
import { useSession } from 'sijil/react/providers/session';
import { bulkFields } from '../visibleFields';
import { BulkChange } from './BulkChange';
import { BulkPreview } from './BulkPreview';
import { BulkProgress } from './BulkProgress';
import styles from './bulk.module.css';
import { ManyActions } from './ManyActions';
import { mostPicked, type Picked } from './pickedRecords';
import { useBulkActions } from './useBulkActions';
import type { useSelection } from './useSelection';

export interface BulkBarProps {
  readonly resource: Resource;
  readonly picked: ReturnType<typeof useSelection>;
  /** Number of records that match the list, on all pages. */
  readonly total: number;
}

/** A change that is tried before it is written. */
interface Planned {
  readonly title: string;
  readonly question?: ReactNode;
  readonly values: Readonly<Record<string, unknown>>;
  readonly picked: readonly Picked[];
}

/** Bar of actions on the selected records; it stays in sight while the list is scrolled. */
export function BulkBar({ resource, picked, total }: BulkBarProps) {
  const { t } = useTranslation('list');
  const localize = useLocalize();
  const role = useSession((session) => session.user?.role ?? null);
  const can = useAbilities(resource);
  const { bulk, remove, change, perform, retry } = useBulkActions(resource, picked);
  const [choosing, setChoosing] = useState(false);
  const [planned, setPlanned] = useState<Planned | null>(null);
  const { selection } = picked;
  const count = selection.size;
  useHeldPage(count > 0);
  const names = can.update ? bulkFields(resource, role) : [];
  const progress = bulk.state && (
    <BulkProgress
      resource={resource}
      state={bulk.state}
      onStop={bulk.stop}
      onRetry={retry}
      onClose={bulk.dismiss}
    />
  );
  if (count === 0) return progress;
  return (
    <section className={styles.bar} aria-label={t('bulk.title')} data-keep-clear>
      <PickedCount picked={picked} total={total} />
      <span className={styles.actions}>
        {names.length > 0 && (
          <Button icon={<EditOutlined aria-hidden="true" />} onClick={() => setChoosing(true)}>
            {t('bulk.change')}
          </Button>
        )}
        <ManyActions
          resource={resource}
          selection={selection}
          onSet={({ label, confirm, set }, chosen) =>
            setPlanned({
              title: localize(label),
              question: confirm && localize(confirm),
              values: set,
              picked: chosen,
            })
          }
          onPerform={perform}
        />
        {can.delete && (
          <Button icon={<DeleteOutlined aria-hidden="true" />} onClick={remove}>
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
          onClose={() => setChoosing(false)}
          onChange={(values) => {
            setChoosing(false);
            setPlanned({ title: t('bulk.change'), values, picked: [...selection.values()] });
          }}
        />
      )}
      {planned && (
        <BulkPreview
          {...planned}
          resource={resource}
          onClose={() => setPlanned(null)}
          onChange={(passing) => {
            setPlanned(null);
            change(planned.values, passing);
          }}
        />
      )}
      {progress}
    </section>
  );
}

/** Number of the selected records, and the link that selects all that match. */
function PickedCount({ picked, total }: Pick<BulkBarProps, 'picked' | 'total'>) {
  const { t } = useTranslation('list');
  const count = picked.selection.size;
  const most = Math.min(total, mostPicked);
  return (
    <>
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
    </>
  );
}
