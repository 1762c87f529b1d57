import { HistoryOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Resource } from '#framework/schema/resource';
import type { Tone } from '#framework/schema/field';
import { DateText } from '@framework/components/DateText';
import { ToneTag } from '@framework/components/ToneTag';
import { useLanguage } from '@framework/providers/language';
import styles from './audit.module.css';
import { AuditChanges } from './AuditChanges';
import { relativeTime } from './relativeTime';
import type { Revert } from './useRevert';
import type { HistoryEntry } from '@framework/providers/auditLogProvider';

interface AuditEntryProps {
  readonly resource: Pick<Resource, 'fields'>;
  readonly entry: HistoryEntry;
  /** Milliseconds; of the moment at which the origin was read. */
  readonly now: number;
  /** Absent where nothing can be put back. */
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
/** A new record says everything at once; it is unfolded on demand. */
const folded = 4;

export function AuditEntry({ resource, entry, now, revert }: AuditEntryProps) {
  const { t } = useTranslation('record');
  const language = useLanguage();
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
      <div className={styles.head}>
        <ToneTag tone={tones[entry.action]}>{t(`history.action.${entry.action}`)}</ToneTag>
        <bdi className={styles.actor}>{entry.actor?.name ?? t('history.portal')}</bdi>
        <span className={styles.when}>
          {relativeTime(entry.at, now, language)} <span aria-hidden="true">·</span>{' '}
          <DateText value={entry.at} withTime />
        </span>
        {restore && (
          <Button size="small" type="link" icon={<HistoryOutlined aria-hidden="true" />} onClick={restore}>
            {t('revert.version')}
          </Button>
        )}
      </div>
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
