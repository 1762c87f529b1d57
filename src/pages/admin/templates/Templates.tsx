import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { PageHeader } from '@framework/components/PageHeader';
import { useOperation } from '@framework/providers/operations';
import { Panel } from '@framework/components/Panel';
import { templateAddress, templateLists } from './templateAddresses';
import { TemplateRows } from './TemplateRows';
import styles from './Templates.module.css';

/** Every kind of template in figures, and what was worked on last. */
export default function Templates() {
  const { t } = useTranslation('templates');
  const { data, error, refetch } = useOperation('templates.summary');
  if (error && !data) return <ErrorState page error={error} onRetry={refetch} />;
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('hint')} />
      {data ? (
        <div className={styles.stack}>
          <div className={styles.kinds}>
            {data.kinds.map(({ kind, only, published, drafts, archived }) => (
              <Link
                key={kind}
                to={only ? `${templateLists[kind]}/${only}` : templateLists[kind]}
                className={styles.kind}
              >
                <span className={styles.kindName}>{t(`kinds.${kind}`)}</span>
                <span className={styles.figure}>{t('summary.published', { count: published })}</span>
                <span className={styles.quiet}>
                  {drafts > 0 ? t('summary.drafts', { count: drafts }) : t('summary.noDrafts')}
                  {archived > 0 && ` · ${t('summary.archived', { count: archived })}`}
                </span>
              </Link>
            ))}
          </div>
          <Panel title={t('summary.recent')} flush>
            <TemplateRows rows={data.recent} addressOf={templateAddress} />
          </Panel>
        </div>
      ) : (
        <LoadingState rows={6} />
      )}
    </>
  );
}
