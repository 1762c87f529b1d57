import type { Shape } from '#framework/schema/shape';
import { DrawnForm, type ShapeFormProps } from './DrawnForm';
import { FormFields } from './FormFields';

/** A form for any shape, whatever its fields. */
export function ShapeForm<S extends Shape>(props: ShapeFormProps<S>) {
  return <DrawnForm {...props} Fields={FormFields} />;
}
