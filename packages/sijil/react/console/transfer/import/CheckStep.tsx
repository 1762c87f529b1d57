import { Button, Progress, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportOutcome } from 'sijil/contract/consoleViews';
import type { Resource } from 'sijil/schema/resource';
import { Alert } from 'sijil/react/components/antd/Alert';
import { useLocalize } from 'sijil/react/providers/language';
import { AuditChanges } from '../../audit/AuditChanges';
import styles from './import.module.css';
import type { ImportSource, ImportReport } from './importSource';
import { ImportRows, RefusedRows } from './RefusedRows';
import type { Importing } from './useImport';

interface CheckStepProps {
  readonly source: ImportSource;
  readonly importing: Importing;
}

type Mode = 'all' | 'valid';

/** Results of the dry run, and the choice of how to treat refused rows. */
export function CheckStep({ source, importing }: CheckStepProps) {
  const { t } = useTranslation('transfer');
  const [mode, setMode] = useState<Mode>('all');
  const { outcome, pending, progress, send, go } = importing;
  if (!outcome) return null;
  const { valid, refused } = outcome;
  const clean = refused.length === 0;
  const blocked = valid === 0 || (mode === 'all' && !clean);
  return (
    <>
      <Alert
        showIcon
        type={clean ? 'success' : 'warning'}
        message={
          clean
            ? t('import.check.clean', { count: valid })
            : `${t('import.check.refused', { count: refused.length })} ${t('import.check.valid', { count: valid })}`
        }
      />
      {source.resource && <ChangedRows resource={source.resource} outcome={outcome} />}
      {!clean && <RefusedRows name={source.name} importing={importing} />}
      <FoundRows rows={outcome.found ?? []} />
      {!clean && (
        <Radio.Group
          className={styles.modes}
          value={mode}
          onChange={({ target }) => setMode(target.value)}
          aria-label={t('import.check.mode')}
        >
          <Radio value="all">{t('import.check.all')}</Radio>
          <Radio value="valid" disabled={valid === 0}>
            {t('import.check.skip')}
          </Radio>
        </Radio.Group>
      )}
      <div className={styles.actions}>
        <Button
          type="primary"
          loading={pending}
          disabled={blocked}
          onClick={() => send(clean ? 'all' : mode)}
        >
          {t('import.check.bring', { count: valid })}
        </Button>
        <Button disabled={pending} onClick={() => go('columns')}>
          {t('import.check.back')}
        </Button>
        <Button disabled={pending} onClick={() => go('file')}>
          {t('import.otherFile')}
        </Button>
      </div>
      {progress && (
        <Progress
          percent={Math.floor((progress.done / progress.total) * 100)}
          aria-label={t('import.check.progress', { done: progress.done, total: progress.total })}
        />
      )}
      {blocked && <p className={styles.quiet}>{t('import.check.blocked')}</p>}
    </>
  );
}

type Found = NonNullable<ImportReport['found']>;

/** Preview of the valid rows, before they are imported. */
function FoundRows({ rows }: { readonly rows: Found }) {
  const { t } = useTranslation('transfer');
  if (rows.length === 0) return null;
  return (
    <ImportRows<Found[number]>
      rowKey={({ line }) => String(line)}
      rows={rows}
      columns={[
        { key: 'line', title: t('import.check.line'), width: 60, render: ({ line }) => line },
        { key: 'found', title: t('import.check.found'), render: ({ title }) => <bdi>{title}</bdi> },
        { key: 'place', title: t('import.check.place'), render: ({ place }) => <bdi>{place}</bdi> },
      ]}
    />
  );
}

interface ChangedRowsProps {
  readonly resource: Resource;
  readonly outcome: ImportOutcome;
}

/** Changes that a file would make to existing records: row by row, the old and the new value of each field. */
function ChangedRows({ resource, outcome: { changes, unchanged } }: ChangedRowsProps) {
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
