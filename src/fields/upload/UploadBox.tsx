import { CameraOutlined, CloudUploadOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { type DragEvent, type RefObject, useRef, useState } from 'react';
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
  const camera = useRef<HTMLInputElement>(null);
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
      <Picker ref={picker} accept={uploadTypes[kind].join(',')} onPick={send} />
      <Picker ref={camera} accept="image/*" capture="environment" onPick={send} />
    </>
  );
}

interface PickerProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly accept: string;
  readonly capture?: 'environment';
  readonly onPick: (file: File | undefined) => Promise<void>;
}

function Picker({ onPick, ...input }: PickerProps) {
  return (
    <input
      {...input}
      type="file"
      // By style: antd's forms give file inputs a display of their own.
      style={{ display: 'none' }}
      onChange={(event) => {
        void onPick(event.target.files?.[0]);
        // So that the same file can be chosen again after it was mended.
        event.target.value = '';
      }}
    />
  );
}

/** A device that is held in the hand has its camera at hand; a file is chosen the same way everywhere. */
const isHandheld = () => window.matchMedia('(pointer: coarse)').matches;

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
