import { useTranslation } from 'react-i18next';
import type { ComparisonView } from '#domain/api/comparisonViews';
import { useLocalize } from 'sijil/react/providers/language';
import { Panel } from 'sijil/react/components/Panel';
import { SeverityTag } from '@/requests/results/QuestionTags';
import styles from './Comparison.module.css';
import { RequestNumber } from '@/requests/RequestNumber';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { EvidenceStrip } from '@/requests/EvidenceStrip';
import { GivenScore } from '@/requests/results/ScoreChip';
import { AnswerTag } from '@/requests/answers/AnswerTag';

/** Name of a comparison's column: the request's number and, beneath it, the branch. */
export function InspectionName({
  inspection: { number, branch },
}: {
  readonly inspection: ComparisonView['inspections'][number];
}) {
  return (
    <>
      <RequestNumber number={number} />
      {branch && (
        <span className={styles.columnPlace}>
          <bdi>{branch.name}</bdi>
        </span>
      )}
    </>
  );
}

type Category = ComparisonView['categories'][number];
type Question = Category['questions'][number];
type Inspections = ComparisonView['inspections'];

interface ComparedCategoryProps {
  readonly category: Category;
  readonly inspections: Inspections;
  /** True where there is room for a column per inspection. */
  readonly wide: boolean;
}

/** Questions of a category, the differing ones first: a column per inspection or, on a phone, a card per question. */
export function ComparedCategory({ category, inspections, wide }: ComparedCategoryProps) {
  const { t } = useTranslation('comparison');
  const localize = useLocalize();
  const { title, differing, questions } = category;
  return (
    <Panel
      title={localize(title)}
      meta={<span className={styles.quiet}>{t('differingHere', { count: differing })}</span>}
      flush={wide}
    >
      {wide ? (
        <Columns questions={questions} inspections={inspections} />
      ) : (
        <ul className={styles.questionCards}>
          {questions.map((question) => (
            <QuestionCard key={question.key} question={question} inspections={inspections} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface ColumnsProps {
  readonly questions: readonly Question[];
  readonly inspections: Inspections;
}

function Columns({ questions, inspections }: ColumnsProps) {
  const { t } = useTranslation('comparison');
  return (
    <table className={styles.columns} style={{ '--inspections': inspections.length }}>
      <thead>
        <tr>
          <th scope="col">{t('question')}</th>
          {inspections.map((inspection) => (
            <th key={inspection.id} scope="col">
              <InspectionName inspection={inspection} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {questions.map((question) => (
          <tr key={question.key} data-differs={question.differs}>
            <th scope="row">
              <Words question={question} />
            </th>
            {question.cells.map((cell, index) => (
              <td key={inspections[index]?.id}>
                <ComparedAnswer cell={cell} question={question} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function QuestionCard({
  question,
  inspections,
}: {
  readonly question: Question;
  readonly inspections: Inspections;
}) {
  return (
    <li className={styles.questionCard} data-differs={question.differs}>
      <Words question={question} />
      <dl className={styles.rows}>
        {question.cells.map((cell, index) => {
          const inspection = inspections[index];
          return (
            <div key={inspection?.id} className={styles.row}>
              <dt>{inspection && <InspectionName inspection={inspection} />}</dt>
              <dd>
                <ComparedAnswer cell={cell} question={question} />
              </dd>
            </div>
          );
        })}
      </dl>
    </li>
  );
}

function Words({ question: { text, severity } }: { readonly question: Question }) {
  const localize = useLocalize();
  return (
    <span className={styles.words}>
      {localize(text)}
      <SeverityTag severity={severity} />
    </span>
  );
}

type ComparedQuestion = ComparisonView['categories'][number]['questions'][number];
type Cell = ComparedQuestion['cells'][number];

interface ComparedAnswerProps {
  readonly cell: Cell;
  readonly question: ComparedQuestion;
}

/** Findings of one inspection: of the branch, or of each vehicle. */
function ComparedAnswer({ cell, question }: ComparedAnswerProps) {
  const { t } = useTranslation('comparison');
  if (!cell) return <span className={styles.quiet}>{t('notAsked')}</span>;
  return (
    <div className={styles.answers}>
      {cell.answers.map((answer) => (
        <Answer key={answer.vehicle?.id ?? ''} answer={answer} question={question} />
      ))}
    </div>
  );
}

interface AnswerProps {
  readonly answer: NonNullable<Cell>['answers'][number];
  readonly question: ComparedQuestion;
}

function Answer({ answer, question }: AnswerProps) {
  const { t } = useTranslation('comparison');
  const localize = useLocalize();
  const { vehicle, note, supervisorNote, mended, evidence } = answer;
  return (
    <div className={styles.answer}>
      {vehicle && <bdi className={styles.plate}>{localize(vehicle.name)}</bdi>}
      <span className={styles.given}>
        <GivenScore question={answer} />
        <AnswerTag asked={answer.asked} content={answer} />
        {mended && <ToneTag tone="success">{t('mended')}</ToneTag>}
      </span>
      {note && (
        <p className={styles.note}>
          <bdi>{note}</bdi>
        </p>
      )}
      {supervisorNote && (
        <p className={styles.note}>
          {t('supervisor')} <bdi>{supervisorNote}</bdi>
        </p>
      )}
      <EvidenceStrip files={evidence} label={t('evidence', { question: localize(question.text) })} />
    </div>
  );
}
