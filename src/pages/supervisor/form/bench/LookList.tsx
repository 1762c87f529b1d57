import { Button } from 'antd';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Score } from '#domain/forms/answer';
import { photoDoubts } from '#domain/forms/photoDoubts';
import { isolate } from 'sijil/base/formats/bidi';
import { useLocalize } from 'sijil/react/providers/language';
import {
  type AnswerEdit,
  type Draft,
  inspectorsAnswer,
  ReviewBenchContext,
} from '@/requests/results/answerEdit';
import { QuestionRow } from '@/requests/results/QuestionRow';
import styles from './Bench.module.css';
import type { BenchQuestion } from './benchQuestions';
import type { Look, Triage } from './benchTriage';

interface LookListProps {
  readonly triage: Triage;
  /** Questions of the form with the unsaved changes, by `answerKey`. */
  readonly questions: ReadonlyMap<string, BenchQuestion>;
  readonly drafts: ReadonlyMap<string, Draft>;
  readonly onChange: (edit: AnswerEdit) => void;
  /** True where the answers of the rest are listed too. */
  readonly open: boolean;
  readonly onOpen: () => void;
}

/** Answers to look at one by one, each folded to a line but the current one; the rest is one decision. */
export function LookList({ triage, open, onOpen, ...drawing }: LookListProps) {
  const { t } = useTranslation('supervisor');
  return (
    <>
      {triage.looks.length > 0 && <Rows looks={triage.looks} {...drawing} />}
      {triage.rest.length > 0 && <Rest {...triage} open={open} onOpen={onOpen} />}
      {open && <Rows looks={triage.rest.map((asked) => ({ asked }))} {...drawing} />}
      {triage.looks.length === 0 && <p className="visually-hidden">{t('bench.looks.none')}</p>}
    </>
  );
}

interface RowsProps extends Pick<LookListProps, 'questions' | 'drafts' | 'onChange'> {
  readonly looks: readonly (Pick<Look, 'asked'> & Partial<Look>)[];
}

function Rows({ looks, questions, drafts, onChange }: RowsProps) {
  const vehicles = new Set([...questions.values()].map(({ vehicleId }) => vehicleId));
  const remarkOn = useRemark(vehicles.size > 1);
  return (
    <ul className={styles.looks}>
      {looks.map(({ asked, reason, before }) => {
        const { answer, vehicleId } = asked;
        const { question } = questions.get(answer) ?? asked;
        return (
          <QuestionRow
            key={answer}
            question={question}
            answer={answer}
            draft={drafts.get(answer)}
            remark={reason && remarkOn({ asked, reason, before })}
            onChange={(change) => onChange({ vehicleId, questionKey: question.key, ...change })}
          />
        );
      })}
    </ul>
  );
}

/** Returns the words that say why an answer is looked at; with the vehicle, where the form is about several. */
function useRemark(withVehicle: boolean) {
  const { t } = useTranslation(['supervisor', 'requests']);
  const localize = useLocalize();
  const scored = (score: Score | null) => score ?? t('requests:results.na');
  return ({ asked: { question, vehicle }, reason, before }: Look): string => {
    const said =
      reason === 'photo'
        ? question.photoDoubts.map((doubt) => localize(photoDoubts[doubt])).join(' · ')
        : t(`bench.looks.${reason}`, {
            before: scored(before?.score ?? null),
            now: scored(inspectorsAnswer(question).score),
            said: localize(before?.said),
          });
    return withVehicle && vehicle ? `${isolate(vehicle)} · ${said}` : said;
  };
}

interface RestProps extends Triage, Pick<LookListProps, 'open' | 'onOpen'> {}

/** The answers that raise no question, accepted together and taken back together. */
function Rest({ looks, rest, open, onOpen }: RestProps) {
  const { t } = useTranslation('supervisor');
  const bench = use(ReviewBenchContext);
  if (!bench) return null;
  const answers = rest.map(({ answer }) => answer);
  const left = answers.filter((answer) => !bench.isReviewed(answer));
  const done = left.length === 0;
  const photos = rest.filter(({ question }) => question.evidence.length > 0).length;
  return (
    <section
      className={styles.rest}
      aria-label={t('bench.rest.label')}
      // On a phone the evidence is below the current question, until all of these are reviewed.
      data-due={looks.every(({ asked }) => bench.isReviewed(asked.answer)) || undefined}
    >
      <div className={styles.restWords}>
        <strong aria-live="polite">
          {t(done ? 'bench.rest.accepted' : 'bench.rest.title', { count: rest.length })}
        </strong>
        <span className={styles.quiet}>{t('bench.rest.hint', { count: photos })}</span>
      </div>
      <div className={styles.steps}>
        {!open && <Button onClick={onOpen}>{t('bench.rest.open')}</Button>}
        {done ? (
          <Button data-rest onClick={() => bench.reopen(answers)}>
            {t('bench.rest.undo')}
          </Button>
        ) : (
          <Button data-rest onClick={() => bench.accept(left)}>
            {t('bench.rest.accept', { count: left.length })}
          </Button>
        )}
      </div>
    </section>
  );
}
