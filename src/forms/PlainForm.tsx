import type { Field } from '#domain/schema/field';
import type { Shape } from '#domain/schema/shape';
import type { Renderer } from '@/fields/renderer';
import { formattedRenderer } from '@/fields/renderers/formattedRenderer';
import { passwordRenderer } from '@/fields/renderers/passwordRenderer';
import { textRenderer } from '@/fields/renderers/textRenderer';
import { DrawnFields, type FormFieldsProps } from './DrawnFields';
import { DrawnForm, type ShapeFormProps } from './DrawnForm';

const renderers = { text: textRenderer, email: formattedRenderer, password: passwordRenderer };

type PlainField = Field<keyof typeof renderers>;

/**
 * A form of texts, addresses and passwords, as the pages before signing in have: the controls of the other kinds, with
 * their calendars, tables and uploads, are not fetched for it.
 */
export function PlainForm<S extends Shape<Readonly<Record<string, PlainField>>>>(props: ShapeFormProps<S>) {
  return <DrawnForm {...props} Fields={PlainFields} />;
}

function PlainFields(props: FormFieldsProps) {
  return <DrawnFields {...props} rendererOf={rendererOf} />;
}

/** The cast is sound because the form takes no shape with other kinds. */
function rendererOf(field: Field): Renderer {
  return renderers[field.kind as keyof typeof renderers] as unknown as Renderer;
}
