import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { shownQuestions } from '#domain/forms/shownQuestions';
import type { Language } from '#framework/base/i18n/localized';
import { useLanguage } from '@framework/providers/language';
import { AskedQuestion, usePreviewAnswers } from './AskedQuestion';
import styles from './Builder.module.css';
import type { Answer } from '#domain/forms/answer';
import { scoreSoFar } from '#domain/scoring/scoreRequest';

/**
 * Form as the inspector goes through it, in either language: questions appear as the answers ask for them, and the score
 * is counted as it would be. Answers tried here are not stored.
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
  /** Number of questions that are asked. */
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
