import { useTranslation } from 'react-i18next';
import type { OwnReportView } from '#domain/api/inspectorViews';
import { reportStates } from '#domain/inspectors';
import { requestLabel } from '#domain/notifications/requestLabel';
import { DateText, Ltr } from 'sijil/react/components/valueTexts';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLocalize } from 'sijil/react/providers/language';
import styles from './OwnReports.module.css';
import { Panel } from 'sijil/react/components/Panel';

/** Reports by the reader about an inspector, and their decisions; nothing without any. */
export function OwnReports({ reports }: { readonly reports: readonly OwnReportView[] }) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  if (reports.length === 0) return null;
  return (
    <Panel title={t('ownReports.title')}>
      <ul className={styles.reports}>
        {reports.map(({ id, reason, request, status, note, createdAt }) => (
          <li key={id} className={styles.report}>
            <span className={styles.head}>
              <ToneTag tone={reportStates[status].tone}>{localize(reportStates[status])}</ToneTag>
              {request && <Ltr>{requestLabel(request.number)}</Ltr>}
              <span className={styles.quiet}>
                <DateText value={createdAt} />
              </span>
            </span>
            <bdi>{reason}</bdi>
            {note && (
              <span>
                <span className={styles.quiet}>{t('ownReports.note')}</span> <bdi>{note}</bdi>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
