import { type KeyboardEvent, use, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckOutlined } from '@ant-design/icons';
import { isScoredByInspector } from '#domain/forms/asked';
import { useLocalize } from 'sijil/react/providers/language';
import { EvidenceStrip } from '../EvidenceStrip';
import { OnSite } from '../OnSite';
import { type AnswerEdit, type Draft, type Question, ReviewBenchContext } from './answerEdit';
import { ChangeForm, ScorePicker } from './ChangeForm';
import { GivenScore } from './ScoreChip';
import { QuestionWords } from './QuestionWords';
import styles from './QuestionRow.module.css';

type KeyAction = { readonly score: Question['score'] } | 'note' | 'reason' | 'next' | 'previous';

// Keys by position, not letter: on an Arabic keyboard E writes «ث» and N writes «ى».
const actions: Readonly<Record<string, KeyAction>> = {
  Digit0: { score: 0 },
  Numpad0: { score: 0 },
  Digit1: { score: 1 },
  Numpad1: { score: 1 },
  Digit2: { score: 2 },
  Numpad2: { score: 2 },
  KeyN: { score: null },
  KeyE: 'note',
  KeyR: 'reason',
  ArrowDown: 'next',
  ArrowUp: 'previous',
};

/** Action of a key on a question; nothing in a text field, or with Ctrl, Alt or ⌘. */
function keyAction(event: KeyboardEvent): KeyAction | undefined {
  const { target } = event;
  const writing =
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type !== 'radio');
  if (writing || event.ctrlKey || event.altKey || event.metaKey) return undefined;
  return actions[event.code];
}

/** Focuses the question after (or before) this one, in any category. */
function moveFocus(from: HTMLElement, way: 'next' | 'previous'): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-question]')].filter(
    (row) => row.offsetParent !== null,
  );
  const row = rows[rows.indexOf(from) + (way === 'next' ? 1 : -1)];
  row?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}

export type QuestionChange = Pick<AnswerEdit, 'score' | 'reading' | 'entries' | 'note' | 'reason'>;

interface QuestionRowProps {
  readonly question: Question;
  /** Key of the answer within the request: `answerKey`. */
  readonly answer: string;
  /** Unsaved change of the answer. */
  readonly draft?: Draft | undefined;
  /** Why a review looks at the answer, after its text. */
  readonly remark?: string | undefined;
  /** Absent where the question is read-only. */
  readonly onChange?: ((change: QuestionChange) => void) | undefined;
}

/** Question with its answer and evidence; by keyboard 0, 1, 2 and N score it, E writes a note, ↑ ↓ move the focus. */
export function QuestionRow({ question, answer, draft, remark, onChange }: QuestionRowProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const id = useId();
  const bench = use(ReviewBenchContext);
  const [writing, setWriting] = useState(false);
  const { text, score, allowNotApplicable, evidence, asked } = question;
  const scoredByInspector = isScoredByInspector(asked);

  const press = (event: KeyboardEvent<HTMLLIElement>) => {
    const action = onChange && keyAction(event);
    if (!action) return;
    if (typeof action === 'object') {
      if (!scoredByInspector || (action.score === null && !allowNotApplicable)) return;
      onChange({ score: action.score });
    } else if (action === 'note') setWriting(true);
    else if (action === 'reason') event.currentTarget.querySelector<HTMLElement>('[data-reason]')?.focus();
    else moveFocus(event.currentTarget, action);
    event.preventDefault();
  };
  return (
    <li
      className={[styles.row, onChange && styles.editable, draft?.problem && styles.wrong]
        .filter(Boolean)
        .join(' ')}
      {...(onChange && {
        tabIndex: 0,
        'data-question': answer,
        'data-current': bench?.current === answer || undefined,
        'data-changed': draft !== undefined || undefined,
        'aria-labelledby': id,
        onKeyDown: press,
      })}
    >
      {!(onChange && scoredByInspector) && <GivenScore question={question} />}
      <QuestionWords
        {...{ id, question, writing, remark }}
        number={<QuestionNumber answer={answer} />}
        unsaved={draft !== undefined}
        onWrite={setWriting}
        onNote={onChange && ((note) => onChange({ note }))}
      >
        {onChange && <ChangeForm {...{ question, draft, onChange }} />}
      </QuestionWords>
      {onChange && scoredByInspector && (
        <ScorePicker
          value={score}
          allowNotApplicable={allowNotApplicable}
          labelledBy={id}
          onChange={(value) => onChange({ score: value })}
        />
      )}
      <EvidenceStrip files={evidence} label={t('evidence.of', { question: localize(text) })} />
      <OnSite onSite={question.onSite} />
    </li>
  );
}

/** Number of a question in a form under review, with a mark once it has been reviewed. */
function QuestionNumber({ answer }: { readonly answer: string }) {
  const { t } = useTranslation('requests');
  const bench = use(ReviewBenchContext);
  if (!bench) return null;
  return (
    <span className={styles.number}>
      <bdi>{bench.numberOf(answer)}</bdi>
      {bench.isReviewed(answer) && (
        <>
          <CheckOutlined aria-hidden="true" />
          <span className="visually-hidden">{t('results.reviewed')}</span>
        </>
      )}
    </span>
  );
}
