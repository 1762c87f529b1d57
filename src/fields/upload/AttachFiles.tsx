import { DeleteOutlined, PaperClipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileLink } from '#domain/api/parts';
import { uploadTypes } from '#domain/files/uploadRules';
import { FileTile } from '@/components/FileTile';
import { useUpload } from './useUpload';
import styles from './AttachFiles.module.css';

interface AttachFilesProps {
  readonly files: readonly FileLink[];
  readonly label: string;
  readonly icon?: ReactNode;
  /** Beside the button: how many more are wanted. */
  readonly hint?: string;
  /** No more than these are taken; any number where it is not said. */
  readonly max?: number;
  readonly onAdd: (file: FileLink) => void;
  readonly onRemove: (id: string) => void;
}

/** Photos and documents, one after the other; a photo too large for us is made smaller on the way. */
export function AttachFiles({ files, label, icon, hint, max, onAdd, onRemove }: AttachFilesProps) {
  const { t } = useTranslation('fields');
  const picker = useRef<HTMLInputElement>(null);
  const { send, sending, problem } = useUpload('document', onAdd);
  const room = max === undefined ? Infinity : max - files.length;
  const take = async (chosen: readonly File[]) => {
    for (const file of chosen.slice(0, room)) await send(file);
  };
  return (
    <div className={styles['files']}>
      {files.map((file) => (
        <FileTile
          key={file.id}
          file={file}
          actions={
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined aria-hidden="true" />}
              aria-label={t('file.remove', { name: file.name })}
              onClick={() => onRemove(file.id)}
            />
          }
        />
      ))}
      <Button
        icon={icon ?? <PaperClipOutlined aria-hidden="true" />}
        loading={sending}
        disabled={room <= 0}
        onClick={() => picker.current?.click()}
      >
        {label}
      </Button>
      {hint && <span className={styles['hint']}>{hint}</span>}
      {problem && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      <input
        ref={picker}
        type="file"
        // By style: antd's forms give file inputs a display of their own.
        style={{ display: 'none' }}
        multiple
        accept={uploadTypes.document.join(',')}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = '';
          void take(chosen);
        }}
      />
    </div>
  );
}
