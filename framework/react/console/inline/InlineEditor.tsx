import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#framework/schema/field';
import type { Resource } from '#framework/schema/resource';
import { isChosen } from '#framework/schema/kindFacts';
import { FieldInput } from '@framework/fields/FieldInput';
import { FieldValue } from '@framework/fields/FieldValue';
import { useLocalize } from '@framework/providers/language';
import type { ConsoleRecord } from '../consoleRecord';
import styles from './inline.module.css';
import { useInlineSave } from './useInlineSave';

interface InlineEditorProps {
  readonly resource: Resource;
  readonly name: string;
  readonly field: Field;
  readonly record: ConsoleRecord;
  /** The record as it was saved, null if nothing was; whether the keyboard should go back to the cell. */
  readonly onClose: (saved: ConsoleRecord | null, keyboard: boolean) => void;
}

/** The field's own control in its cell. Enter and leaving save, Esc leaves everything as it was. */
export function InlineEditor({ resource, name, field, record, onClose }: InlineEditorProps) {
  const { t } = useTranslation('list');
  const localize = useLocalize();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { draft, change, save, message, stale, pending } = useInlineSave({ resource, name, record, onClose });
  const atOnce = isChosen(field);
  useEffect(() => {
    const control = box.current?.querySelector<HTMLElement>('input, textarea, button, [tabindex="0"]');
    control?.focus();
    if (control instanceof HTMLInputElement) control.select();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys typed here are not meant for the row or the page.
    event.stopPropagation();
    if (event.key === 'Escape') onClose(null, true);
    if (event.key === 'Enter' && !atOnce && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void save(draft, true);
    }
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // A list that the control has opened is elsewhere in the page.
    if (currentTarget.contains(relatedTarget) || relatedTarget?.closest('.ant-select-dropdown')) return;
    if (!atOnce && !message) void save(draft, false);
    else if (atOnce && !pending && !message) onClose(null, false);
  };
  return (
    <div ref={box} role="presentation" className={styles.editor} onKeyDown={onKeyDown} onBlur={onBlur}>
      <label htmlFor={`${id}-control`} id={`${id}-label`} className="visually-hidden">
        {localize(field.label)}
      </label>
      <FieldInput
        id={`${id}-control`}
        field={field}
        value={draft}
        values={record}
        aria-labelledby={`${id}-label`}
        aria-invalid={message !== ''}
        aria-describedby={`${id}-message`}
        onChange={(value) => {
          change(value);
          if (atOnce) void save(value, true);
        }}
      />
      <div id={`${id}-message`} role="alert" className={styles.editorMessage}>
        {message}
        {stale && (
          <span className={styles.editorNow}>
            {t('inline.now')}{' '}
            <FieldValue field={field} value={record[name]} title={record.$titles[name] ?? null} compact />
          </span>
        )}
      </div>
    </div>
  );
}
