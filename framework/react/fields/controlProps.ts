import type { InputProps } from './renderer';

/** Properties that every control takes unchanged; value, field and form stay with the renderer. */
export function controlProps(props: Omit<InputProps, 'field' | 'value' | 'onChange'>) {
  const { id, disabled, placeholder } = props;
  return {
    id,
    disabled,
    placeholder,
    'aria-invalid': props['aria-invalid'] ?? false,
    'aria-describedby': props['aria-describedby'],
  };
}
