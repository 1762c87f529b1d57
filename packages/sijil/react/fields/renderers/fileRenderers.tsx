import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { PresenceFilter } from '../filters/TextFilter';
import type { InputProps, Renderer } from '../renderer';
import type { UploadField, UploadsField } from '../kinds/file';
import type { FileLink } from 'sijil/contract/parts';
import { moved } from 'sijil/react/components/MoveButtons';
import { AttachFiles } from '../upload/AttachFiles';
import type { Field } from 'sijil/schema/field';
import { holdsPicture } from 'sijil/schema/kindFacts';
import { FilePicker, UploadBox, useDrop } from '../upload/UploadBox';
import { useUpload } from '../upload/useUploads';
import { type UploadKind, uploadTypes } from 'sijil/base/files/uploads';
import { FileTile } from 'sijil/react/components/FileTile';
import styles from '../kinds/file.module.css';

export const fileRenderer: Renderer<UploadField> = {
  Input: FileBox,
  Filter: PresenceFilter,
};

export const filesRenderer: Renderer<UploadsField> = {
  Input: FilesBox,
  Filter: PresenceFilter,
  wide: true,
  group: true,
};

/** Several files of one field, in order. */
function FilesBox({ field, value, onChange, id, disabled, ...rest }: InputProps<UploadsField>) {
  const { t } = useTranslation('fields');
  const files = (value ?? []).filter((one) => typeof one !== 'string');
  const { max } = field;
  // A finished upload is added to the files that the form has at that time, since other uploads may have ended meanwhile.
  const latest = useRef<readonly FileLink[]>(files);
  useEffect(() => {
    latest.current = files;
  });
  const put = (next: readonly FileLink[]) => {
    latest.current = next;
    onChange(next.length > 0 ? next : null);
  };
  return (
    <AttachFiles
      id={id}
      disabled={disabled}
      aria-describedby={rest['aria-describedby']}
      files={files}
      label={t('file.add')}
      hint={t('file.held', { count: files.length, max })}
      max={max}
      onAdd={(file) => put([...latest.current, file])}
      onRemove={(gone) => put(latest.current.filter((one) => one.id !== gone))}
      onMove={(from, to) => put(moved(latest.current, from, to))}
    />
  );
}

/** `accept` of a field that takes only PDF files. */
type BoxField = Field<'file' | 'image', FileLink | string> & { readonly accept?: 'pdf' };
type FileBoxProps = InputProps<BoxField>;

/** Field with one file: chosen or dropped, checked, uploaded at once, shown, replaced or removed. */
export function FileBox({ field, value, onChange, id, disabled = false, ...rest }: FileBoxProps) {
  const box = {
    kind: holdsPicture(field) ? 'image' : (field.accept ?? 'document'),
    id,
    disabled,
    'aria-describedby': rest['aria-describedby'],
  } as const;
  if (!value || typeof value === 'string') return <UploadBox {...box} onDone={onChange} />;
  return <HeldFile {...box} file={value} onChange={onChange} />;
}

interface HeldFileProps {
  readonly file: FileLink;
  readonly kind: UploadKind;
  readonly onChange: (file: FileLink | null) => void;
  readonly id?: string | undefined;
  readonly disabled?: boolean;
  readonly 'aria-describedby'?: string | undefined;
}

/** File of a field. A new one replaces it once it is uploaded; until then, and after a refusal, the field keeps the old one. */
function HeldFile({ file, kind, onChange, disabled = false, ...rest }: HeldFileProps) {
  const { t } = useTranslation('fields');
  const picker = useRef<HTMLInputElement>(null);
  const { send, sending, problem } = useUpload(kind, onChange);
  const take = ([chosen]: readonly File[]) => void (!disabled && !sending && send(chosen));
  const { over, handlers } = useDrop(take);
  return (
    <>
      <span {...handlers} className={over ? `${styles.held} ${styles.over}` : styles.held}>
        <FileTile
          file={file}
          actions={
            <>
              <Button
                {...rest}
                size="small"
                loading={sending}
                disabled={disabled}
                aria-label={t('file.replaceNamed', { name: file.name })}
                onClick={() => picker.current?.click()}
              >
                {t('file.replace')}
              </Button>
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined aria-hidden="true" />}
                disabled={disabled || sending}
                aria-label={t('file.remove', { name: file.name })}
                onClick={() => onChange(null)}
              />
            </>
          }
        />
      </span>
      {problem && (
        <div role="alert" className={styles.problem}>
          {problem}
        </div>
      )}
      <FilePicker ref={picker} accept={uploadTypes[kind].join(',')} onPick={take} />
    </>
  );
}
