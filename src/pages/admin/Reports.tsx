import { lists } from '#resources/lists';
import { useTranslation } from 'react-i18next';
import { ShareAltOutlined } from '@ant-design/icons';
import { Link } from 'react-router';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { PeriodPicker } from './home/PeriodPicker';
import { QuestionsPanel } from './home/QuestionsPanel';
import { usePeriod, withPeriod } from './home/usePeriod';
import { WhenSeen } from './home/WhenSeen';
import { CashReport, PackagesReport } from './reports/MoneyReports';
import { ComplianceReport, InspectorsReport, StepsReport } from './reports/WorkReports';
import styles from './reports/reports.module.css';
import type { DeclaredList } from 'sijil/schema/declaredList';
import { screenPath } from 'sijil/schema/resource';
import { resourceNamed } from '#resources';
import { manyName } from 'sijil/react/fields/recordNoun';
import { useLanguage } from 'sijil/react/providers/language';
import { useMayCall } from 'sijil/react/providers/may';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useFirstRead, useOperation } from 'sijil/react/providers/operations';
import { ReportPanel } from './reports/ReportPanel';

/** Reports for a manager's week, those whose figures the reader may read, and the reports that users have saved from lists. */
export default function Reports() {
  const { t } = useTranslation(['reports', 'figures', 'charts', 'fields']);
  const chosen = usePeriod();
  const { period } = chosen;
  const shown = {
    cash: useMayCall('payments.graph'),
    steps: useMayCall('reports.steps'),
    inspectors: useMayCall('reports.inspectors'),
    compliance: useMayCall('reports.compliance'),
    questions: useMayCall('dashboards.questions'),
    packages: useMayCall('reports.packages'),
  };
  const isReading = useFirstRead(
    useOperation('payments.graph', { enabled: shown.cash }),
    useOperation('dashboards.chart', {
      query: { name: 'value', ...period },
      enabled: useMayCall('dashboards.chart') && shown.cash,
    }),
    useOperation('reports.steps', { query: period, enabled: shown.steps }),
    useOperation('reports.inspectors', { query: period, enabled: shown.inspectors }),
  );
  if (isReading) return <LoadingState rows={10} />;
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('hint')} actions={<PeriodPicker {...chosen} />} />
      <div className={styles.stack}>
        {shown.cash && (
          <CashReport
            period={period}
            ordersOf={(month) => withPeriod('/home/value', { from: month, to: month })}
          />
        )}
        {shown.steps && <StepsReport period={period} />}
        {shown.inspectors && <InspectorsReport period={period} />}
        {shown.compliance && <ComplianceReport period={period} />}
        {shown.questions && (
          <WhenSeen>
            <QuestionsPanel />
          </WhenSeen>
        )}
        {shown.packages && <PackagesReport />}
        <SavedReports />
      </div>
    </>
  );
}

const declared: Readonly<Record<string, DeclaredList>> = lists;

/** Reports that the user has saved, or that are shared with their role. */
export function SavedReports() {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const answer = useOperation('savedViews.list', { query: {} });
  return (
    <ReportPanel
      title={t('saved.title')}
      hint={t('saved.hint')}
      answer={answer}
      none={t('saved.none')}
      isEmpty={(views) => views.length === 0}
    >
      {(views) => (
        <ul className={styles.saved}>
          {views.map(({ id, name, list, address, sharedWith }) => {
            const resource = declared[list]?.resource ?? resourceNamed(list);
            return resource ? (
              <li key={id}>
                <Link to={`${screenPath(resource)}?${address}&view=${id}`}>
                  {sharedWith.length > 0 && <ShareAltOutlined role="img" aria-label={t('saved.shared')} />}
                  <bdi>{name}</bdi>
                  <span className={styles.quiet}>{manyName(resource, language)}</span>
                </Link>
              </li>
            ) : null;
          })}
        </ul>
      )}
    </ReportPanel>
  );
}
