import { useTranslation } from 'react-i18next';
import type { ImportOutcome } from '#framework/contract/consoleViews';
import type { Resource } from '#framework/schema/resource';
import { AuditChanges } from '../../audit/AuditChanges';
import { useLocalize } from '@framework/providers/language';
import styles from './import.module.css';

interface ChangedRowsProps {
  readonly resource: Resource;
  readonly outcome: ImportOutcome;
}

/** What a file would change in records that are there: row by row, each field from what to what. */
export function ChangedRows({ resource, outcome: { changes, unchanged } }: ChangedRowsProps) {
  const { t } = useTranslation('transfer');
  const localize = useLocalize();
  if (changes.length === 0 && unchanged === 0) return null;
  return (
    <>
      <p className={styles.quiet}>
        {[
          changes.length > 0 && t('import.check.changes', { count: changes.length }),
          unchanged > 0 && t('import.check.unchanged', { count: unchanged }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {changes.length > 0 && (
        <ol className={styles.changed}>
          {changes.map((row) => (
            <li key={row.line}>
              <span className={styles.quiet}>{t('import.check.row', { line: row.line })}</span>{' '}
              <bdi className={styles.name}>{localize(row.title)}</bdi>
              <AuditChanges resource={resource} entry={{ action: 'update', changes: row.changes }} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
