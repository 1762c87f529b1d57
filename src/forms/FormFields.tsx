import type { Shape } from '#domain/schema/shape';
import type { FieldErrors } from '#domain/schema/validate';
import { FieldBox, helpId, labelId } from '@/fields/FieldBox';
import { FieldInput } from '@/fields/FieldInput';
import { messagesAt } from '@/fields/messagesAt';
import { errorsBelow } from '@/fields/ownedList/ownedRows';
import { rendererOf } from '@/fields/renderers';
import type { FormValues } from './formValues';
import styles from './form.module.css';

interface FormFieldsProps {
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

/** Some fields of a shape in the columns that the width allows. */
export function FormFields({
  shape,
  names,
  idPrefix,
  values,
  errors,
  disabled,
  autoComplete,
  onChange,
  onLeave,
}: FormFieldsProps) {
  return (
    <div className={styles.grid}>
      {names.map((name) => {
        const field = shape.fields[name];
        if (!field) return null;
        const { wide, group } = rendererOf(field);
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
            <FieldInput
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
