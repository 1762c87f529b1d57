import { rendererOf } from '@framework/fields/renderers';
import { DrawnFields, type FormFieldsProps } from './DrawnFields';

/** Some fields of a shape, whatever their kinds. */
export function FormFields(props: FormFieldsProps) {
  return <DrawnFields {...props} rendererOf={rendererOf} />;
}
