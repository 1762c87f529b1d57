import { Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { HeldModal } from 'sijil/react/components/HeldModal';
import { type Resource, screenPath } from 'sijil/schema/resource';
import { useLocalize } from 'sijil/react/providers/language';
import styles from './bulk.module.css';
import type { BulkState } from './useBulk';
import type { BulkResult } from 'sijil/contract/consoleViews';
import type { Selection } from './pickedRecords';

interface RefusedRecordsProps {
  readonly refused: readonly Extract<BulkResult, { ok: false }>[];
  /** Selected records, with their titles at the time of selection. */
  readonly selection: Selection;
  readonly resource: Resource;
}

/** Records that refuse a bulk change, each with its reason; a link opens one in a new tab. */
export function RefusedRecords({ refused, selection, resource }: RefusedRecordsProps) {
  const localize = useLocalize();
  return (
    <ul className={styles.failures}>
      {refused.map(({ id, message }) => (
        <li key={id}>
          <a href={`${screenPath(resource)}/${id}`} target="_blank" rel="noreferrer">
            <bdi>{localize(selection.get(id)?.title) || id}</bdi>
          </a>
          <span>{message}</span>
        </li>
      ))}
    </ul>
  );
}

interface BulkProgressProps {
  readonly resource: Resource;
  readonly state: BulkState;
  readonly onStop: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Status of the bar: only a change that has reached all records is a success. */
function barStatus({ running, stopped }: BulkState, failures: number) {
  if (running) return 'active';
  if (failures > 0) return 'exception';
  return stopped ? 'normal' : 'success';
}

/** Progress of a bulk change, and at its end the records that failed, with the reasons. */
export function BulkProgress({ resource, state, onStop, onRetry, onClose }: BulkProgressProps) {
  const { t } = useTranslation(['list', 'common']);
  const localize = useLocalize();
  const { work, running, stopped, total, results, names } = state;
  const failed = results.flatMap((result) => (result.ok ? [] : [result]));
  const buttons = running
    ? [
        <Button key="stop" onClick={onStop}>
          {t('bulk.stop')}
        </Button>,
      ]
    : [
        failed.length > 0 && (
          <Button key="retry" type="primary" onClick={onRetry}>
            {t('bulk.retry', { count: failed.length })}
          </Button>
        ),
        <Button key="close" onClick={onClose}>
          {t('common:close')}
        </Button>,
      ];
  return (
    <HeldModal
      open
      width={560}
      title={work.action === 'perform' ? localize(work.act.label) : t(`bulk.doing.${work.action}`)}
      maskClosable={false}
      keyboard={!running}
      footer={buttons}
      onCancel={() => !running && onClose()}
    >
      <Progress
        percent={total === 0 ? 100 : Math.round((results.length / total) * 100)}
        status={barStatus(state, failed.length)}
        aria-label={t('bulk.progress')}
      />
      <p role="status" className={styles.summary}>
        {t('bulk.summary', { done: results.length - failed.length, total, failed: failed.length })}
        {stopped && ` ${t('bulk.stopped', { count: total - results.length })}`}
      </p>
      {failed.length > 0 && <RefusedRecords refused={failed} selection={names} resource={resource} />}
    </HeldModal>
  );
}
