import type { WordingField } from '#framework/schema/kinds/wording';
import { controlProps, type InputProps, type Renderer } from '../../renderer';
import { Card, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Language } from '#framework/base/i18n/localized';
import { formsOf, type PluralForm, variesByNumber, type Wording } from '#framework/schema/texts/wording';
import { useOperation } from '@framework/providers/operations';
import styles from './wording.module.css';
import { filledSample, formOfCount, sampleCounts } from '#framework/schema/texts/sampleText';

const directions = { ar: 'rtl', en: 'ltr' } as const;

const languageIn = (chosen: unknown): Language => (chosen === 'en' ? 'en' : 'ar');

export const wordingRenderer: Renderer<WordingField> = { Input: WordingInput, wide: true, group: true };

interface WordingPreviewProps {
  readonly wording: Wording;
  readonly language: Language;
}

/** Preview of the words with sample values, in the direction of their language; counted ones with several numbers. */
function WordingPreview({ wording, language }: WordingPreviewProps) {
  const { t } = useTranslation('texts');
  const counts = variesByNumber(wording) ? sampleCounts : [3];
  return (
    <Card size="small" title={t('preview')}>
      <div dir={language === 'ar' ? 'rtl' : 'ltr'} lang={language} role="status" className={styles.preview}>
        {counts.map((count) => (
          <p key={count}>
            {filledSample(wording[formOfCount(wording, count, language)] ?? '', count, language)}
          </p>
        ))}
      </div>
    </Card>
  );
}

/** The new words of a text next to the original: a box for each plural form, and a preview with sample values. */
function WordingInput({ field, value, values = {}, onChange, errors, ...rest }: InputProps<WordingField>) {
  const { t } = useTranslation('texts');
  const key = values[field.of];
  const language = languageIn(values[field.in]);
  const known = useOperation('texts.find', {
    query: { key: String(key) },
    enabled: typeof key === 'string' && key !== '',
  });
  const original = known.data?.rows[0]?.original[language];
  const written = original ?? value ?? {};
  const counted = variesByNumber(written);
  const forms: readonly PluralForm[] = counted ? formsOf(written) : ['other'];
  const change = (form: PluralForm, typed: string) => onChange({ ...value, [form]: typed });
  const isMissing = (form: PluralForm) => !value?.[form]?.trim();
  const isWrong = (form: PluralForm) => {
    if (errors && Object.keys(errors).length > 0) return errors[form] !== undefined;
    return rest['aria-invalid'] === true && (isMissing(form) || !forms.some((one) => isMissing(one)));
  };
  return (
    <div className={styles.forms}>
      {forms.map((form) => (
        <div key={form} className={styles.form}>
          <label htmlFor={`${rest.id}-${form}`} className={counted ? styles.label : 'visually-hidden'}>
            {counted ? t(`form.${language}.${form}`) : t('new')}
          </label>
          {original?.[form] !== undefined && (
            <p className={styles.original}>
              {t('original')} <bdi lang={language}>{original[form]}</bdi>
            </p>
          )}
          {/* A box has the state of its own form, not that of the field. */}
          <Form.Item noStyle validateStatus={isWrong(form) ? 'error' : ''}>
            <Input.TextArea
              {...controlProps(rest)}
              id={`${rest.id}-${form}`}
              autoSize={{ minRows: 1, maxRows: 10 }}
              dir={directions[language]}
              lang={language}
              aria-invalid={isWrong(form)}
              value={value?.[form] ?? ''}
              onChange={({ target }) => change(form, target.value)}
            />
          </Form.Item>
        </div>
      ))}
      {value && <WordingPreview wording={value} language={language} />}
    </div>
  );
}
