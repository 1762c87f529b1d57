import { HistoryOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from 'sijil/schema/resource';
import { type Field, isWritable, type Tone } from 'sijil/schema/field';
import { DateText } from 'sijil/react/components/valueTexts';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import styles from './audit.module.css';
import { AuditChanges } from './AuditChanges';
import { relativeTime } from 'sijil/base/formats/relativeTime';
import type { HistoryEntry } from 'sijil/react/providers/dataProvider';
import { hasRole } from 'sijil/schema/application';
import type { RevertBody } from 'sijil/contract/consoleViews';
import { isStoredApart, refers } from 'sijil/schema/kindFacts';
import { useDialogs } from 'sijil/react/components/antd/laterControls';
import { isSame } from 'sijil/react/forms/formValues';
import { recordCalls } from 'sijil/react/providers/recordCalls';
import { useSession } from 'sijil/react/providers/session';
import { useMay } from 'sijil/react/providers/may';
import { useToast } from 'sijil/react/toast/toastStore';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { useRefresh } from '../writes/useRecordWrites';

interface AuditEntryProps {
  readonly resource: Pick<Resource, 'fields'>;
  readonly entry: HistoryEntry;
  /** Milliseconds to which relative times refer. */
  readonly now: number;
  /** The record, in a log of several. */
  readonly about?: ReactNode;
  /** Absent where nothing can be restored. */
  readonly revert?: Revert;
}

const tones: Readonly<Record<HistoryEntry['action'], Tone>> = {
  create: 'success',
  update: 'info',
  delete: 'danger',
  restore: 'warning',
  purge: 'danger',
  seeAs: 'neutral',
};
/** Number of changes up to which a new record is unfolded; a longer list is unfolded on demand. */
const folded = 4;

/** Entry of a change log: what one person did to one record in a minute, with each field before and after. */
export function AuditEntry({ resource, entry, now, about, revert }: AuditEntryProps) {
  const { t } = useTranslation('record');
  const count = Object.keys(entry.changes).length;
  const changes = (
    <AuditChanges
      resource={resource}
      entry={entry}
      restoreOf={(field) => revert?.value(entry, field) ?? null}
    />
  );
  const restore = revert?.version(entry) ?? null;
  return (
    <li className={styles.entry}>
      <EntryHead
        about={about}
        what={<ToneTag tone={tones[entry.action]}>{t(`history.action.${entry.action}`)}</ToneTag>}
        entry={entry}
        now={now}
      >
        {restore && (
          <Button size="small" type="link" icon={<HistoryOutlined aria-hidden="true" />} onClick={restore}>
            {t('revert.version')}
          </Button>
        )}
      </EntryHead>
      {count > 0 &&
        (entry.action === 'create' && count > folded ? (
          <details className={styles.folded}>
            <summary>{t('history.values', { count })}</summary>
            {changes}
          </details>
        ) : (
          changes
        ))}
    </li>
  );
}

interface EntryHeadProps extends Pick<AuditEntryProps, 'now' | 'about'> {
  readonly what: ReactNode;
  readonly entry: Pick<HistoryEntry, 'actor' | 'at' | 'writes'>;
  readonly children?: ReactNode;
}

/** What was done to which record; and in a quiet line who did it, and when. */
export function EntryHead({ about, what, entry, now, children }: EntryHeadProps) {
  const { t } = useTranslation('record');
  const language = useLanguage();
  return (
    <>
      <div className={styles.head}>
        {about && <span>{about}</span>}
        {what}
        {children}
      </div>
      <p className={styles.by}>
        <bdi>{entry.actor?.name ?? t('history.portal')}</bdi>
        {' · '}
        {relativeTime(entry.at, now, language)}
        {' · '}
        <DateText value={entry.at} withTime />
        {entry.writes > 1 && (
          <>
            {' · '}
            {t('history.writes', { count: entry.writes })}
          </>
        )}
      </p>
    </>
  );
}

/** Returns the former values and versions of a record that may be restored, each with an action that asks first. */
export function useRevert(resource: Resource, record: ConsoleRecord) {
  const { t } = useTranslation('record');
  const dialogs = useDialogs();
  const toast = useToast();
  const localize = useLocalize();
  const refresh = useRefresh(resource);
  const role = useSession((session) => session.user?.role ?? null);
  const allowed = useMay({ resource: resource.name, action: 'revert' });
  const name = localize(record.$title);

  const isRevertible = (field: string) => {
    const declared = resource.fields[field];
    const writers = declared?.access?.write;
    return (
      allowed &&
      declared !== undefined &&
      isWritable(declared, 'update') &&
      // The history stores nothing restorable of files and passwords.
      !isStoredApart(declared) &&
      (!writers || (role !== null && hasRole(role, writers)))
    );
  };
  const send = async (body: Pick<RevertBody, 'to' | 'fields'>) => {
    try {
      await recordCalls.revert(resource, record.id, { ...body, version: record.version });
      toast.success(t('revert.done', { name }));
    } finally {
      refresh();
    }
  };
  const ask = (what: 'Value' | 'Version', title: string, body: Pick<RevertBody, 'to' | 'fields'>) =>
    dialogs.confirm({
      title,
      content: t(what === 'Value' ? 'revert.valueHint' : 'revert.versionHint'),
      okText: t(what === 'Value' ? 'revert.value' : 'revert.version'),
      onOk: () => send(body),
    });
  return {
    /** Puts back the value that a field had before an entry; null where it has it, or may not be changed. */
    value: ({ action, before, changes }: HistoryEntry, field: string): (() => void) | null => {
      const change = changes[field];
      if (action !== 'update' || !change || !isRevertible(field) || isSame(record[field], change.from))
        return null;
      if (isOfOtherKind(resource.fields[field], change)) return null;
      const label = localize(resource.fields[field]?.label);
      return () =>
        ask('Value', t('revert.askValue', { field: label, name }), {
          to: before,
          fields: [field],
        });
    },
    /** Restores the record as it was right after an entry; null for the newest entry, and without the right to change it. */
    version: ({ action, version }: HistoryEntry): (() => void) | null => {
      if (!allowed || action === 'delete' || version >= record.version) return null;
      return () => ask('Version', t('revert.askVersion', { name }), { to: version });
    },
  };
}

/** True for a value of the field's former kind: it comes with its text, and the present kind cannot hold it. */
function isOfOtherKind(field: Field | undefined, { fromTitle }: HistoryEntry['changes'][string]): boolean {
  return field !== undefined && !refers(field) && typeof fromTitle === 'string';
}

type Revert = ReturnType<typeof useRevert>;
