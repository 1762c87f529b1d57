import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from 'sijil/schema/field';
import type { Resource } from 'sijil/schema/resource';
import { isChosen } from 'sijil/schema/kindFacts';
import { focusFirst } from 'sijil/react/components/laterPart';
import { FieldInput } from 'sijil/react/fields/FieldInput';
import { FieldValue } from 'sijil/react/fields/FieldValue';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import styles from './inline.module.css';
import { validate } from 'sijil/schema/validate';
import { isSame } from 'sijil/react/forms/formValues';
import { CallError } from 'sijil/react/providers/apiError';
import { inlineMessage } from 'sijil/react/providers/failedCall';
import { useRecordWrites, useRefresh } from '../writes/useRecordWrites';

export interface InlineEditorProps {
  readonly resource: Resource;
  readonly name: string;
  readonly field: Field;
  readonly record: ConsoleRecord;
  /** Called with the saved record, or null if nothing was saved; `keyboard` is true to return the focus to the cell. */
  readonly onClose: (saved: ConsoleRecord | null, keyboard: boolean) => void;
}

/** Control of a field in its cell. Enter and blur save, Esc discards. */
export function InlineEditor({ resource, name, field, record, onClose }: InlineEditorProps) {
  const { t } = useTranslation('list');
  const localize = useLocalize();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { draft, newest, change, save, message, stale, pending } = useInlineSave({
    resource,
    name,
    record,
    onClose,
  });
  const atOnce = isChosen(field);
  useEffect(() => {
    return box.current ? focusFirst(box.current, 'input, textarea, button, [tabindex="0"]') : undefined;
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys typed here are not meant for the row or the page.
    event.stopPropagation();
    if (event.key === 'Escape') onClose(null, true);
    if (event.key === 'Enter' && !atOnce && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void save(newest(), true);
    }
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // A dropdown of the control is rendered elsewhere in the page.
    if (currentTarget.contains(relatedTarget) || relatedTarget?.closest('.ant-select-dropdown')) return;
    if (!atOnce && !message) void save(newest(), false);
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

interface InlineSave {
  readonly resource: Resource;
  readonly name: string;
  readonly record: ConsoleRecord;
  readonly onClose: (saved: ConsoleRecord | null, keyboard: boolean) => void;
}

/**
 * Saves one value: it is checked by the form's rules and sent with the version that was read. A refused value stays as typed,
 * with the reason. After a conflict the list is refetched, and the next attempt uses the newer version.
 */
function useInlineSave({ resource, name, record, onClose }: InlineSave) {
  const { t } = useTranslation(['list', 'common']);
  const language = useLanguage();
  const refresh = useRefresh(resource);
  const { update } = useRecordWrites(resource);
  const [draft, setDraft] = useState<unknown>(record[name]);
  // A date is read when its box is left, before the next render.
  const latest = useRef(draft);
  const [message, setMessage] = useState('');
  const [stale, setStale] = useState(false);
  const [pending, setPending] = useState(false);
  const sending = useRef(false);

  const refuse = (error: unknown) => {
    const isStale = error instanceof CallError && error.code === 'stale_version';
    setStale(isStale);
    if (isStale) refresh();
    setMessage(isStale ? t('inline.stale') : messageOf(error, name, t('common:error')));
  };

  const save = async (value: unknown, keyboard: boolean): Promise<void> => {
    if (sending.current) return;
    if (isSame(record[name], value)) return onClose(null, keyboard);
    const checked = validate(resource, 'update', { [name]: value }, language, record);
    if (!checked.ok) return setMessage(Object.values(checked.errors).flat().join(' '));
    sending.current = true;
    setPending(true);
    try {
      onClose(await update(record.id, { ...checked.values, version: record.version }), keyboard);
    } catch (error) {
      refuse(error);
    } finally {
      sending.current = false;
      setPending(false);
    }
  };

  const change = (value: unknown) => {
    latest.current = value;
    setDraft(value);
    setMessage('');
    setStale(false);
  };
  return { draft, newest: () => latest.current, change, save, message, stale, pending };
}

function messageOf(error: unknown, name: string, fallback: string): string {
  if (!(error instanceof CallError)) return fallback;
  return error.fields[name]?.join(' ') || inlineMessage(error) || fallback;
}
