import type { Field } from './field';
import type { Mode } from './toZod';

/** True when an input of this mode may hold the field; its access decides which roles may send it. */
export function isWritable(field: Field, mode: Mode): boolean {
  return (
    !field.readOnly &&
    !field.computed &&
    field.formula === undefined &&
    !(field.createOnly && mode === 'update') &&
    !(field.changeOnly && mode === 'create')
  );
}
