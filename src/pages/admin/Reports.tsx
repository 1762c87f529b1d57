import { useTranslation } from 'react-i18next';
import { PageHeader } from '@framework/components/PageHeader';
import { PeriodPicker } from './home/PeriodPicker';
import { QuestionsPanel } from './home/QuestionsPanel';
import { usePeriod, withPeriod } from './home/usePeriod';
import { WhenSeen } from './home/WhenSeen';
import { CashReport } from './reports/CashReport';
import { ComplianceReport } from './reports/ComplianceReport';
import { InspectorsReport } from './reports/InspectorsReport';
import { PackagesReport } from './reports/PackagesReport';
import styles from '@/pages/admin/reports/reports.module.css';
import { SavedReports } from './reports/SavedReports';
import { StepsReport } from './reports/StepsReport';

/** The reports of a manager's week, and those that people have made of lists. */
export default function Reports() {
  const { t } = useTranslation(['reports', 'figures', 'charts', 'fields']);
  const chosen = usePeriod();
  const { period } = chosen;
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('hint')} actions={<PeriodPicker {...chosen} />} />
      <div className={styles.stack}>
        <CashReport
          period={period}
          ordersOf={(month) => withPeriod('/home/value', { from: month, to: month })}
        />
        <StepsReport period={period} />
        <InspectorsReport period={period} />
        <ComplianceReport period={period} />
        <WhenSeen>
          <QuestionsPanel />
        </WhenSeen>
        <PackagesReport />
        <SavedReports />
      </div>
    </>
  );
}
