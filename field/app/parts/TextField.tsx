import { useId } from 'react';

interface TextFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly type: 'email' | 'password' | 'text';
  readonly autoComplete: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A line to type in; addresses and passwords read left to right in both languages. */
export function TextField({ label, help, type, autoComplete, value, onChange }: TextFieldProps) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        dir="ltr"
        autoComplete={autoComplete}
        autoCapitalize="none"
        required
        value={value}
        aria-describedby={help && `${id}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      {help && <small id={`${id}-help`}>{help}</small>}
    </p>
  );
}
