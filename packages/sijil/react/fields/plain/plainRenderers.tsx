import { toLatinDigits } from 'sijil/base/formats/numbers';
import type { Field, ValueOf } from 'sijil/schema/field';
import type { FormattedField } from 'sijil/schema/kinds/formatted';
import type { PasswordField, TextField } from 'sijil/schema/kinds/text';
import { PlainInput, PlainPassword } from 'sijil/react/plain/PlainControls';
import { directionOf, typingOf, PasswordWishes } from '../typing';

interface PlainProps<F extends Field> {
  readonly field: F;
  readonly value: ValueOf<F> | null | undefined;
  readonly id: string;
  readonly autoComplete?: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-required': boolean;
  readonly 'aria-describedby': string;
  onChange(value: ValueOf<F> | null): void;
}

function TextInput({ field: _field, value, onChange, autoComplete = 'off', ...rest }: PlainProps<TextField>) {
  return (
    <PlainInput
      {...rest}
      autoComplete={autoComplete}
      value={value ?? ''}
      dir={directionOf(value)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function FormattedInput({
  field,
  value,
  onChange,
  autoComplete = 'off',
  ...rest
}: PlainProps<FormattedField>) {
  const { keyboard, example } = typingOf(field.kind);
  return (
    <PlainInput
      {...rest}
      ltr
      dir="ltr"
      placeholder={example}
      inputMode={keyboard}
      autoComplete={autoComplete}
      value={value ?? ''}
      onChange={({ target }) => onChange(toLatinDigits(target.value))}
    />
  );
}

/** A password; below a new one, the rules that it does not meet yet, until it has an error message. */
function PasswordInput({
  field,
  value,
  onChange,
  autoComplete = 'new-password',
  ...rest
}: PlainProps<PasswordField>) {
  return (
    <>
      <PlainPassword
        {...rest}
        autoComplete={autoComplete}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value)}
      />
      {value && !field.existing && !rest['aria-invalid'] && (
        <PasswordWishes password={value} min={field.min} />
      )}
    </>
  );
}

/** Renderers of the kinds that pages before sign-in use, in native controls; `packages/sijil/react/fields/renderers` has all kinds. */
export const plainFormRenderers = {
  text: TextInput,
  email: FormattedInput,
  phone: FormattedInput,
  password: PasswordInput,
};
