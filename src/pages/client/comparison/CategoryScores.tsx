import { useTranslation } from 'react-i18next';
import type { ComparisonView } from '#domain/api/comparisonViews';
import { useLocalize } from '@framework/providers/language';
import { Panel } from '@framework/components/Panel';
import { toneOfScore } from '@/requests/toneOfScore';
import styles from './Comparison.module.css';
import { InspectionName } from './InspectionName';

/** The score of each category in each inspection, as a number and as a bar. */
export function CategoryScores({ comparison }: { readonly comparison: ComparisonView }) {
  const { t } = useTranslation('comparison');
  const localize = useLocalize();
  const { inspections, categories } = comparison;
  return (
    <Panel title={t('byCategory')} flush>
      <table className={styles.scores}>
        <caption className="visually-hidden">{t('byCategory')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('category')}</th>
            {inspections.map((inspection) => (
              <th key={inspection.id} scope="col">
                <InspectionName inspection={inspection} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map(({ formKey, key, title, scores }) => (
            <tr key={`${formKey}/${key}`}>
              <th scope="row">{localize(title)}</th>
              {scores.map((score, index) => (
                <td key={inspections[index]?.id}>
                  <Score score={score} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Score({ score }: { readonly score: number | null }) {
  if (score === null) return <>—</>;
  return (
    <span className={styles.score}>
      <bdi dir="ltr">{score}</bdi>
      <span className={styles.track} aria-hidden="true">
        <span
          className={styles.fill}
          style={{ inlineSize: `${score}%`, background: `var(--tone-${toneOfScore(score)}-text)` }}
        />
      </span>
    </span>
  );
}
