import { Input, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { type Answer, recordedLabel, type Score, scoreLabels } from '#domain/forms/answer';
import { isScored, isScoredByInspector } from '#domain/forms/asked';
import type { FormQuestion, InspectionForm } from '#domain/forms/inspectionForm';
import { answerKind } from '#domain/forms/kinds/index';
import { scoreOf, type SentAnswer, settleAnswers } from '#domain/forms/settleAnswers';
import { severities } from '#domain/forms/severities';
import type { Language } from '#framework/base/i18n/localized';
import { ToneTag } from '@framework/components/ToneTag';
import { type AnswerChange, AnswerInput } from '@/requests/answers/AnswerInput';
import styles from './Builder.module.css';
import { useMemo, useState } from 'react';
import { riyadhDate } from '#framework/base/time/riyadhTime';

interface AskedQuestionProps {
  readonly question: FormQuestion;
  readonly number: number;
  readonly language: Language;
  readonly answer: TriedAnswer | undefined;
  readonly visitOn: string;
  readonly onChange: (change: TriedAnswer) => void;
}

/** A question as the inspector is asked it. */
export function AskedQuestion(props: AskedQuestionProps) {
  const { question, number, language, answer = {}, visitOn, onChange } = props;
  const { i18n } = useTranslation('templates');
  const t = i18n.getFixedT(language, 'templates');
  const { text, severity, allowNotApplicable } = question;
  const kind = answerKind(question.kind);
  const limits = kind.limits(question);
  const byInspector = isScoredByInspector(question);
  const score = scoreOf(question, { ...answer, score: answer.score }, visitOn);
  return (
    <fieldset className={styles.asked}>
      <legend className={styles.askedText}>
        {number}. {text[language]}{' '}
        {severity === 'critical' && <ToneTag tone="danger">{severities.critical.label[language]}</ToneTag>}
        {!isScored(question) && <ToneTag>{recordedLabel[language]}</ToneTag>}
      </legend>
      {byInspector && (
        <Radio.Group
          className={styles.answers}
          value={answer.score === null ? 'na' : answer.score}
          onChange={({ target }) => onChange({ score: target.value === 'na' ? null : target.value })}
          options={scoresOf(allowNotApplicable).map((value) => ({
            value,
            label: scoreLabels[value][language],
          }))}
        />
      )}
      <div className={styles.inline}>
        <AnswerInput
          asked={question}
          content={answer}
          label={t('preview.answer')}
          language={language}
          optional={allowNotApplicable && !byInspector}
          onChange={onChange}
        />
        {limits && <bdi>{limits[language]}</bdi>}
        {!byInspector && typeof score === 'number' && <ToneTag>{scoreLabels[score][language]}</ToneTag>}
      </div>
      {question.requiresNote && (
        <Input.TextArea rows={2} aria-label={t('preview.note')} placeholder={t('preview.note')} />
      )}
      {(question.requiresImage || kind.pictureMissing) && <p className={styles.ask}>{t('preview.image')}</p>}
      {question.requiresFile && <p className={styles.ask}>{t('preview.file')}</p>}
    </fieldset>
  );
}

function scoresOf(allowNotApplicable: boolean) {
  return [2, 1, 0, ...(allowNotApplicable ? (['na'] as const) : [])] as const;
}

/** Answer that is tried in the preview; without a score until one is chosen. */
interface TriedAnswer extends AnswerChange {
  readonly score?: Score | null;
}

/** Answers tried in a form, as a visit of today would store them. */
export function usePreviewAnswers(form: InspectionForm) {
  const [answers, setAnswers] = useState<ReadonlyMap<string, TriedAnswer>>(new Map());
  const [visitOn] = useState(() => riyadhDate(new Date()));
  const settled = useMemo<readonly Answer[]>(
    () => settleAnswers(form, [...answers].map(toSent), visitOn),
    [form, answers, visitOn],
  );
  const set = (questionKey: string, change: TriedAnswer) =>
    setAnswers((before) => new Map(before).set(questionKey, { ...before.get(questionKey), ...change }));
  return { answers, settled, visitOn, set };
}

function toSent([questionKey, { score, reading, entries }]: readonly [string, TriedAnswer]): SentAnswer {
  return {
    questionKey,
    score,
    fileIds: [],
    ...(typeof reading === 'number' && { reading }),
    ...(entries && { entries }),
  };
}
