import { Form } from 'antd';
import type { FocusEvent, ReactNode } from 'react';
import type { Field } from 'sijil/schema/field';
import { useLocalize } from 'sijil/react/providers/language';
import { helpId, labelId } from './fieldIds';
import styles from './FieldBox.module.css';

interface FieldBoxProps {
  readonly field: Field;
  /** Id of the control; the ids of its label and messages derive from it. */
  readonly id: string;
  /** Path of the field in the form, by which it is focused. */
  readonly path: string;
  readonly messages: readonly string[];
  readonly wide?: boolean | undefined;
  readonly group?: boolean | undefined;
  /** Called with the path of the field that was left: this one, or one in its rows (`packages.0.price`). */
  readonly onLeave?: (path: string) => void;
  readonly children: ReactNode;
}

/** Labelled field of a form: control, hint and error messages. */
export function FieldBox({ field, id, path, messages, wide, group, onLeave, children }: FieldBoxProps) {
  const localize = useLocalize();
  const wrong = messages.length > 0;
  const leave = ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) => {
    const inner = target.closest<HTMLElement>('[data-field]');
    if (inner && inner !== currentTarget && !inner.contains(relatedTarget))
      onLeave?.(`${path}.${inner.dataset['field']}`);
    if (!currentTarget.contains(relatedTarget)) onLeave?.(path);
  };
  const notes = wrong ? [...new Set(messages)] : field.help ? [localize(field.help)] : [];
  return (
    <div
      className={wide ? styles.wide : styles.field}
      data-field={path}
      data-wrong={wrong || undefined}
      onBlur={leave}
    >
      <Form.Item
        className={styles.item}
        label={<span id={labelId(id)}>{localize(field.label)}</span>}
        {...(!group && { htmlFor: id })}
        required={field.required ?? false}
        {...(wrong && { validateStatus: 'error' as const })}
        help={
          notes.length > 0 && (
            <div id={helpId(id)} className={styles.notes} role={wrong ? 'alert' : undefined}>
              {notes.map((note) => (
                <div key={note}>{note}</div>
              ))}
            </div>
          )
        }
      >
        {group ? (
          <fieldset className={styles.group} aria-labelledby={labelId(id)}>
            {children}
          </fieldset>
        ) : (
          children
        )}
      </Form.Item>
    </div>
  );
}
