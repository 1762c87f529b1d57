import { Alert, Button, Progress, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedRows } from './ChangedRows';
import { FoundRows } from './FoundRows';
import styles from './import.module.css';
import type { ImportSource } from './importSource';
import { RefusedRows } from './RefusedRows';
import type { Importing } from './useImport';

interface CheckStepProps {
  readonly source: ImportSource;
  readonly importing: Importing;
}

type Kept = 'all' | 'valid';

/** What the dry run found, and the choice of what to do about rows that are refused. */
export function CheckStep({ source, importing }: CheckStepProps) {
  const { t } = useTranslation('transfer');
  const [mode, setMode] = useState<Kept>('all');
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
          onChange={({ target }) => setMode(target.value as Kept)}
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
