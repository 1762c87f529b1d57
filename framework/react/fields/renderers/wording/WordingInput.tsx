import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Language } from '#framework/base/i18n/localized';
import type { WordingField } from '#framework/schema/kinds/wording';
import { formsOf, isCounted, type PluralForm } from '#framework/schema/texts/wording';
import { useOperation } from '@framework/providers/operations';
import { controlProps } from '../../controlProps';
import type { InputProps } from '../../renderer';
import styles from './wording.module.css';
import { WordingPreview } from './WordingPreview';

const directions = { ar: 'rtl', en: 'ltr' } as const;

/** The new words of a text beside the original, a box for each form of number, and how they look with sample values. */
export function WordingInput({
  field,
  value,
  values = {},
  onChange,
  errors,
  ...rest
}: InputProps<WordingField>) {
  const { t } = useTranslation('texts');
  const key = values[field.of];
  const language = languageIn(values[field.in]);
  const known = useOperation('texts.find', {
    query: { key: String(key) },
    enabled: typeof key === 'string' && key !== '',
  });
  const original = known.data?.rows[0]?.original[language];
  const counted = isCounted(original ?? value ?? {});
  const forms: readonly PluralForm[] = counted ? formsOf[language] : ['other'];
  const change = (form: PluralForm, typed: string) => onChange({ ...value, [form]: typed });
  return (
    <div className={styles.forms}>
      {forms.map((form) => (
        <div key={form} className={styles.form}>
          <label htmlFor={`${rest.id}-${form}`} className={styles.label}>
            {counted ? t(`form.${language}.${form}`) : t('new')}
          </label>
          {original?.[form] !== undefined && (
            <p className={styles.original}>
              {t('original')} <bdi lang={language}>{original[form]}</bdi>
            </p>
          )}
          <Input.TextArea
            {...controlProps(rest)}
            id={`${rest.id}-${form}`}
            autoSize={{ minRows: 1, maxRows: 10 }}
            dir={directions[language]}
            lang={language}
            status={errors?.[form] ? 'error' : ''}
            aria-invalid={errors?.[form] !== undefined || rest['aria-invalid']}
            value={value?.[form] ?? ''}
            onChange={({ target }) => change(form, target.value)}
          />
          {errors?.[form]?.map((message) => (
            <p key={message} role="alert" className={styles.error}>
              {message}
            </p>
          ))}
        </div>
      ))}
      {value && <WordingPreview wording={value} language={language} />}
    </div>
  );
}

const languageIn = (chosen: unknown): Language => (chosen === 'en' ? 'en' : 'ar');
