import type { InputProps } from './renderer';
import { rendererOf } from './renderers';

/** The control that enters a field, whatever its kind; controlled. A file's value may be its link or its id. */
export function FieldInput(props: InputProps) {
  const { Input } = rendererOf(props.field);
  return <Input {...props} />;
}
