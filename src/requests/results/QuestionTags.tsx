import { useTranslation } from 'react-i18next';
import { scoreLabels } from '#domain/forms/answer';
import { type Severity, severities } from '#domain/forms/severities';
import type { Tone } from '#domain/workflow/statuses';
import { ToneTag } from '@/components/ToneTag';
import { useLocalize } from '@/providers/language';
import type { Question } from './answerEdit';
import styles from './QuestionRow.module.css';
import { scoreName } from './scoreName';

const severityTones: Readonly<Record<Severity, Tone>> = {
  critical: 'danger',
  major: 'warning',
  minor: 'neutral',
};
const isSeverity = (name: string): name is Severity => Object.hasOwn(severities, name);

interface QuestionTagsProps {
  readonly question: Question;
  readonly unsaved: boolean;
}

/** How grave a question is, what was measured, and what the inspector had said before it was changed. */
export function QuestionTags({ question, unsaved }: QuestionTagsProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { severity, reading, changed, inspectorScore, score } = question;
  return (
    <>
      {isSeverity(severity) && (
        <ToneTag tone={severityTones[severity]}>{localize(severities[severity].label)}</ToneTag>
      )}
      {reading !== null && (
        <ToneTag tone="info">
          {t('results.reading')} <bdi dir="ltr">{reading} °C</bdi>
        </ToneTag>
      )}
      {unsaved && <ToneTag tone="progress">{t('results.unsaved')}</ToneTag>}
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
