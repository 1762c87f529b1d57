import { useTranslation } from 'react-i18next';
import { type WaitingListName, waitingLists } from '#domain/requests/waitingLists';
import { PageHeader } from '@/components/PageHeader';
import { ClientsPanel } from './home/ClientsPanel';
import { ExceptionPanel } from './home/ExceptionPanel';
import { FigureChart } from './home/FigureChart';
import { FiguresPanel } from './home/FiguresPanel';
import styles from './home/Home.module.css';
import { PeriodPicker } from './home/PeriodPicker';
import { PhasesPanel } from './home/PhasesPanel';
import { QuestionsPanel } from './home/QuestionsPanel';
import { usePeriod } from './home/usePeriod';
import { WhenSeen } from './home/WhenSeen';

const names = Object.keys(waitingLists) as WaitingListName[];

/** What wants a decision comes first, the longest waiting on top; the figures of a period after it. */
export default function AdminHome() {
  const { t } = useTranslation(['admin', 'figures', 'charts']);
  const chosen = usePeriod();
  const { period } = chosen;
  return (
    <>
      <PageHeader title={t('home.title')} subtitle={t('home.hint')} />
      <div className={styles.stack}>
        <div className={styles.grid}>
          {names.map((name) => (
            <ExceptionPanel key={name} name={name} />
          ))}
        </div>
        <div className={styles.heading}>
          <h2 className={styles.title}>{t('figures:figures.title')}</h2>
          <PeriodPicker {...chosen} />
        </div>
        <FiguresPanel period={period} />
        <FigureChart period={period} />
        <WhenSeen>
          <div className={styles.wide}>
            <PhasesPanel period={period} />
            <ClientsPanel period={period} />
          </div>
        </WhenSeen>
        <WhenSeen>
          <QuestionsPanel period={period} />
        </WhenSeen>
      </div>
    </>
  );
}
