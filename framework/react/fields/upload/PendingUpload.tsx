import { CloseOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { focusNeighbour } from '@framework/components/focusNeighbour';
import styles from './AttachFiles.module.css';
import type { Pending } from './useUploads';

interface PendingUploadProps {
  readonly pending: Pending;
  readonly onAgain: () => void;
  readonly onDismiss: () => void;
}

/** A file on its way, or what was wrong with it: sent again or let go. */
export function PendingUpload({ pending: { file, problem }, onAgain, onDismiss }: PendingUploadProps) {
  const { t } = useTranslation('fields');
  const leave = (then: () => void) => (event: MouseEvent<HTMLElement>) => {
    focusNeighbour(event.currentTarget.closest('[data-file]'));
    then();
  };
  return (
    <div data-file className={styles['pending']}>
      <span className={styles['pendingWords']}>
        <bdi className={styles['pendingName']}>{file.name}</bdi>
        {problem ? (
          <span role="alert" className={styles['problem']}>
            {problem}
          </span>
        ) : (
          <Progress
            percent={100}
            status="active"
            showInfo={false}
            size="small"
            aria-label={t('file.sending')}
          />
        )}
      </span>
      {problem && (
        <>
          <Button
            type="text"
            size="small"
            icon={<ReloadOutlined aria-hidden="true" />}
            aria-label={t('file.again', { name: file.name })}
            onClick={leave(onAgain)}
          />
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined aria-hidden="true" />}
            aria-label={t('file.dismiss', { name: file.name })}
            onClick={leave(onDismiss)}
          />
        </>
      )}
    </div>
  );
}
