import { CameraOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileLink } from '#domain/api/parts';
import { uploadTypes } from '#domain/files/uploadRules';
import { correctionFiles } from '#domain/requests/correctionEvidence';
import { FileTile } from '@/components/FileTile';
import { useUpload } from '@/fields/upload/useUpload';
import styles from './Corrections.module.css';

interface EvidenceInputProps {
  readonly files: readonly FileLink[];
  readonly onAdd: (file: FileLink) => void;
  readonly onRemove: (id: string) => void;
}

/** Photos and documents, one after the other; a photo too large for us is made smaller on the way. */
export function EvidenceInput({ files, onAdd, onRemove }: EvidenceInputProps) {
  const { t } = useTranslation('client');
  const picker = useRef<HTMLInputElement>(null);
  const { send, sending, problem } = useUpload('document', onAdd);
  const missing = correctionFiles - files.length;
  const take = async (chosen: readonly File[]) => {
    for (const file of chosen) await send(file);
  };
  return (
    <div className={styles.evidence}>
      {files.map((file) => (
        <FileTile
          key={file.id}
          file={file}
          actions={
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined aria-hidden="true" />}
              aria-label={t('corrections.remove', { name: file.name })}
              onClick={() => onRemove(file.id)}
            />
          }
        />
      ))}
      <Button
        icon={<CameraOutlined aria-hidden="true" />}
        loading={sending}
        onClick={() => picker.current?.click()}
      >
        {t('corrections.attach')}
      </Button>
      <span className={styles.quiet}>
        {missing > 0 ? t('corrections.missing', { count: missing }) : t('corrections.enough')}
      </span>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <input
        ref={picker}
        type="file"
        hidden
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
