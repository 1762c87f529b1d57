import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Field, isWritable } from 'sijil/schema/field';
import type { Shape, ShapeValues } from 'sijil/schema/shape';
import { helpId, labelId, messagesAt } from 'sijil/react/fields/fieldIds';
import { plainFormRenderers } from 'sijil/react/fields/plain/plainRenderers';
import { useLocalize } from 'sijil/react/providers/language';
import { PlainAlert, PlainButton } from 'sijil/react/plain/PlainControls';
import { focusFirstWrong } from './useShapeErrors';
import form from './form.module.css';
import type { FormValues } from './formValues';
import styles from './PlainForm.module.css';
import { useSaveKey } from './useSaveKey';
import { useShapeForm } from './useShapeForm';

export type PlainKind = keyof typeof plainFormRenderers;

interface PlainFormProps<S extends Shape> {
  readonly shape: S;
  readonly initialValues?: FormValues;
  /** Fields to show, in this order; by default all writable ones. The others keep their initial values. */
  readonly fields?: readonly (keyof S['fields'] & string)[];
  readonly submitLabel: string;
  /** Autocomplete values for the browser, by field name. */
  readonly autoComplete?: Readonly<Record<string, string>>;
  /** True to mark required fields; useless where all of them are. */
  readonly marked?: boolean;
  /** Focuses the first field: the form replaces another one that was just sent. */
  readonly begins?: boolean;
  readonly onSubmit: (values: ShapeValues<S>) => Promise<unknown>;
  /** Called at every change of the values, and on mount with a restored draft. */
  readonly onBegin?: () => void;
  /** Content between the fields and the button; fields that it renders itself are named in `extraValues`. */
  readonly children?: ReactNode | ((form: ReturnType<typeof useShapeForm<S>>, prefix: string) => ReactNode);
  readonly extraValues?: readonly string[];
}

const nothing = {};

/**
 * Form of the pages before sign-in: texts, addresses, numbers and passwords in native controls. It shares shape, state and
 * validation with every other form (`useShapeForm`), but does not load antd.
 */
export function PlainForm<S extends Shape>(props: PlainFormProps<S>) {
  const {
    shape,
    initialValues = nothing,
    begins = false,
    onSubmit,
    onBegin,
    extraValues = [],
    children,
  } = props;
  const { t } = useTranslation('fields');
  const prefix = useId();
  const element = useRef<HTMLDivElement>(null);
  const drawn = useShapeForm({
    shape,
    mode: 'create' as const,
    initialValues,
    onSubmit,
    checksWhenTyped: true,
    onValuesChange: onBegin && (() => onBegin()),
  });
  useEffect(() => {
    if (begins) element.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [begins]);
  useEffect(() => {
    if (drawn.attempts > 0 && element.current) focusFirstWrong(element.current);
  }, [drawn.attempts]);
  useSaveKey(drawn.submit, element);

  const names = props.fields ?? Object.keys(shape.fields).filter((name) => isWritableIn(shape, name));
  const shown = [...names, ...extraValues];
  const unplaced = Object.entries(drawn.errors).filter(
    ([path]) => !shown.includes(path.split('.')[0] ?? path),
  );
  const above = [drawn.message, ...unplaced.flatMap(([, messages]) => messages)].filter(Boolean);
  const problems = drawn.attempts > 0 ? Object.keys(drawn.errors).length : 0;
  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void drawn.submit();
      }}
    >
      <div ref={element} className={props.marked ? `${form.form} ${styles.marked}` : form.form}>
        {above.length > 0 && <PlainAlert tone="danger" role="alert" title={above.join(' ')} />}
        <div className={form.grid}>
          {names.map((name) => {
            const field = shape.fields[name];
            return (
              field && (
                <PlainField
                  key={name}
                  {...{ field, name }}
                  id={`${prefix}-${name}`}
                  value={drawn.values[name]}
                  messages={messagesAt(drawn.errors, field, name)}
                  autoComplete={props.autoComplete?.[name]}
                  onChange={(value) => drawn.change(name, value)}
                  onLeave={() => drawn.touch(name)}
                />
              )
            );
          })}
        </div>
        {typeof children === 'function' ? children(drawn, prefix) : children}
        <div className={form.actions}>
          <PlainButton
            kind="primary"
            type="submit"
            block
            pending={drawn.pending}
            aria-keyshortcuts="Control+S"
          >
            {props.submitLabel}
          </PlainButton>
          {problems > 0 && (
            <output className={form.problems}>{t('form.problems', { count: problems })}</output>
          )}
        </div>
      </div>
    </form>
  );
}

function isWritableIn({ fields }: Shape, name: string): boolean {
  const field = fields[name];
  return field !== undefined && isWritable(field, 'create');
}

interface PlainFieldProps {
  readonly field: Field;
  readonly name: string;
  readonly id: string;
  readonly value: unknown;
  readonly messages: readonly string[];
  readonly autoComplete: string | undefined;
  readonly onChange: (value: unknown) => void;
  readonly onLeave: () => void;
}

/** Labelled field of the form: control, hint and error messages. */
function PlainField({ field, name, id, value, messages, autoComplete, onChange, onLeave }: PlainFieldProps) {
  const localize = useLocalize();
  const Input = plainFormRenderers[field.kind as PlainKind];
  const wrong = messages.length > 0;
  const notes = wrong ? [...new Set(messages)] : field.help ? [localize(field.help)] : [];
  return (
    <div
      className={styles.field}
      data-field={name}
      data-wrong={wrong || undefined}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onLeave()}
    >
      <label
        className={styles.label}
        htmlFor={id}
        id={labelId(id)}
        data-required={field.required || undefined}
      >
        {localize(field.label)}
      </label>
      <Input
        field={field as never}
        id={id}
        value={value as never}
        aria-invalid={wrong}
        aria-required={field.required ?? false}
        aria-describedby={helpId(id)}
        {...(autoComplete !== undefined && { autoComplete })}
        onChange={onChange}
      />
      {notes.length > 0 && (
        <div
          id={helpId(id)}
          className={wrong ? styles.wrong : styles.help}
          role={wrong ? 'alert' : undefined}
        >
          {notes.map((note) => (
            <div key={note}>{note}</div>
          ))}
        </div>
      )}
    </div>
  );
}
