import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language, Localized } from '#framework/base/i18n/localized';
import styles from './Editor.module.css';

interface BilingualInputProps {
  readonly label: string;
  readonly value: Localized;
  readonly onChange: (value: Localized) => void;
  readonly max: number;
  /** True for a text that may be empty. */
  readonly optional?: boolean;
  /** Lines to begin with; one line where it is absent. */
  readonly rows?: number;
  readonly onFocus?: (language: Language, box: HTMLTextAreaElement | HTMLInputElement) => void;
}

const languages = ['ar', 'en'] as const;

/** Text in both languages side by side, each in its own direction. */
export function BilingualInput(props: BilingualInputProps) {
  const { label, value, onChange, max, optional = false, rows, onFocus } = props;
  const { t } = useTranslation('templates');
  const id = useId();
  return (
    <div className={styles.pair}>
      {languages.map((language) => {
        const shared = {
          id: `${id}-${language}`,
          lang: language,
          dir: language === 'ar' ? 'rtl' : 'ltr',
          maxLength: max,
          value: value[language],
          ...(!optional && !value[language].trim() && { status: 'warning' as const }),
        };
        const write = (text: string) => onChange({ ...value, [language]: text });
        return (
          <div key={language} className={styles.field}>
            <label className={styles.label} htmlFor={shared.id}>
              {label} · {t(`language.${language}`)}
            </label>
            {rows === undefined ? (
              <Input
                {...shared}
                onChange={({ target }) => write(target.value)}
                onFocus={({ target }) => onFocus?.(language, target)}
              />
            ) : (
              <Input.TextArea
                {...shared}
                autoSize={{ minRows: rows, maxRows: 14 }}
                onChange={({ target }) => write(target.value)}
                onFocus={({ target }) => onFocus?.(language, target)}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
