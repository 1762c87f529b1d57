import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Language, Localized } from '#framework/base/i18n/localized';
import type { LocalizedField } from '#framework/schema/kinds/localized';
import { controlProps, type InputProps, type Renderer } from '../renderer';
import styles from './localized.module.css';
import ltr from '../ltr.module.css';
import { TextFilter } from '../filters/TextFilter';

const directions = { ar: 'rtl', en: 'ltr' } as const;

/** The same text in both languages, side by side; emptied in both it is no text at all. */
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

/** Only the side that is wrong is marked; where the message is about no side, both are. */
function isWrong(errors: InputProps['errors'], language: Language, both = false): boolean {
  return errors && Object.keys(errors).length > 0 ? errors[language] !== undefined : both;
}

export const localizedRenderer: Renderer<LocalizedField> = {
  Input: LocalizedInput,
  Filter: TextFilter,
  wide: true,
  group: true,
};
