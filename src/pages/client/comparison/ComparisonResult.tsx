import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ComparisonView } from '#domain/api/comparisonViews';
import { EmptyState } from '@framework/components/EmptyState';
import { useMedia } from '@framework/theme/useAppearance';
import { useLocalize } from '@framework/providers/language';
import { Panel } from '@framework/components/Panel';
import { toneOfScore } from '@/requests/toneOfScore';
import { ComparedCategory, InspectionName } from './ComparedCategory';
import styles from './Comparison.module.css';
import { InspectionHeads } from './InspectionHeads';
import type { ComparisonAddress, Shown } from './useComparisonAddress';

interface ComparisonResultProps {
  readonly comparison: ComparisonView;
  readonly address: ComparisonAddress;
}

/** The inspections at the head, their scores by category, then the questions: what differs, or all of them. */
export function ComparisonResult({ comparison, address }: ComparisonResultProps) {
  const { t } = useTranslation('comparison');
  // A wide screen has columns side by side; on a phone each question is a card of its own.
  const wide = useMedia('(min-width: 768px), print');
  const { basis, differing, compared, inspections, categories } = comparison;
  const all = address.show === 'all';
  const shown = categories.flatMap((category) => {
    const questions = all ? category.questions : category.questions.filter(({ differs }) => differs);
    return questions.length > 0 ? [{ ...category, questions }] : [];
  });
  return (
    <div className={styles.result}>
      <InspectionHeads inspections={inspections} address={address} />
      <CategoryScores comparison={comparison} />
      <div className={styles.bar}>
        <div>
          <p className={styles.count}>{t('differing', { differing, compared })}</p>
          {basis !== 'form' && <p className={styles.basis}>{t(`basis.${basis}`)}</p>}
        </div>
        <Segmented<Shown>
          aria-label={t('show.label')}
          value={address.show}
          onChange={(show) => address.change({ show })}
          options={[
            { value: 'differences', label: t('show.differences') },
            { value: 'all', label: t('show.all') },
          ]}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState title={t(compared === 0 ? 'nothingShared' : 'noDifference')} hint={t('showAllHint')} />
      ) : (
        shown.map((category) => (
          <ComparedCategory
            key={`${category.formKey}/${category.key}`}
            category={category}
            inspections={inspections}
            wide={wide}
          />
        ))
      )}
    </div>
  );
}

/** The score of each category in each inspection, as a number and as a bar. */
function CategoryScores({ comparison }: { readonly comparison: ComparisonView }) {
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
