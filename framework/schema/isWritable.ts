import type { Field } from './field';
import type { Mode } from './toZod';

/** Whether an input of this mode may hold the field at all; who may send it is its access. */
export function isWritable(field: Field, mode: Mode): boolean {
  return !field.readOnly && !field.computed && !(field.createOnly && mode === 'update');
}
