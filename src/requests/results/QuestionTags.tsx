import { useTranslation } from 'react-i18next';
import { formatTemperature } from '#framework/base/formats/numbers';
import { scoreLabels } from '#domain/forms/answer';
import { isOutside } from '#domain/forms/temperatureBounds';
import { ToneTag } from '@framework/components/ToneTag';
import { useLocalize } from '@framework/providers/language';
import type { Question } from './answerEdit';
import styles from './QuestionRow.module.css';
import { ReadingTag } from './ReadingTag';
import { scoreName } from './scoreName';
import { SeverityTag } from './SeverityTag';

interface QuestionTagsProps {
  readonly question: Question;
  readonly unsaved: boolean;
}

/** Severity of a question, its reading, and the inspector's answer where it was changed. */
export function QuestionTags({ question, unsaved }: QuestionTagsProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { severity, reading, bounds, changed, inspectorScore, inspectorReading, score, mended, withdrawn } =
    question;
  // Nothing forbids it, but a failure with a good reading is worth a second look.
  const contradicts = score === 0 && bounds !== null && reading !== null && !isOutside(bounds, reading);
  return (
    <>
      <SeverityTag severity={severity} />
      <ReadingTag reading={reading} bounds={bounds} />
      {contradicts && <ToneTag tone="warning">{t('results.contradiction')}</ToneTag>}
      {mended && <ToneTag tone="success">{t(withdrawn ? 'results.withdrawn' : 'results.mended')}</ToneTag>}
      {unsaved && <ToneTag tone="progress">{t('results.unsaved')}</ToneTag>}
      {changed && inspectorReading !== null && inspectorReading !== reading && (
        <span className={styles.was}>
          {t('results.inspectorMeasured', { reading: localize(formatTemperature(inspectorReading)) })}
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
