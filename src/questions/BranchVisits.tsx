import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BranchStatisticsView } from '#domain/api/branchStatisticsView';
import { DateText } from '@framework/components/DateText';
import { Panel } from '@framework/components/Panel';
import { RequestNumber } from '@/requests/RequestNumber';
import styles from './Statistics.module.css';
import { useBehind } from './useBehind';

interface BranchVisitsProps {
  readonly title: string;
  /** Number of visits; the latest of very many are shown. */
  readonly total: number;
  readonly visits: BranchStatisticsView['otherVisits']['rows'];
  /** Shows the branch of each visit. */
  readonly named?: boolean;
  readonly hrefOf: (id: string, branchId: string) => string;
}

/** Visits behind a mean, the latest first, each with its present score. */
export function BranchVisits({ title, total, visits, named = true, hrefOf }: BranchVisitsProps) {
  const { t } = useTranslation('statistics');
  const { hrefWith } = useBehind();
  return (
    <Panel
      title={title}
      meta={<bdi>{total}</bdi>}
      actions={<Link to={hrefWith({})}>{t('questions.close')}</Link>}
      flush
    >
      <ul className={styles.answers}>
        {visits.map(({ id, number, on, now, branch }) => (
          <li key={id}>
            <Link className={styles.answer} to={hrefOf(id, branch.id)}>
              <span>
                <RequestNumber number={number} /> · {named && <bdi>{branch.name} · </bdi>}
                <DateText value={on} />
              </span>
              <bdi dir="ltr">{now === null ? '—' : now.toFixed(1)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
