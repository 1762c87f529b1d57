import { CameraOutlined, CloudUploadOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { type DragEvent, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileLink } from 'sijil/contract/parts';
import { type UploadKind, uploadTypes } from 'sijil/base/files/uploads';
import styles from '../kinds/file.module.css';
import { useUpload } from './useUploads';

interface UploadBoxProps {
  readonly kind: UploadKind;
  readonly onDone: (file: FileLink) => void;
  readonly id?: string | undefined;
  readonly disabled?: boolean;
  readonly 'aria-describedby'?: string | undefined;
}

/** Box for one file, by click, keyboard or drop; the file is uploaded at once. */
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

interface FilePickerProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly accept: string;
  readonly capture?: 'environment';
  readonly multiple?: boolean;
  readonly onPick: (files: readonly File[]) => void;
}

/** Native file input, opened by a button in the portal's look. */
export function FilePicker({ onPick, ...input }: FilePickerProps) {
  return (
    <input
      {...input}
      type="file"
      // Inline style, because antd's forms set a display for file inputs.
      style={{ display: 'none' }}
      onChange={(event) => {
        const chosen = [...(event.target.files ?? [])];
        // Reset, so that the same file can be chosen again after a correction.
        event.target.value = '';
        onPick(chosen);
      }}
    />
  );
}

/** True on a phone or tablet, where a camera button is useful. */
export const isHandheld = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Handlers for files that are dropped onto an element; dragging within the page itself is ignored. */
export function useDrop(take: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(false);
      take([...event.dataTransfer.files]);
    },
  };
  return { over, handlers };
}
