import { Input, Radio, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { scoreLabels } from '#domain/forms/answer';
import { celsius } from '#framework/base/formats/numbers';
import type { FormQuestion, InspectionForm } from '#domain/forms/inspectionForm';
import { severities } from '#domain/forms/severities';
import { formatBounds } from '#domain/forms/temperatureBounds';
import type { Language } from '#framework/base/i18n/localized';
import { ToneTag } from '@framework/components/ToneTag';
import { NumberBox } from '@framework/fields/controls/NumberBox';
import { useLanguage } from '@framework/providers/language';
import styles from './Builder.module.css';

/** Form as the inspector goes through it, in either language; answers tried here are not stored. */
export function FormPreview({ form }: { readonly form: InspectionForm }) {
  const { t } = useTranslation('templates');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
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
        {form.categories.map((category) => (
          <section key={category.key} aria-label={category.title[language]}>
            <h3 className={styles.previewCategory}>{category.title[language]}</h3>
            {category.questions.map((question, index) => (
              <Asked key={question.key} question={question} number={index + 1} language={language} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

interface AskedProps {
  readonly question: FormQuestion;
  readonly number: number;
  readonly language: Language;
}

function Asked({ question, number, language }: AskedProps) {
  const { i18n } = useTranslation('templates');
  const t = i18n.getFixedT(language, 'templates');
  const { text, severity, kind, min = null, max = null } = question;
  const [reading, setReading] = useState<string | null>(null);
  const bounds = formatBounds({ min, max });
  const scores = [2, 1, 0, ...(question.allowNotApplicable ? (['na'] as const) : [])] as const;
  return (
    <fieldset className={styles.asked}>
      <legend className={styles.askedText}>
        {number}. {text[language]}{' '}
        {severity === 'critical' && <ToneTag tone="danger">{severities.critical.label[language]}</ToneTag>}
      </legend>
      <Radio.Group
        className={styles.answers}
        options={scores.map((score) => ({ value: score, label: scoreLabels[score][language] }))}
      />
      {kind === 'temperature' && (
        <div className={styles.inline}>
          <NumberBox
            value={reading}
            onChange={setReading}
            unit={celsius[language]}
            aria-label={t('preview.reading')}
            placeholder={t('preview.reading')}
          />
          {bounds && <bdi>{bounds[language]}</bdi>}
        </div>
      )}
      {question.requiresNote && (
        <Input.TextArea rows={2} aria-label={t('preview.note')} placeholder={t('preview.note')} />
      )}
      {question.requiresImage && <p className={styles.ask}>{t('preview.image')}</p>}
      {question.requiresFile && <p className={styles.ask}>{t('preview.file')}</p>}
    </fieldset>
  );
}
