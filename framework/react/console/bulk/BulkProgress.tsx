import { Button, Modal, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocalize } from '@framework/providers/language';
import styles from './bulk.module.css';
import type { BulkState } from './useBulk';

interface BulkProgressProps {
  readonly state: BulkState;
  readonly onStop: () => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** How far a change of many records has come, and in the end which of them failed and why. */
export function BulkProgress({ state, onStop, onRetry, onClose }: BulkProgressProps) {
  const { t } = useTranslation(['list', 'common']);
  const localize = useLocalize();
  const { running, stopped, total, results, names } = state;
  const failed = results.filter((result) => !result.ok);
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
      title={t(`bulk.doing.${state.work.action}`)}
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
      {failed.length > 0 && (
        <ul className={styles.failures}>
          {failed.map((result) => (
            <li key={result.id}>
              <strong>
                <bdi>{localize(names.get(result.id)?.title) || result.id}</bdi>
              </strong>
              <span>{!result.ok && result.message}</span>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}
