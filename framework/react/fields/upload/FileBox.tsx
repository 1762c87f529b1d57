import type { FileLink } from '#framework/contract/parts';
import type { Field } from '#framework/schema/field';
import { holdsPicture } from '#framework/schema/kindFacts';
import type { InputProps } from '../renderer';
import { HeldFile } from './HeldFile';
import { UploadBox } from './UploadBox';

/** `accept` of a field that takes nothing but a PDF. */
type UploadField = Field<'file' | 'image', FileLink | string> & { readonly accept?: 'pdf' };
type FileBoxProps = InputProps<UploadField>;

/** One file: chosen or dropped, checked, sent at once, shown, replaced by another or taken away again. */
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
