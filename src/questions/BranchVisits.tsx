import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BranchStatisticsView } from '#domain/api/branchStatisticsView';
import { DateText } from '@/components/DateText';
import { Panel } from '@/components/Panel';
import { RequestNumber } from '@/requests/RequestNumber';
import styles from './Statistics.module.css';
import { useBehind } from './useBehind';

interface BranchVisitsProps {
  readonly visits: BranchStatisticsView['visits'];
  readonly visitHref: (id: string) => string;
}

/** The visits behind the branch's mean, the latest first, each with its score as it stands. */
export function BranchVisits({ visits, visitHref }: BranchVisitsProps) {
  const { t } = useTranslation('statistics');
  const { hrefWith } = useBehind();
  return (
    <Panel
      title={t('visits')}
      meta={<bdi>{visits.length}</bdi>}
      actions={<Link to={hrefWith({})}>{t('questions.close')}</Link>}
      flush
    >
      <ul className={styles.answers}>
        {visits.toReversed().map(({ id, number, on, now }) => (
          <li key={id}>
            <Link className={styles.answer} to={visitHref(id)}>
              <span>
                <RequestNumber number={number} /> · <DateText value={on} />
              </span>
              <bdi dir="ltr">{now === null ? '—' : now.toFixed(1)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
