import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { EditOutlined, MoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import styles from './list.module.css';
import { useRowContext } from './rowContext';
import type { Role } from 'sijil/schema/application';
import type { Resource } from 'sijil/schema/resource';
import { useHeldPage } from 'sijil/react/components/heldPage';
import { LaterDropdown } from 'sijil/react/components/antd/laterControls';
import { useLocalize } from 'sijil/react/providers/language';
import { useSession } from 'sijil/react/providers/session';
import { hasActions, maySeeAs, offeredActions, offersSeeing } from '../actions/offeredActions';
import { LaterInlineEditor, LaterRowMenu } from '../laterListParts';
import type { Field } from 'sijil/schema/field';
import inline from '../inline/inline.module.css';

interface LeadingLinkProps {
  readonly record: ConsoleRecord;
  readonly children: ReactNode;
}

/** Cell with a real link to the record, which can open in a new tab; the rest of the row handles clicks. */
export function LeadingLink({ record, children }: LeadingLinkProps) {
  const { pathOf, toListOrigin } = useRowContext();
  return (
    <Link
      to={pathOf(record)}
      state={toListOrigin(record.id)}
      className={styles.leading}
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </Link>
  );
}

interface RowActionsProps {
  readonly resource: Resource;
  readonly record: ConsoleRecord;
}

/** True where a list's records have menus; a read-only list has none, and its rows open the records. */
export function hasRowActions(resource: Resource, role: Role | null): boolean {
  return !resource.storedBy || hasActions(resource, role) || offersSeeing(resource, role);
}

/** Button that opens the menu of one record in a list. */
export function RowActions({ resource, record }: RowActionsProps) {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const role = useSession((session) => session.user?.role ?? null);
  const offered = offeredActions(resource, record, role).length > 0 || maySeeAs(resource, record, role);
  if (resource.storedBy && !offered) return null;
  return (
    <LaterDropdown
      placement="bottomRight"
      popup={(close) => <LaterRowMenu resource={resource} record={record} onChoose={close} />}
    >
      <Button
        type="text"
        size="small"
        className={styles.more ?? ''}
        icon={<MoreOutlined aria-hidden="true" />}
        aria-label={t('actions.more', { name: localize(record.$title) })}
        onClick={(event) => event.stopPropagation()}
      />
    </LaterDropdown>
  );
}

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
  useHeldPage(editing);
  // The saved value is shown until the list is refetched, so that the old one does not reappear for a moment.
  const [saved, setSaved] = useState(record);
  const button = useRef<HTMLButtonElement>(null);
  const returning = useRef(false);
  useEffect(() => {
    if (editing || !returning.current) return;
    returning.current = false;
    button.current?.focus();
  }, [editing]);
  const current = saved.id === record.id && saved.version > record.version ? saved : record;
  const close = (changed: ConsoleRecord | null, keyboard: boolean) => {
    if (changed) setSaved(changed);
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
    <span className={inline.inline}>
      {draw(current)}
      <button
        ref={button}
        type="button"
        data-inline
        tabIndex={-1}
        className={inline.pencil}
        aria-label={t('inline.edit', { field: localize(field.label), name: localize(record.$title) })}
        onClick={() => setEditing(true)}
      >
        <EditOutlined aria-hidden="true" />
      </button>
    </span>
  );
}
