import { useTranslation } from 'react-i18next';
import { transitions } from '#domain/workflow/requestWorkflow';
import { PageHeader } from '@/components/PageHeader';
import { useNow } from '@/providers/serverClock';
import { ExceptionPanel } from './home/ExceptionPanel';
import styles from './home/Home.module.css';
import { MonthFigures } from './home/MonthFigures';

const statusesOf = (...names: (keyof typeof transitions)[]) =>
  [...new Set(names.flatMap((name) => transitions[name].from))].join(',');

/** What wants a decision comes first, the longest waiting on top; the month's figures after it (rules 7.8). */
const exceptions = [
  {
    name: 'unassigned',
    query: { status: 'payment_completed', _sort: 'statusSince' },
    all: 'status=payment_completed',
  },
  { name: 'transfers', query: { turn: 'admin_finance', _sort: 'statusSince' }, all: 'turn=admin_finance' },
  {
    name: 'contracts',
    query: { status: statusesOf('uploadContract'), _sort: 'statusSince' },
    all: `status=${statusesOf('uploadContract')}`,
  },
  {
    name: 'corrections',
    query: { status: statusesOf('submitCorrectiveActions'), _sort: 'correctionsDueAt' },
    all: `status=${statusesOf('submitCorrectiveActions')}&sort=correctionsDueAt`,
  },
] as const;

export default function AdminHome() {
  const { t } = useTranslation('admin');
  const now = useNow();
  return (
    <>
      <PageHeader title={t('home.title')} subtitle={t('home.hint')} />
      <div className={styles.stack}>
        <div className={styles.grid}>
          {exceptions.map(({ name, query, all }) => (
            <ExceptionPanel key={name} name={name} query={query} allHref={`/requests?${all}`} />
          ))}
        </div>
        <MonthFigures now={now} />
      </div>
    </>
  );
}
