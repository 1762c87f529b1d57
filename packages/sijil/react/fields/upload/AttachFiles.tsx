import { CameraOutlined, PaperClipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileLink } from 'sijil/contract/parts';
import { uploadTypes } from 'sijil/base/files/uploads';
import { AttachedFiles, PendingUpload } from './AttachedFiles';
import styles from './AttachFiles.module.css';
import { FilePicker, isHandheld, useDrop } from './UploadBox';
import { useUploads } from './useUploads';

interface AttachFilesProps {
  readonly files: readonly FileLink[];
  readonly label: string;
  readonly icon?: ReactNode;
  /** Text next to the button, such as the number of files. */
  readonly hint?: string;
  /** Largest number of files; unlimited by default. */
  readonly max?: number;
  readonly id?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly onAdd: (file: FileLink) => void;
  readonly onRemove: (id: string) => void;
  /** Called to move a file to another position; absent where the order does not matter. */
  readonly onMove?: (from: number, to: number) => void;
}

/**
 * Photos and documents: chosen, dropped or taken with the camera, and uploaded one after the other; a photo over the size
 * limit is scaled down first.
 */
export function AttachFiles(props: AttachFilesProps) {
  const { files, label, icon, hint, max, disabled = false, onAdd, onRemove, onMove, ...button } = props;
  const { t } = useTranslation('fields');
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const { pending, take, again, dismiss } = useUploads('document', onAdd);
  const room = max === undefined ? Infinity : max - files.length - pending.length;
  const [leftOut, setLeftOut] = useState(0);
  const choose = (chosen: readonly File[]) => {
    const taken = chosen.slice(0, Math.max(0, room));
    setLeftOut(chosen.length - taken.length);
    void take(taken);
  };
  const remove = (id: string) => {
    setLeftOut(0);
    onRemove(id);
  };
  const { over, handlers } = useDrop((dropped) => !disabled && choose(dropped));
  const full = disabled || room <= 0;
  return (
    <div className={over ? `${styles['files']} ${styles['over']}` : styles['files']} {...handlers}>
      <AttachedFiles files={files} disabled={disabled} onRemove={remove} onMove={onMove} />
      {pending.map((one) => (
        <PendingUpload
          key={one.key}
          pending={one}
          onAgain={() => void again(one)}
          onDismiss={() => dismiss(one.key)}
        />
      ))}
      <Button
        {...button}
        icon={icon ?? <PaperClipOutlined aria-hidden="true" />}
        disabled={full}
        onClick={() => picker.current?.click()}
      >
        {label}
      </Button>
      {isHandheld() && (
        <Button
          icon={<CameraOutlined aria-hidden="true" />}
          disabled={full}
          onClick={() => camera.current?.click()}
        >
          {t('file.camera')}
        </Button>
      )}
      {hint && <span className={styles['hint']}>{hint}</span>}
      <span role="alert" className={styles['leftOut']}>
        {leftOut > 0 && t('file.leftOut', { count: leftOut, max })}
      </span>
      <FilePicker ref={picker} multiple accept={uploadTypes.document.join(',')} onPick={choose} />
      <FilePicker ref={camera} accept="image/*" capture="environment" onPick={choose} />
    </div>
  );
}
