import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BranchStatisticsView } from '#domain/api/branchStatisticsView';
import { companiesInCityMean } from '#domain/figures/cityMean';
import { EmptyState } from '@/components/EmptyState';
import { Stat } from '@/components/Stat';
import { useLocalize } from '@/providers/language';
import { Panel } from '@/components/Panel';
import { BranchCategories } from './BranchCategories';
import { BranchQuestions } from './BranchQuestions';
import { BranchTrend } from './BranchTrend';
import { BranchVisits } from './BranchVisits';
import styles from './Statistics.module.css';
import { useBehind } from './useBehind';

interface BranchStatisticsProps {
  readonly statistics: BranchStatisticsView;
  /** The page of a visit, for whoever reads this. */
  readonly visitHref: (id: string) => string;
  /** The list of requests, for whoever reads this, as it is narrowed. */
  readonly listHref: (filters: NonNullable<BranchStatisticsView['behindOthers']>) => string;
}

/** How a branch does: beside the others, over its visits, by category and question by question. */
export function BranchStatistics({ statistics, visitHref, listHref }: BranchStatisticsProps) {
  const { t } = useTranslation('statistics');
  const localize = useLocalize();
  const { address, hrefWith } = useBehind();
  const { visits, scores, branch, otherBranches, behindOthers, cityShown } = statistics;
  if (visits.length === 0) return <EmptyState title={t('none')} hint={t('noneHint')} />;
  const said = (score: number | null) => (score === null ? '—' : <bdi dir="ltr">{score.toFixed(1)}</bdi>);
  return (
    <div className={styles.stack}>
      <div className={styles.stats}>
        <Stat
          label={t('scores.branch')}
          value={<Link to={hrefWith({ list: 'visits' })}>{said(scores.branch)}</Link>}
          hint={t('scores.visits', { count: visits.length })}
        />
        <Stat
          label={t('scores.company')}
          value={
            behindOthers && scores.company !== null ? (
              <Link to={listHref(behindOthers)}>{said(scores.company)}</Link>
            ) : (
              said(scores.company)
            )
          }
          hint={t('scores.others', { count: otherBranches })}
        />
        <Stat
          label={t('scores.city', { city: localize(branch.city) })}
          value={said(scores.city)}
          hint={t(cityShown ? 'scores.cityHint' : 'scores.cityHidden', { count: companiesInCityMean })}
        />
      </div>
      {address.get('list') === 'visits' && <BranchVisits {...{ visits, visitHref }} />}
      <div className={styles.pair}>
        <Panel title={t('trend.title')}>
          <BranchTrend visits={visits} visitHref={visitHref} />
        </Panel>
        <Panel title={t('categories.title')}>
          <BranchCategories statistics={statistics} />
        </Panel>
      </div>
      <BranchQuestions statistics={statistics} visitHref={visitHref} />
    </div>
  );
}
