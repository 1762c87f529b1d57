import { useTranslation } from 'react-i18next';
import type { RecordTabProps } from '@framework/console/record/recordTab';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { Panel } from '@framework/components/Panel';
import { Ltr } from '@framework/fields/Ltr';
import { useLocalize } from '@framework/providers/language';
import { useOperation } from '@framework/providers/operations';
import { AutomationSentences } from './AutomationSentences';
import styles from './AutomationTrial.module.css';
import { TrialRow } from './TrialRow';

/** An automation in sentences, and what it would have done in the last 30 days. Nothing is sent by looking. */
export default function AutomationTrial({ resource, record }: RecordTabProps) {
  const { t } = useTranslation('record');
  const localize = useLocalize();
  const { data, error, refetch } = useOperation('automations.try', { params: { id: record.id } });
  return (
    <div className={styles.parts}>
      <Panel title={t('trial.what')}>
        <AutomationSentences resource={resource} record={record} />
      </Panel>
      <Panel title={t('trial.title')}>
        {error ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : !data ? (
          <LoadingState rows={4} />
        ) : (
          <>
            <p className={styles.total}>{t('trial.total', { count: data.total })}</p>
            {data.rows.length > 0 && <p className={styles.quiet}>{t('trial.first')}</p>}
            <ol className={styles.rows}>
              {data.rows.map((row) => (
                <TrialRow key={row.id} row={row} of={String(record['resource'])} />
              ))}
            </ol>
          </>
        )}
      </Panel>
      {data && (
        <Panel title={t('trial.fields')}>
          <ul className={styles.fields}>
            {data.fields.map(({ name, label }) => (
              <li key={name}>
                <Ltr>
                  <code>{`{{${name}}}`}</code>
                </Ltr>{' '}
                <bdi>{localize(label)}</bdi>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}
