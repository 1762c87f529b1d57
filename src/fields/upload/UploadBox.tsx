import { CloudUploadOutlined } from '@ant-design/icons';
import { Progress } from 'antd';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileLink } from '#domain/api/parts';
import { type UploadKind, uploadTypes } from '#domain/files/uploadRules';
import styles from '../renderers/file.module.css';
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
  const { send, sending, problem } = useUpload(kind, onDone);
  const { over, handlers } = useDrop((file) => void (!disabled && send(file)));
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
      {sending && <Progress percent={100} status="active" showInfo={false} size="small" />}
      {problem && (
        <div role="alert" className={styles.problem}>
          {problem}
        </div>
      )}
      <input
        ref={picker}
        type="file"
        // By style: antd's forms give file inputs a display of their own.
        style={{ display: 'none' }}
        accept={uploadTypes[kind].join(',')}
        onChange={(event) => {
          void send(event.target.files?.[0]);
          // So that the same file can be chosen again after it was mended.
          event.target.value = '';
        }}
      />
    </>
  );
}

function useDrop(take: (file: File | undefined) => void) {
  const [over, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files[0]);
    },
  };
  return { over, handlers };
}
