import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Received } from '#framework/contract/exchange';
import { templateStatuses } from '#domain/templates/templateKinds';
import { DateText } from '@framework/components/DateText';
import { ToneTag } from '@framework/components/ToneTag';
import { useLocalize } from '@framework/providers/language';
import styles from './Templates.module.css';

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
