import type { Shape } from '#framework/schema/shape';
import { DrawnForm, type ShapeFormProps } from './DrawnForm';
import { rendererOf } from '@framework/fields/renderers';
import { DrawnFields, type FormFieldsProps } from './DrawnFields';

/** A form for any shape, whatever its fields. */
export function ShapeForm<S extends Shape>(props: ShapeFormProps<S>) {
  return <DrawnForm {...props} Fields={FormFields} />;
}

/** Some fields of a shape, whatever their kinds. */
export function FormFields(props: FormFieldsProps) {
  return <DrawnFields {...props} rendererOf={rendererOf} />;
}
