import { Button, Modal, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Resource } from '#framework/schema/resource';
import { useLocalize } from '@framework/providers/language';
import { RefusedRecords } from './RefusedRecords';
import styles from './bulk.module.css';
import type { BulkState } from './useBulk';

interface BulkProgressProps {
  readonly resource: Resource;
  readonly state: BulkState;
  readonly onStop: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** How far a change of many records has come, and in the end which of them failed and why. */
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
        <Button key="close" onClick={onClose}>
          {t('common:close')}
        </Button>,
        failed.length > 0 && (
          <Button key="retry" type="primary" onClick={onRetry}>
            {t('bulk.retry', { count: failed.length })}
          </Button>
        ),
      ];
  return (
    <Modal
      open
      width={560}
      title={work.action === 'perform' ? localize(work.act.label) : t(`bulk.doing.${work.action}`)}
      closable={!running}
      maskClosable={false}
      keyboard={!running}
      footer={buttons}
      onCancel={() => !running && onClose()}
    >
      <Progress
        percent={total === 0 ? 100 : Math.round((results.length / total) * 100)}
        status={running ? 'active' : failed.length > 0 ? 'exception' : 'success'}
        aria-label={t('bulk.progress')}
      />
      <p role="status" className={styles.summary}>
        {t('bulk.summary', { done: results.length - failed.length, total, failed: failed.length })}
        {stopped && ` ${t('bulk.stopped', { count: total - results.length })}`}
      </p>
      {failed.length > 0 && <RefusedRecords refused={failed} selection={names} resource={resource} />}
    </Modal>
  );
}
