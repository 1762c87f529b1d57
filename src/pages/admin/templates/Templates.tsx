import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { useOperation } from 'sijil/react/providers/operations';
import { Panel } from 'sijil/react/components/Panel';
import { templateAddress, templateLists } from './templateAddresses';
import styles from './Templates.module.css';
import type { Received } from 'sijil/contract/exchange';
import { templateStatuses } from '#domain/templates/templateKinds';
import { DateText } from 'sijil/react/components/valueTexts';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLocalize } from 'sijil/react/providers/language';

/** Totals of each kind of template, and the templates that were last edited. */
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

export type Row = Received<'inspectionTemplates.list'>[number];

interface TemplateRowsProps {
  readonly rows: readonly Row[];
  readonly addressOf: (row: Row) => string;
}

/** Templates by name, with their status and last author. */
export function TemplateRows({ rows, addressOf }: TemplateRowsProps) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  return (
    <ul className={styles.rows}>
      {rows.map((row) => {
        const { id, kind, name, subject, status, publishedVersion, changed, services, updatedAt, updatedBy } =
          row;
        return (
          <li key={id} className={styles.row}>
            <div className={styles.words}>
              <Link to={addressOf(row)} className={styles.name}>
                <bdi>{localize(name) || t('untitled')}</bdi>
              </Link>
              <span className={styles.quiet}>
                {subject ? t(`subjects.${subject}`) : t(`kinds.${kind}`)}
                {kind === 'form' &&
                  ` · ${
                    services.length > 0
                      ? t('list.services', { count: services.length })
                      : t('list.noServices')
                  }`}
              </span>
            </div>
            <div className={styles.tags}>
              <ToneTag tone={templateStatuses[status].tone}>{localize(templateStatuses[status])}</ToneTag>
              {publishedVersion !== null && (
                <ToneTag tone="info">{t('versionNumber', { version: publishedVersion })}</ToneTag>
              )}
              {publishedVersion !== null && changed && <ToneTag tone="warning">{t('unpublished')}</ToneTag>}
            </div>
            <span className={styles.quiet}>
              <DateText value={updatedAt} />{' '}
              {updatedBy && (
                <>
                  · <bdi>{updatedBy}</bdi>
                </>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
