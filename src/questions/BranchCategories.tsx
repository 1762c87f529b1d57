import { useTranslation } from 'react-i18next';
import type { BranchStatisticsView } from '#domain/api/branchStatisticsView';
import { Link } from 'react-router';
import { Chart } from '@framework/charts/Chart';
import { useLocalize } from '@framework/providers/language';
import styles from './Statistics.module.css';
import { useBehind } from './useBehind';

/** The categories of the form around a circle: the branch, the company's other branches, the other companies of the city. */
export function BranchCategories({ statistics }: { readonly statistics: BranchStatisticsView }) {
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
