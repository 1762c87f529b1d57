import { CloseOutlined, DeleteOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FileLink } from 'sijil/contract/parts';
import { focusNeighbour, MoveButtons, useDragging } from 'sijil/react/components/MoveButtons';
import { FileTile } from 'sijil/react/components/FileTile';
import styles from './AttachFiles.module.css';
import type { MouseEvent } from 'react';
import type { Pending } from './useUploads';

interface AttachedFilesProps {
  readonly files: readonly FileLink[];
  readonly disabled: boolean;
  readonly onRemove: (id: string) => void;
  readonly onMove: ((from: number, to: number) => void) | undefined;
}

/** Attached files, which can be removed, and reordered by dragging or by keyboard where the order matters. */
export function AttachedFiles({ files, disabled, onRemove, onMove }: AttachedFilesProps) {
  const { t } = useTranslation('fields');
  const { dragged, source, target } = useDragging();
  const movable = onMove !== undefined && !disabled && files.length > 1;
  const pass = (dragging: string, to: number) => {
    const from = files.findIndex(({ id }) => id === dragging);
    if (from >= 0 && from !== to) onMove?.(from, to);
  };
  return files.map((file, index) => (
    <div
      key={file.id}
      data-file
      className={file.id === dragged ? `${styles['attached']} ${styles['dragged']}` : styles['attached']}
      {...(movable && source(file.id))}
      {...target((dragging) => pass(dragging, index))}
    >
      <FileTile
        file={file}
        actions={
          <>
            {movable && (
              <MoveButtons
                at={index}
                count={files.length}
                earlier={t('file.earlier', { name: file.name })}
                later={t('file.later', { name: file.name })}
                onMove={(to) => onMove(index, to)}
              />
            )}
            <Button
              type="text"
              size="small"
              disabled={disabled}
              icon={<DeleteOutlined aria-hidden="true" />}
              aria-label={t('file.remove', { name: file.name })}
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget.closest('[data-file]'));
                onRemove(file.id);
              }}
            />
          </>
        }
      />
    </div>
  ));
}

interface PendingUploadProps {
  readonly pending: Pending;
  readonly onAgain: () => void;
  readonly onDismiss: () => void;
}

/** File that is being uploaded, or its error: it can be sent again or dismissed. */
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
