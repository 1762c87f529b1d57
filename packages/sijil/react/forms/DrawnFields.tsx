import type { Shape } from 'sijil/schema/shape';
import type { FieldErrors } from 'sijil/schema/validate';
import { FieldBox } from 'sijil/react/fields/FieldBox';
import { helpId, labelId, messagesAt } from 'sijil/react/fields/fieldIds';
import { errorsBelow } from 'sijil/react/fields/ownedList/OwnedRowFields';
import type { Renderer } from 'sijil/react/fields/renderer';
import type { Field } from 'sijil/schema/field';
import type { FormValues } from './formValues';
import styles from './form.module.css';

export interface FormFieldsProps {
  readonly shape: Shape;
  readonly names: readonly string[];
  readonly idPrefix: string;
  readonly values: FormValues;
  readonly errors: FieldErrors;
  readonly disabled: boolean;
  readonly autoComplete: Readonly<Record<string, string>>;
  readonly onChange: (name: string, value: unknown) => void;
  readonly onLeave: (path: string) => void;
}

interface DrawnFieldsProps extends FormFieldsProps {
  readonly rendererOf: (field: Field) => Renderer;
}

/** Fields of a shape, in as many columns as fit, rendered by the given renderers. */
export function DrawnFields({
  rendererOf,
  shape,
  names,
  idPrefix,
  values,
  errors,
  disabled,
  autoComplete,
  onChange,
  onLeave,
}: DrawnFieldsProps) {
  return (
    <div className={styles.grid}>
      {names.map((name) => {
        const field = shape.fields[name];
        if (!field) return null;
        const { Input, wide, group } = rendererOf(field);
        const id = `${idPrefix}-${name}`;
        const messages = messagesAt(errors, field, name);
        const hint = autoComplete[name];
        return (
          <FieldBox
            key={name}
            field={field}
            id={id}
            path={name}
            wide={wide}
            group={group}
            messages={messages}
            onLeave={onLeave}
          >
            <Input
              field={field}
              id={id}
              value={values[name]}
              values={values}
              disabled={disabled}
              errors={errorsBelow(errors, name)}
              aria-invalid={messages.length > 0}
              aria-describedby={helpId(id)}
              aria-labelledby={labelId(id)}
              {...(hint && { autoComplete: hint })}
              onChange={(value) => onChange(name, value)}
            />
          </FieldBox>
        );
      })}
    </div>
  );
}
