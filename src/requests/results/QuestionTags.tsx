import { useTranslation } from 'react-i18next';
import { scoreLabels } from '#domain/forms/answer';
import { isScoredByInspector, sayAnswer } from '#domain/forms/asked';
import { answerKind } from '#domain/forms/kinds/index';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLocalize } from 'sijil/react/providers/language';
import { AnswerTag } from '../answers/AnswerTag';
import type { Question } from './answerEdit';
import styles from './QuestionRow.module.css';
import { scoreName } from './ScoreChip';
import { severities, type Severity } from '#domain/forms/severities';
import type { Tone } from 'sijil/schema/field';

interface QuestionTagsProps {
  readonly question: Question;
  readonly unsaved: boolean;
}

/** Severity of a question, its answer besides the score, and the inspector's answer where it was changed. */
export function QuestionTags({ question, unsaved }: QuestionTagsProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { severity, asked, changed, inspectorScore, inspectorSaid, score, mended, withdrawn } = question;
  const kind = answerKind(asked.kind);
  const words = sayAnswer(asked, question);
  // A failure with a good reading is allowed, but deserves a check.
  const contradicts =
    score === 0 && isScoredByInspector(asked) && words !== null && !kind.isOutside(asked, question);
  return (
    <>
      <SeverityTag severity={severity} />
      <AnswerTag asked={asked} content={question} />
      {contradicts && <ToneTag tone="warning">{t('results.contradiction')}</ToneTag>}
      {mended && <ToneTag tone="success">{t(withdrawn ? 'results.withdrawn' : 'results.mended')}</ToneTag>}
      {unsaved && <ToneTag tone="progress">{t('results.unsaved')}</ToneTag>}
      {changed && inspectorSaid && inspectorSaid.en !== words?.en && (
        <span className={styles.was}>
          {t('results.inspectorAnswered', { answer: localize(inspectorSaid) })}
        </span>
      )}
      {changed && inspectorScore !== score && (
        <span className={styles.was}>
          {t('results.inspectorSaid', {
            score: inspectorScore ?? t('results.na'),
            meaning: localize(scoreLabels[scoreName(inspectorScore)]),
          })}
        </span>
      )}
    </>
  );
}

const tones: Readonly<Record<Severity, Tone>> = {
  critical: 'danger',
  major: 'warning',
  minor: 'neutral',
};

const isSeverity = (name: string): name is Severity => Object.hasOwn(severities, name);

/** Severity of a question. */
export function SeverityTag({ severity }: { readonly severity: string }) {
  const localize = useLocalize();
  if (!isSeverity(severity)) return null;
  return <ToneTag tone={tones[severity]}>{localize(severities[severity].label)}</ToneTag>;
}
