import { Card, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import type { LocalizedField } from 'sijil/schema/kinds/text';
import { controlProps, type InputProps, type Renderer } from '../renderer';
import styles from './localizedRenderers.module.css';
import ltr from '../ltr.module.css';
import { TextFilter } from '../filters/TextFilter';
import {
  formsOf,
  type PluralForm,
  variesByNumber,
  type Wording,
  type WordingField,
} from 'sijil/schema/kinds/wording';
import { useOperation } from 'sijil/react/providers/operations';
import { filledSample, formOfCount, sampleCounts } from 'sijil/schema/texts/sampleText';

const directions = { ar: 'rtl', en: 'ltr' } as const;

/** Text in both languages, side by side; empty in both means no value. */
function LocalizedInput({ field, value, onChange, errors, ...rest }: InputProps<LocalizedField>) {
  const { t } = useTranslation('fields');
  const Box = field.long ? Input.TextArea : Input;
  const change = (language: Language, typed: string) => {
    const next: Localized = { ar: '', en: '', ...value, [language]: typed };
    onChange(next.ar === '' && next.en === '' ? null : next);
  };
  const box = (language: Language) => (
    <label className={styles.side} key={language}>
      <span className={styles.language} aria-hidden="true">
        {t(`language.${language}`)}
      </span>
      <Form.Item noStyle validateStatus={isWrong(errors, language, rest['aria-invalid']) ? 'error' : ''}>
        <Box
          {...controlProps(rest)}
          id={language === 'ar' ? rest.id : undefined}
          aria-label={t(`language.${language}`)}
          aria-invalid={isWrong(errors, language, rest['aria-invalid'])}
          {...(field.long && { autoSize: { minRows: 3, maxRows: 12 } })}
          className={language === 'en' ? ltr.english : undefined}
          dir={directions[language]}
          lang={language}
          value={value?.[language] ?? ''}
          onChange={(event: { target: { value: string } }) => change(language, event.target.value)}
        />
      </Form.Item>
    </label>
  );
  return (
    <div className={styles.pair}>
      {box('ar')}
      {box('en')}
    </div>
  );
}

/** True for the language whose text is wrong; for both languages if the message names none. */
function isWrong(errors: InputProps['errors'], language: Language, both = false): boolean {
  return errors && Object.keys(errors).length > 0 ? errors[language] !== undefined : both;
}

export const localizedRenderer: Renderer<LocalizedField> = {
  Input: LocalizedInput,
  Filter: TextFilter,
  wide: true,
  group: true,
};

const languageIn = (chosen: unknown): Language => (chosen === 'en' ? 'en' : 'ar');

export const wordingRenderer: Renderer<WordingField> = { Input: WordingInput, wide: true, group: true };

interface WordingPreviewProps {
  readonly wording: Wording;
  readonly language: Language;
}

/** Preview of a wording with sample values, in the direction of its language; plural forms with several numbers. */
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
          {/* A box shows the state of its own plural form, not that of the field. */}
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
