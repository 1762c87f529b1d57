import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { FileLink } from '#framework/contract/parts';
import type { Field } from '#framework/schema/field';
import { holdsPicture } from '#framework/schema/kindFacts';
import { FileTile } from '@framework/components/FileTile';
import type { InputProps } from '../renderer';
import { UploadBox } from './UploadBox';

/** `accept` of a field that takes nothing but a PDF. */
type UploadField = Field<'file' | 'image', FileLink | string> & { readonly accept?: 'pdf' };
type FileBoxProps = InputProps<UploadField>;

/** One file: chosen or dropped, checked, sent at once, shown, taken away again. */
export function FileBox({ field, value, onChange, id, disabled, ...rest }: FileBoxProps) {
  const { t } = useTranslation('fields');
  if (!value || typeof value === 'string') {
    return (
      <UploadBox
        kind={holdsPicture(field) ? 'image' : (field.accept ?? 'document')}
        id={id}
        disabled={disabled ?? false}
        aria-describedby={rest['aria-describedby']}
        onDone={onChange}
      />
    );
  }
  const remove = (
    <Button
      id={id}
      type="text"
      size="small"
      icon={<DeleteOutlined aria-hidden="true" />}
      disabled={disabled}
      aria-label={t('file.remove', { name: value.name })}
      onClick={() => onChange(null)}
    />
  );
  return <FileTile file={value} actions={remove} />;
}
