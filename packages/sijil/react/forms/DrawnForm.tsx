import { Button, Form } from 'antd';
import { type ComponentType, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Localized } from 'sijil/base/i18n/localized';
import { isShownIn, isWritable } from 'sijil/schema/field';
import type { Shape, ShapeValues } from 'sijil/schema/shape';
import type { Mode } from 'sijil/schema/toZod';
import { Alert } from 'sijil/react/components/antd/Alert';
import { focusFirst } from 'sijil/react/components/laterPart';
import { useLocalize } from 'sijil/react/providers/language';
import styles from './form.module.css';
import type { FormFieldsProps } from './DrawnFields';
import { focusFirstWrong } from './useShapeErrors';
import type { FormValues } from './formValues';
import { LeaveGuard } from './unsavedForms';
import { type Section, sectionsOf } from 'sijil/schema/sectionsOf';
import { useSaveKey } from './useSaveKey';
import { useShapeForm } from './useShapeForm';
import { useHeldInput } from './useHeldInput';
import { UploadCounterContext, useUploadsUnderWay } from 'sijil/react/fields/upload/uploadsUnderWay';

export interface ShapeFormProps<S extends Shape> {
  readonly shape: S;
  /** Id of the form element, for a button outside of it. */
  readonly id?: string;
  /** False where the buttons are outside the form, as in Refine's views. */
  readonly buttons?: boolean;
  readonly mode?: Mode;
  /** Record from the API, or part of one. Read once, on mount. */
  readonly initialValues?: FormValues;
  /** Fields to show, in this order; by default all writable ones. The others keep their initial values. */
  readonly fields?: readonly (keyof S['fields'] & string)[];
  readonly sections?: readonly { readonly label: Localized; readonly fields: readonly string[] }[];
  readonly submitLabel?: string;
  readonly cancelLabel?: string;
  /** Autocomplete values for the browser, by field name. */
  readonly autoComplete?: Readonly<Record<string, string>>;
  readonly onSubmit: (values: ShapeValues<S>) => Promise<unknown>;
  readonly onCancel?: () => void;
  /** Second submit button, such as "save and add another". */
  readonly second?: {
    readonly label: string;
    readonly onSubmit: (values: ShapeValues<S>) => Promise<unknown>;
  };
  readonly onValuesChange?: (values: FormValues) => void;
  /** Values that replace those of the form whenever this object changes. */
  readonly laid?: FormValues | null;
  /** True to ask before unsaved changes are lost; false for a form in its own dialog. */
  readonly dirtyGuard?: boolean;
  /** Focuses the first field: the form replaces another one that was just sent. */
  readonly begins?: boolean;
  readonly stickyActions?: boolean;
  readonly block?: boolean;
  readonly disabled?: boolean;
  /** True for a form whose effect cannot be undone. */
  readonly danger?: boolean;
  /** Content between the fields and the buttons; may read and change the values. */
  readonly children?: ReactNode | ((form: TypedForm) => ReactNode);
}

/** Values of a form as they are typed, with a function that changes them. */
export interface TypedForm {
  readonly values: FormValues;
  readonly change: (name: string, value: unknown) => void;
}

interface DrawnFormProps<S extends Shape> extends ShapeFormProps<S> {
  readonly Fields: ComponentType<FormFieldsProps>;
}

const nothing = {};

/** Form whose fields are rendered by `Fields` and validated by the same function as in the API. */
export function DrawnForm<S extends Shape>({
  Fields,
  mode = 'create',
  initialValues = nothing,
  ...props
}: DrawnFormProps<S>) {
  const { shape, fields, sections = [], dirtyGuard = true, disabled = false } = props;
  const { t } = useTranslation('fields');
  const localize = useLocalize();
  const prefix = useId();
  const element = useRef<HTMLDivElement>(null);
  const uploads = useUploadsUnderWay();
  const form = useShapeForm({ ...props, mode, initialValues, held: uploads.underWay });
  useHeldInput(element, form.sending);

  useEffect(() => {
    if (form.attempts > 0 && element.current) focusFirstWrong(element.current);
  }, [form.attempts]);

  const { begins = false } = props;
  useEffect(() => {
    return begins && element.current ? focusFirst(element.current, 'input, textarea') : undefined;
  }, [begins]);
  useSaveKey(disabled ? null : form.submit, element);

  const shown = (fields ?? writableNames(shape, mode)).filter((name) => {
    const field = shape.fields[name];
    return !field || isShownIn(field, form.values);
  });
  const drawn = sectionsOf(shown, sections);
  const unplaced = Object.entries(form.errors).filter(
    ([path]) => !shown.includes(path.split('.')[0] ?? path),
  );
  const above = [form.message, ...unplaced.flatMap(([, messages]) => messages)].filter(Boolean);
  const draw = (section: Section) => (
    <Fields
      {...{ shape, disabled }}
      names={section.fields}
      idPrefix={prefix}
      values={form.values}
      errors={form.errors}
      autoComplete={props.autoComplete ?? nothing}
      onChange={form.change}
      onLeave={form.touch}
    />
  );

  return (
    <Form
      {...(props.id && { id: props.id })}
      layout="vertical"
      component="form"
      onFinish={() => void form.submit()}
    >
      <UploadCounterContext value={uploads.counter}>
        <div ref={element} className={styles.form} aria-busy={form.pending}>
          {form.restored && (
            <Alert
              showIcon
              type="info"
              message={t('form.restored')}
              action={
                <Button size="small" onClick={form.discard}>
                  {t('form.discard')}
                </Button>
              }
            />
          )}
          {above.length > 0 && <Alert type="error" showIcon role="alert" message={above.join(' ')} />}
          {drawn.map((section) =>
            section.label ? (
              <fieldset key={section.label.en} className={styles.section}>
                <legend className={styles.legend}>{localize(section.label)}</legend>
                {draw(section)}
              </fieldset>
            ) : (
              <div key="" className={styles.section}>
                {draw(section)}
              </div>
            ),
          )}
          {typeof props.children === 'function'
            ? props.children({ values: form.values, change: form.change })
            : props.children}
          <FormActions
            {...props}
            problems={form.attempts > 0 ? Object.keys(form.errors).length : 0}
            pending={form.pending}
            uploading={uploads.underWay}
            second={
              props.second && {
                label: props.second.label,
                submit: () => void form.submit(props.second?.onSubmit),
              }
            }
          />
        </div>
      </UploadCounterContext>
      {dirtyGuard && (form.dirty || uploads.underWay) && <LeaveGuard sending={form.sending} />}
    </Form>
  );
}

function writableNames(shape: Shape, mode: Mode): string[] {
  return Object.entries(shape.fields).flatMap(([name, field]) => (isWritable(field, mode) ? [name] : []));
}

interface FormActionsProps extends Pick<
  ShapeFormProps<Shape>,
  'buttons' | 'submitLabel' | 'cancelLabel' | 'onCancel' | 'stickyActions' | 'block' | 'disabled' | 'danger'
> {
  readonly problems: number;
  readonly pending: boolean;
  /** True while a file of the form is being uploaded, without which it would be sent. */
  readonly uploading: boolean;
  readonly second?: { readonly label: string; readonly submit: () => void } | undefined;
}

function FormActions({ problems, pending, uploading, second, ...props }: FormActionsProps) {
  const { t } = useTranslation('fields');
  const { t: common } = useTranslation();
  const { submitLabel, cancelLabel, onCancel, stickyActions } = props;
  const { buttons = true, block = false, disabled = false, danger = false } = props;
  const found = (problems > 0 || uploading) && (
    <output className={styles.problems}>
      {uploading ? t('form.uploading') : t('form.problems', { count: problems })}
    </output>
  );
  if (!buttons) return found && <div className={styles.actions}>{found}</div>;
  return (
    <div className={stickyActions ? `${styles.actions} ${styles.sticky}` : styles.actions} data-keep-clear>
      <Button
        type="primary"
        htmlType="submit"
        loading={pending || uploading}
        aria-keyshortcuts="Control+S"
        {...{ disabled, block, danger }}
      >
        {submitLabel ?? t('form.submit')}
      </Button>
      {second && (
        <Button onClick={second.submit} {...{ disabled, block }} loading={pending || uploading}>
          {second.label}
        </Button>
      )}
      {onCancel && (
        <Button onClick={onCancel} disabled={pending} block={block}>
          {cancelLabel ?? common('cancel')}
        </Button>
      )}
      {found}
    </div>
  );
}
