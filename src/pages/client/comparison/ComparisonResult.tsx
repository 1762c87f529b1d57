import { Button, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { CloseOutlined } from '@ant-design/icons';
import { Link } from 'react-router';
import type { ComparisonView } from '#domain/api/comparisonViews';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { useMedia } from 'sijil/react/theme/useAppearance';
import { useLocalize } from 'sijil/react/providers/language';
import { Panel } from 'sijil/react/components/Panel';
import { changes as changeNames } from '#domain/comparison';
import { sectionTone } from '#domain/scoring/grades';
import { ComparedCategory, InspectionName } from './ComparedCategory';
import styles from './Comparison.module.css';
import type { ComparisonAddress, Shown } from './useComparisonAddress';
import { DateText } from 'sijil/react/components/valueTexts';
import { RequestNumber } from '@/requests/RequestNumber';
import { ScoreDial } from '@/requests/ScoreDial';

interface ComparisonResultProps {
  readonly comparison: ComparisonView;
  readonly address: ComparisonAddress;
}

/** Compared inspections, their scores by category, then the questions: all of them, or those that differ. */
export function ComparisonResult({ comparison, address }: ComparisonResultProps) {
  const { t } = useTranslation('comparison');
  // A wide screen has a column per inspection; on a phone each question is a card.
  const wide = useMedia('(min-width: 768px), print');
  const { basis, differing, compared, changes, inspections, categories } = comparison;
  const isShown = shownQuestions[address.show];
  const shown = categories.flatMap((category) => {
    const questions = category.questions.filter(isShown);
    return questions.length > 0 ? [{ ...category, questions }] : [];
  });
  return (
    <div className={styles.result}>
      <InspectionHeads inspections={inspections} address={address} />
      <div className={styles.bar}>
        <div>
          {changes ? (
            <Changes changes={changes} />
          ) : (
            <p className={styles.count}>{t('differing', { differing, compared })}</p>
          )}
          {basis !== 'form' && <p className={styles.basis}>{t(`basis.${basis}`)}</p>}
        </div>
        <Segmented<Shown>
          aria-label={t('show.label')}
          value={address.show}
          onChange={(show) => address.change({ show })}
          options={[
            { value: 'differences', label: t('show.differences') },
            ...(changes ? [{ value: 'repeated' as const, label: t('show.repeated') }] : []),
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
      <CategoryScores comparison={comparison} />
    </div>
  );
}

type Question = ComparisonView['categories'][number]['questions'][number];

/** Questions that each choice shows. */
const shownQuestions: Readonly<Record<Shown, (question: Question) => boolean>> = {
  differences: ({ differs }) => differs,
  repeated: ({ change }) => change === 'repeated',
  all: () => true,
};

/** What became of the questions between the last two inspections: «تراجعت 5 بنود، وتكررت 4 بنود، وتحسّن بندان». */
function Changes({ changes }: { readonly changes: NonNullable<ComparisonView['changes']> }) {
  const { t } = useTranslation('comparison');
  return (
    <ul className={styles.changes}>
      {changeNames.map((name) => (
        <li key={name} data-change={name}>
          {t(name, { count: changes[name] })}
        </li>
      ))}
    </ul>
  );
}

/** Score of each category in each inspection, as a number and as a bar. */
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
          style={{ inlineSize: `${score}%`, background: `var(--tone-${sectionTone(score)}-text)` }}
        />
      </span>
    </span>
  );
}

interface InspectionHeadsProps {
  readonly inspections: ComparisonView['inspections'];
  readonly address: ComparisonAddress;
}

/** Heads of the compared inspections: score, place, service, day; each can be opened or removed. */
function InspectionHeads({ inspections, address }: InspectionHeadsProps) {
  const { t } = useTranslation('comparison');
  const localize = useLocalize();
  return (
    <ul className={styles.heads} aria-label={t('compared')}>
      {inspections.map((one) => (
        <li key={one.id} className={styles.head}>
          <ScoreDial score={one.score} grade={one.grade} counts={!one.revoked} size={84} />
          <div className={styles.headWords}>
            <h2 className={styles.headTitle}>
              <bdi>{one.branch?.name ?? t('vehicles', { count: one.vehicles })}</bdi>
            </h2>
            <span>{localize(one.service)}</span>
            <span className={styles.quiet}>
              <Link
                to={one.branch ? `/client/requests/${one.branch.id}/${one.id}` : `/client/requests/${one.id}`}
              >
                <RequestNumber number={one.number} />
              </Link>
              {' · '}
              <DateText value={one.on} />
            </span>
            {one.correctedAt && one.atVisit.total !== one.score && (
              <span className={styles.quiet}>
                {t('atVisit')} <bdi dir="ltr">{[one.atVisit.total, one.atVisit.grade].join(' · ')}</bdi>
              </span>
            )}
            {one.gradeReason && <span className={styles.lowered}>{localize(one.gradeReason)}</span>}
          </div>
          <Button
            type="text"
            className="no-print"
            icon={<CloseOutlined aria-hidden="true" />}
            aria-label={t('remove', { number: `R-${one.number}` })}
            onClick={() => address.change({ ids: address.ids.filter((id) => id !== one.id) })}
          />
        </li>
      ))}
    </ul>
  );
}
