import { EditOutlined } from '@ant-design/icons';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#framework/schema/field';
import type { Resource } from '#framework/schema/resource';
import { useLocalize } from '@framework/providers/language';
import type { ConsoleRecord } from '#framework/contract/recordView';
import { LaterInlineEditor } from '../laterListParts';
import styles from './inline.module.css';

interface InlineCellProps {
  readonly resource: Resource;
  readonly name: string;
  readonly field: Field;
  readonly record: ConsoleRecord;
  readonly draw: (record: ConsoleRecord) => ReactNode;
}

/** A value that is edited in its cell. */
export function InlineCell({ resource, name, field, record, draw }: InlineCellProps) {
  const { t } = useTranslation('list');
  const localize = useLocalize();
  const [editing, setEditing] = useState(false);
  // What was just saved is shown until the list has been read anew, so that the old value does not flash up.
  const [saved, setSaved] = useState(record);
  const button = useRef<HTMLButtonElement>(null);
  const returning = useRef(false);
  useEffect(() => {
    if (editing || !returning.current) return;
    returning.current = false;
    button.current?.focus();
  }, [editing]);
  const current = saved.id === record.id && saved.version > record.version ? saved : record;
  const close = (kept: ConsoleRecord | null, keyboard: boolean) => {
    if (kept) setSaved(kept);
    setEditing(false);
    returning.current = keyboard;
  };
  if (editing) {
    return (
      <LaterInlineEditor
        {...{ resource, name, field }}
        record={current}
        onClose={close}
        waiting={draw(current)}
      />
    );
  }
  return (
    <span className={styles.inline}>
      {draw(current)}
      <button
        ref={button}
        type="button"
        data-inline
        tabIndex={-1}
        className={styles.pencil}
        aria-label={t('inline.edit', { field: localize(field.label), name: localize(record.$title) })}
        onClick={() => setEditing(true)}
      >
        <EditOutlined aria-hidden="true" />
      </button>
    </span>
  );
}
