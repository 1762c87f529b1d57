import { Input } from 'antd';
import type { PasswordField } from '#framework/schema/kinds/password';
import { controlProps } from '../controlProps';
import ltr from '../ltr.module.css';
import { PasswordWishes } from '../PasswordWishes';
import type { InputProps, Renderer } from '../renderer';

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
