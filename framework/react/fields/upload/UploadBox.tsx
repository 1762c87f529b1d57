import { CameraOutlined, CloudUploadOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileLink } from '#framework/contract/parts';
import { type UploadKind, uploadTypes } from '#framework/base/files/uploads';
import styles from '../kinds/file.module.css';
import { FilePicker, isHandheld, useDrop } from './FilePicker';
import { useUpload } from './useUpload';

interface UploadBoxProps {
  readonly kind: UploadKind;
  readonly onDone: (file: FileLink) => void;
  readonly id?: string | undefined;
  readonly disabled?: boolean;
  readonly 'aria-describedby'?: string | undefined;
}

/** Takes one file by click, keyboard or drop, and sends it at once. */
export function UploadBox({ kind, onDone, disabled = false, ...rest }: UploadBoxProps) {
  const { t } = useTranslation('fields');
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const { send, sending, problem } = useUpload(kind, onDone);
  const take = ([file]: readonly File[]) => void (!disabled && send(file));
  const { over, handlers } = useDrop(take);
  return (
    <>
      <button
        {...rest}
        {...handlers}
        type="button"
        className={over ? `${styles.drop} ${styles.over}` : styles.drop}
        disabled={disabled || sending}
        onClick={() => picker.current?.click()}
      >
        <CloudUploadOutlined aria-hidden="true" />
        <span>
          {sending ? t('file.sending') : t('file.choose')}
          <span className={styles.rule}>{t(`file.rule.${kind}`)}</span>
        </span>
      </button>
      {kind !== 'pdf' && isHandheld() && (
        <Button
          className={styles['camera'] ?? ''}
          icon={<CameraOutlined aria-hidden="true" />}
          disabled={disabled || sending}
          onClick={() => camera.current?.click()}
        >
          {t('file.camera')}
        </Button>
      )}
      {sending && <Progress percent={100} status="active" showInfo={false} size="small" />}
      {problem && (
        <div role="alert" className={styles.problem}>
          {problem}
        </div>
      )}
      <FilePicker ref={picker} accept={uploadTypes[kind].join(',')} onPick={take} />
      <FilePicker ref={camera} accept="image/*" capture="environment" onPick={take} />
    </>
  );
}
