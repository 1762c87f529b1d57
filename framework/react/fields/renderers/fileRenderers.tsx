import { PresenceFilter } from '../filters/TextFilter';
import type { InputProps, Renderer } from '../renderer';
import { FileBox } from '../upload/FileBox';
import type { UploadField, UploadsField } from '../kinds/file';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileLink } from '#framework/contract/parts';
import { moved } from '@framework/components/MoveButtons';
import { AttachFiles } from '../upload/AttachFiles';

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
  // What arrives while others are under way joins what the form holds by then.
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
