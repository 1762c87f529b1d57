import { Input } from 'antd';
import { toLatinDigits } from '#framework/base/formats/numbers';
import type { FormattedField } from '#framework/schema/kinds/formatted';
import { controlProps } from '../controlProps';
import ltr from '../ltr.module.css';
import type { Renderer } from '../renderer';
import { TextFilter } from '../filters/TextFilter';
import { formattedTyping } from '../typing';

/** Codes and addresses: left to right but for plates, Arabic-Indic digits taken as Latin ones. */
export const formattedRenderer: Renderer<FormattedField> = {
  Input: ({ field, value, onChange, autoComplete = 'off', ...rest }) => (
    <Input
      {...controlProps(rest)}
      placeholder={rest.placeholder ?? formattedTyping[field.kind].example}
      // A plate is Arabic: its letters are aligned to the right.
      {...(field.kind !== 'plate' && { className: ltr.ltr, dir: 'ltr' })}
      autoComplete={autoComplete}
      inputMode={formattedTyping[field.kind].keyboard}
      value={value ?? ''}
      onChange={(event) => onChange(toLatinDigits(event.target.value))}
    />
  ),
  Filter: TextFilter,
};
