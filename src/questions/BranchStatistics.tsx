import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BranchStatisticsView } from '#domain/api/comparisonViews';
import { companiesInCityMean } from '#domain/figures/figures';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { Stat } from 'sijil/react/components/Stat';
import { useLocalize } from 'sijil/react/providers/language';
import { Panel } from 'sijil/react/components/Panel';
import { DateText } from 'sijil/react/components/valueTexts';
import { RequestNumber } from '@/requests/RequestNumber';
import { BranchQuestions, useBehind } from './BranchQuestions';
import { BranchTrend } from './BranchTrend';
import styles from './Statistics.module.css';
import { Chart } from 'sijil/react/charts/Chart';

interface BranchStatisticsProps {
  readonly statistics: BranchStatisticsView;
  /** Address of a visit for this reader. */
  readonly visitHref: (id: string, branchId: string) => string;
}

/** Statistics of a branch: compared with the others, over its visits, by category and by question. */
export function BranchStatistics({ statistics, visitHref: hrefOf }: BranchStatisticsProps) {
  const { t } = useTranslation('statistics');
  const localize = useLocalize();
  const { address, hrefWith } = useBehind();
  const { visits, scores, branch, otherBranches, otherVisits, cityShown } = statistics;
  const visitHref = (id: string) => hrefOf(id, branch.id);
  if (visits.length === 0) return <EmptyState title={t('none')} hint={t('noneHint')} />;
  const scoreText = (score: number | null) =>
    score === null ? '—' : <bdi dir="ltr">{score.toFixed(1)}</bdi>;
  return (
    <div className={styles.stack}>
      <div className={styles.stats}>
        <Stat
          label={t('scores.branch')}
          value={<Link to={hrefWith({ list: 'visits' })}>{scoreText(scores.branch)}</Link>}
          hint={t('scores.visits', { count: visits.length })}
        />
        <Stat
          label={t('scores.company')}
          value={
            otherVisits.total > 0 ? (
              <Link to={hrefWith({ list: 'others' })}>{scoreText(scores.company)}</Link>
            ) : (
              scoreText(scores.company)
            )
          }
          hint={t('scores.others', { count: otherBranches })}
        />
        <Stat
          label={t('scores.city', { city: localize(branch.city) })}
          value={scoreText(scores.city)}
          hint={cityShown ? t('scores.cityHint') : t('scores.cityHidden', { count: companiesInCityMean })}
        />
      </div>
      {address.get('list') === 'visits' && (
        <BranchVisits
          title={t('visits')}
          total={visits.length}
          visits={visits.toReversed().map((visit) => ({ ...visit, branch }))}
          named={false}
          {...{ hrefOf }}
        />
      )}
      {address.get('list') === 'others' && (
        <BranchVisits
          title={t('othersVisits')}
          total={otherVisits.total}
          visits={otherVisits.rows}
          {...{ hrefOf }}
        />
      )}
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

interface BranchVisitsProps {
  readonly title: string;
  /** Number of visits; of very many only the latest are shown. */
  readonly total: number;
  readonly visits: BranchStatisticsView['otherVisits']['rows'];
  /** True to show the branch of each visit. */
  readonly named?: boolean;
  readonly hrefOf: (id: string, branchId: string) => string;
}

/** Visits behind a mean, the latest first, each with its present score. */
function BranchVisits({ title, total, visits, named = true, hrefOf }: BranchVisitsProps) {
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

/** Radar chart of the form's categories: the branch, the company's other branches, the other companies of the city. */
function BranchCategories({ statistics }: { readonly statistics: BranchStatisticsView }) {
  const { t } = useTranslation('statistics');
  const localize = useLocalize();
  const { hrefWith } = useBehind();
  const { branch, categories, otherBranches, cityShown } = statistics;
  const scoreText = (score: number | null) => (score === null ? '—' : score.toFixed(1));
  return (
    <>
      <Chart
        form="radar"
        label={t('categories.title')}
        placeLabel={t('categories.category')}
        empty={t('none')}
        max={100}
        series={[
          { key: 'branch', name: branch.name },
          ...(otherBranches > 0 ? [{ key: 'company', name: t('scores.company') }] : []),
          ...(cityShown ? [{ key: 'city', name: t('scores.city', { city: localize(branch.city) }) }] : []),
        ]}
        places={categories.map(({ key, title, ...values }, place) => ({
          key,
          values,
          short: String(place + 1),
          name: localize(title),
        }))}
        format={(score) => score.toFixed(1)}
        formatShort={String}
      />
      <ol className={styles.categories}>
        {categories.map(({ key, title, branch: score }) => (
          <li key={key}>
            <Link to={hrefWith({ category: key })}>
              {localize(title)} <bdi dir="ltr">{scoreText(score)}</bdi>
            </Link>
          </li>
        ))}
      </ol>
    </>
  );
}
