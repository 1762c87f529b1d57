import { useTranslation } from 'react-i18next';
import { waitingLists } from '#domain/requests/waitingLists';
import { keysOf } from 'sijil/base/objects';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useMayCall } from 'sijil/react/providers/may';
import { useFirstRead, useOperation } from 'sijil/react/providers/operations';
import { HomePins } from 'sijil/react/console/HomePins';
import { ClientsPanel } from './home/ClientTable';
import { ExceptionPanel, PhasesPanel } from './home/HomePanels';
import { FigureChart, firstFigure } from './home/FigureChart';
import { FiguresPanel } from './home/FiguresPanel';
import styles from './home/Home.module.css';
import { PeriodPicker } from './home/PeriodPicker';
import { QuestionsPanel } from './home/QuestionsPanel';
import { lastMonths, usePeriod } from './home/usePeriod';
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
  const isReading = useFirstRead(
    useOperation('dashboards.clientManagement', { query: period, enabled: shown.totals }),
    useOperation('dashboards.chart', {
      query: { name: firstFigure, ...lastMonths(period) },
      enabled: shown.months,
    }),
  );
  if (isReading) return <LoadingState rows={10} />;
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
              <WhenSeen key={name} ahead="-100px">
                <ExceptionPanel name={name} />
              </WhenSeen>
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
