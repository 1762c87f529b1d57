import { Input, Radio, Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormQuestion, InspectionForm } from '#domain/forms/inspectionForm';
import { shownQuestions } from '#domain/forms/shownQuestions';
import type { Language } from 'sijil/base/i18n/localized';
import { useLanguage } from 'sijil/react/providers/language';
import styles from './Builder.module.css';
import { type Answer, recordedLabel, type Score, scoreLabels } from '#domain/forms/answer';
import { scoreSoFar } from '#domain/scoring/scoreRequest';
import { isScored, isScoredByInspector } from '#domain/forms/asked';
import { answerKind } from '#domain/forms/kinds/index';
import { scoreOf, type SentAnswer, settleAnswers } from '#domain/forms/settleAnswers';
import { severities } from '#domain/forms/severities';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { type AnswerChange, AnswerInput } from '@/requests/answers/AnswerInput';
import { riyadhDate } from 'sijil/base/time/riyadhTime';

/**
 * Form as the inspector fills it in, in either language: questions appear by the answers, and the score is computed as for a
 * visit. Answers tried here are not stored.
 */
export function FormPreview({ form }: { readonly form: InspectionForm }) {
  const { t } = useTranslation('templates');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const { answers, settled, visitOn, set } = usePreviewAnswers(form);
  const shown = new Set(shownQuestions(form, settled).map(({ key }) => key));
  return (
    <div className={styles.preview}>
      <Segmented
        aria-label={t('preview.language')}
        value={language}
        onChange={setLanguage}
        options={(['ar', 'en'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
      />
      <div className={styles.device} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
        <h2 className={styles.previewTitle}>{form.title[language]}</h2>
        <PreviewOutcome form={form} settled={settled} shown={shown.size} language={language} />
        {form.categories
          .map((category) => ({
            ...category,
            questions: category.questions.filter(({ key }) => shown.has(key)),
          }))
          .filter(({ questions }) => questions.length > 0)
          .map((category) => (
            <section key={category.key} aria-label={category.title[language]}>
              <h3 className={styles.previewCategory}>{category.title[language]}</h3>
              {category.questions.map((question, index) => (
                <AskedQuestion
                  key={question.key}
                  question={question}
                  number={index + 1}
                  language={language}
                  answer={answers.get(question.key)}
                  visitOn={visitOn}
                  onChange={(change) => set(question.key, change)}
                />
              ))}
            </section>
          ))}
      </div>
    </div>
  );
}

interface PreviewOutcomeProps {
  readonly form: InspectionForm;
  readonly settled: readonly Answer[];
  /** Number of questions that are shown. */
  readonly shown: number;
  readonly language: Language;
}

/** Score and grade of the answers tried so far, by the rule that scores a visit. */
function PreviewOutcome({ form, settled, shown, language }: PreviewOutcomeProps) {
  const { i18n } = useTranslation('templates');
  const t = i18n.getFixedT(language, 'templates');
  const { total, band, reason, answered } = scoreSoFar(form, settled);
  return (
    <div className={styles.outcome} aria-live="polite">
      {total === null || !band ? (
        <span>{t('preview.noScore')}</span>
      ) : (
        <>
          <strong>
            <bdi>{t('preview.score', { score: total, grade: band.grade })}</bdi> · {band.label[language]}
          </strong>
          <span>
            {t(total < form.passingScore ? 'preview.below' : 'preview.passes', { score: form.passingScore })}
          </span>
        </>
      )}
      <span className={styles.label}>{t('preview.answered', { answered, shown })}</span>
      {reason && <span className={styles.label}>{reason[language]}</span>}
    </div>
  );
}

interface AskedQuestionProps {
  readonly question: FormQuestion;
  readonly number: number;
  readonly language: Language;
  readonly answer: TriedAnswer | undefined;
  readonly visitOn: string;
  readonly onChange: (change: TriedAnswer) => void;
}

/** Question as the inspector sees it. */
function AskedQuestion(props: AskedQuestionProps) {
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
function usePreviewAnswers(form: InspectionForm) {
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
