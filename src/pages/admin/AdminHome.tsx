import { useTranslation } from 'react-i18next';
import { type WaitingListName, waitingLists } from '#domain/requests/waitingLists';
import { PageHeader } from '@/components/PageHeader';
import { ExceptionPanel } from './home/ExceptionPanel';
import styles from './home/Home.module.css';
import { MonthFigures } from './home/MonthFigures';

const names = Object.keys(waitingLists) as WaitingListName[];

/** What wants a decision comes first, the longest waiting on top; the month's figures after it. */
export default function AdminHome() {
  const { t } = useTranslation('admin');
  return (
    <>
      <PageHeader title={t('home.title')} subtitle={t('home.hint')} />
      <div className={styles.stack}>
        <div className={styles.grid}>
          {names.map((name) => (
            <ExceptionPanel key={name} name={name} />
          ))}
        </div>
        <MonthFigures />
      </div>
    </>
  );
}
