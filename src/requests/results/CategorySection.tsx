import { useTranslation } from 'react-i18next';
import { formatPercent } from 'sijil/base/formats/numbers';
import { useLocalize } from 'sijil/react/providers/language';
import { sectionTone } from '#domain/scoring/grades';
import { ownReasonToLook } from '#domain/forms/reviewTriage';
import {
  type AnswerEdit,
  answerKey,
  type Category,
  type Draft,
  inspectorsAnswer,
  ReviewBenchContext,
} from './answerEdit';
import styles from './CategorySection.module.css';
import { QuestionRow } from './QuestionRow';
import { Button } from 'antd';
import { use } from 'react';

interface CategorySectionProps {
  readonly category: Category;
  readonly vehicleId: string | null;
  readonly open: boolean;
  readonly drafts?: ReadonlyMap<string, Draft> | undefined;
  readonly onChange?: ((edit: AnswerEdit) => void) | undefined;
}

/** Collapsible category: its score as a bar, then its questions. */
export function CategorySection({ category, vehicleId, open, drafts, onChange }: CategorySectionProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { title, weight, score, scoreAtVisit, questions } = category;
  const faults = questions.filter((question) => question.score === 0 || question.score === 1);
  const corrected = faults.filter((question) => question.mended).length;
  const failed = faults.length - corrected;
  const isWithheld = questions.some(({ mended }) => mended === null);
  return (
    <details className={styles.category} open={open}>
      <summary className={styles.head}>
        <span className={styles.title}>{localize(title)}</span>
        <span className={styles.quiet}>
          {t('results.weight', { weight: formatPercent(weight) })}
          {failed > 0 && ` · ${t('results.failed', { count: failed })}`}
          {corrected > 0 && ` · ${t('results.mendedCount', { count: corrected })}`}
        </span>
        {!isWithheld && <CategoryScore score={score} scoreAtVisit={scoreAtVisit} />}
      </summary>
      {onChange && (
        <AcceptCategory
          answers={questions
            .filter((question) => ownReasonToLook(inspectorsAnswer(question)) === null)
            .map(({ key }) => answerKey(vehicleId, key))}
          title={localize(title)}
        />
      )}
      <ul className={styles.questions}>
        {questions.map((question) => (
          <QuestionRow
            key={question.key}
            question={question}
            answer={answerKey(vehicleId, question.key)}
            draft={drafts?.get(answerKey(vehicleId, question.key))}
            onChange={onChange && ((change) => onChange({ vehicleId, questionKey: question.key, ...change }))}
          />
        ))}
      </ul>
    </details>
  );
}

/** Score of a category, as a bar and as a number. */
function CategoryScore({ score, scoreAtVisit }: Pick<Category, 'score' | 'scoreAtVisit'>) {
  const { t } = useTranslation('requests');
  return (
    <>
      <span className={styles.bar} aria-hidden="true">
        <span
          className={styles.fill}
          style={{ inlineSize: `${score ?? 0}%`, background: `var(--tone-${sectionTone(score)}-text)` }}
        />
      </span>
      <span className={styles.score}>
        {score === null ? (
          t('results.na')
        ) : (
          <bdi dir="ltr">
            {scoreAtVisit !== null && scoreAtVisit !== score && (
              <span className={styles.quiet}>
                <span className="visually-hidden">{t('results.atVisit')}</span>
                {formatPercent(scoreAtVisit)}
                {' → '}
              </span>
            )}
            {formatPercent(score)}
          </bdi>
        )}
      </span>
    </>
  );
}

/** Accepts the answers of a category that need no look of their own. */
function AcceptCategory({ answers, title }: { readonly answers: readonly string[]; readonly title: string }) {
  const { t } = useTranslation('requests');
  const bench = use(ReviewBenchContext);
  const left = bench ? answers.filter((answer) => !bench.isReviewed(answer)) : [];
  if (!bench || left.length === 0) return null;
  const words = t('results.acceptAll', { count: left.length });
  return (
    <div className={styles.accept}>
      <Button aria-label={`${words} · ${title}`} onClick={() => bench.accept(left)}>
        {words}
      </Button>
    </div>
  );
}
