import { Input } from 'antd';
import { toLatinDigits } from '#domain/formats/latinDigits';
import type { FormattedField, FormattedKind } from '#domain/schema/fields/formatted';
import { controlProps } from '../controlProps';
import ltr from '../ltr.module.css';
import type { Renderer } from '../renderer';
import { textFilter } from '../filters/textFilter';

type Keyboard = 'email' | 'tel' | 'url' | 'numeric' | 'text';

const forms: Record<FormattedKind, { keyboard: Keyboard; example: string }> = {
  email: { keyboard: 'email', example: 'name@example.com' },
  phone: { keyboard: 'tel', example: '05XXXXXXXX' },
  url: { keyboard: 'url', example: 'https://' },
  iban: { keyboard: 'text', example: 'SA00 0000 0000 0000 0000 0000' },
  nationalId: { keyboard: 'numeric', example: '1XXXXXXXXX' },
  commercialRegistration: { keyboard: 'numeric', example: '1010XXXXXX' },
  taxNumber: { keyboard: 'numeric', example: '3XXXXXXXXXXXXX3' },
  shortAddress: { keyboard: 'text', example: 'RRRD2929' },
  plate: { keyboard: 'text', example: 'أ ب ح 1234' },
  colour: { keyboard: 'text', example: '#2a85ff' },
};

/** Codes and addresses: left to right but for plates, Arabic-Indic digits taken as Latin ones. */
export const formattedRenderer: Renderer<FormattedField> = {
  Input: ({ field, value, onChange, autoComplete = 'off', ...rest }) => (
    <Input
      {...controlProps(rest)}
      placeholder={rest.placeholder ?? forms[field.kind].example}
      // A plate is Arabic: its letters stand at the right.
      {...(field.kind !== 'plate' && { className: ltr.ltr, dir: 'ltr' })}
      autoComplete={autoComplete}
      inputMode={forms[field.kind].keyboard}
      value={value ?? ''}
      onChange={(event) => onChange(toLatinDigits(event.target.value))}
    />
  ),
  filter: textFilter,
};
