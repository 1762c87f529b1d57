import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { useState } from 'react';
import type {
  CodeField,
  LongTextField,
  PasswordField,
  RichTextField,
  TextField,
} from 'sijil/schema/kinds/text';
import { controlProps, type InputProps, type Renderer } from '../renderer';
import { TextFilter } from '../filters/TextFilter';
import { directionOf, typingOf, PasswordWishes } from '../typing';
import { Ltr } from 'sijil/react/components/valueTexts';
import { toLatinDigits } from 'sijil/base/formats/numbers';
import type { FormattedField } from 'sijil/schema/kinds/formatted';
import ltr from '../ltr.module.css';
import { Tabs } from '../pickers/lazyPickers';
import { RichTextValue } from '../kinds/text';
import type { JsonField } from 'sijil/schema/kinds/json';
import styles from '../kinds/json.module.css';
import { jsonText } from '../kinds/structured';

export const textRenderer: Renderer<TextField> = {
  Input: ({ value, onChange, autoComplete = 'off', ...rest }) => (
    <Input
      {...controlProps(rest)}
      autoComplete={autoComplete}
      value={value ?? ''}
      dir={directionOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  ),
  Filter: TextFilter,
};

export const longTextRenderer: Renderer<LongTextField> = {
  Input: ({ field, value, onChange, ...rest }) => (
    <Input.TextArea
      {...controlProps(rest)}
      value={value ?? ''}
      dir={directionOf(value)}
      autoSize={{ minRows: 3, maxRows: 12 }}
      count={{ show: (value?.length ?? 0) > field.max * 0.8, max: field.max }}
      onChange={(event) => onChange(event.target.value)}
    />
  ),
  Filter: TextFilter,
  wide: true,
};

/** The portal gives the code, so there is nothing to enter. */
export const codeRenderer: Renderer<CodeField> = {
  Input: ({ value }) => <Ltr>{value}</Ltr>,
  Filter: TextFilter,
};

/** Codes and addresses: left to right but for plates, Arabic-Indic digits taken as Latin ones. */
export const formattedRenderer: Renderer<FormattedField> = {
  Input: ({ field, value, onChange, autoComplete = 'off', ...rest }) => (
    <Input
      {...controlProps(rest)}
      placeholder={rest.placeholder ?? typingOf(field.kind).example}
      // A plate is Arabic, with its letters aligned right.
      {...(field.kind !== 'plate' && { className: ltr.ltr, dir: 'ltr' })}
      autoComplete={autoComplete}
      inputMode={typingOf(field.kind).keyboard}
      value={value ?? ''}
      onChange={(event) => onChange(toLatinDigits(event.target.value))}
    />
  ),
  Filter: TextFilter,
};

/** A password; below a new one, the rules that it does not meet yet, until it has an error message. */
function PasswordInput({
  field,
  value,
  onChange,
  autoComplete = 'new-password',
  ...rest
}: InputProps<PasswordField>) {
  return (
    <>
      <Input.Password
        {...controlProps(rest)}
        className={ltr.ltr}
        dir="ltr"
        autoComplete={autoComplete}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && !field.existing && !rest['aria-invalid'] && (
        <PasswordWishes password={value} min={field.min} />
      )}
    </>
  );
}

export const passwordRenderer: Renderer<PasswordField> = {
  Input: PasswordInput,
};

/** Markdown box with a preview. */
function RichTextInput({ field, value, onChange, ...rest }: InputProps<RichTextField>) {
  const { t } = useTranslation('fields');
  const write = (
    <Input.TextArea
      {...controlProps(rest)}
      value={value ?? ''}
      dir={directionOf(value)}
      autoSize={{ minRows: 6, maxRows: 24 }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  return (
    <Tabs
      size="small"
      items={[
        { key: 'write', label: t('richText.write'), children: write },
        {
          key: 'read',
          label: t('richText.read'),
          children: <RichTextValue field={field} value={value ?? ''} />,
        },
      ]}
    />
  );
}

export const richTextRenderer: Renderer<RichTextField> = {
  Input: RichTextInput,
  Filter: TextFilter,
  wide: true,
};

/** A JSON value as text. Text that is no JSON is passed on as typed, so that the form's validation refuses it. */
function JsonInput({ value, onChange, ...rest }: InputProps<JsonField>) {
  const [draft, setDraft] = useState(() => jsonText(value));
  const take = (typed: string) => {
    setDraft(typed);
    if (typed.trim() === '') return onChange(null);
    try {
      onChange(JSON.parse(typed));
    } catch {
      onChange(typed);
    }
  };
  return (
    <Input.TextArea
      {...controlProps(rest)}
      className={styles.text}
      dir="ltr"
      spellCheck={false}
      autoSize={{ minRows: 3, maxRows: 16 }}
      value={draft}
      onChange={(event) => take(event.target.value)}
    />
  );
}

export const jsonRenderer: Renderer<JsonField> = {
  Input: JsonInput,
  wide: true,
};
