import { useTranslation } from 'react-i18next';
import { waitingLists } from '#domain/requests/waitingLists';
import { keysOf } from '#framework/base/objects';
import { PageHeader } from '@framework/components/PageHeader';
import { useMayCall } from '@framework/providers/may';
import { HomePins } from '@framework/console/HomePins';
import { ClientsPanel } from './home/ClientTable';
import { ExceptionPanel, PhasesPanel } from './home/HomePanels';
import { FigureChart } from './home/FigureChart';
import { FiguresPanel } from './home/FiguresPanel';
import styles from './home/Home.module.css';
import { PeriodPicker } from './home/PeriodPicker';
import { QuestionsPanel } from './home/QuestionsPanel';
import { usePeriod } from './home/usePeriod';
import { WhenSeen } from './home/WhenSeen';

const [first = 'unassigned', ...others] = keysOf(waitingLists);

/**
 * Home page of the admins: the figures of a period in one row; below them the lists that need a decision, the longest
 * waiting on top, next to the months.
 */
export default function AdminHome() {
  const { t } = useTranslation(['admin', 'figures', 'charts']);
  const chosen = usePeriod();
  const { period } = chosen;
  const shown = {
    totals: useMayCall('dashboards.clientManagement'),
    months: useMayCall('dashboards.chart'),
    phases: useMayCall('dashboards.inspections'),
    questions: useMayCall('dashboards.questions'),
    waiting: useMayCall('inspections.list'),
  };
  return (
    <>
      <PageHeader title={t('home.title')} subtitle={t('home.hint')} actions={<PeriodPicker {...chosen} />} />
      <div className={styles.stack}>
        {shown.totals && <FiguresPanel period={period} />}
        <HomePins />
        <div className={styles.wide}>
          {shown.waiting && <ExceptionPanel name={first} />}
          {shown.months && <FigureChart period={period} />}
        </div>
        {shown.waiting && (
          <div className={styles.pairs}>
            {others.map((name) => (
              <ExceptionPanel key={name} name={name} />
            ))}
          </div>
        )}
        <WhenSeen>
          <div className={styles.wide}>
            {shown.phases && <PhasesPanel period={period} />}
            <ClientsPanel period={period} />
          </div>
        </WhenSeen>
        {shown.questions && (
          <WhenSeen>
            <QuestionsPanel />
          </WhenSeen>
        )}
      </div>
    </>
  );
}
