import { useTranslation } from 'react-i18next';
import type { Language } from '#framework/base/i18n/localized';
import { formsOf, isCounted, type Wording } from '#framework/schema/texts/wording';
import styles from './texts.module.css';

interface WordsProps {
  readonly wording: Wording;
  readonly language: Language;
}

/** The words of a text; of one that is counted each form of number by its name. */
export function Words({ wording, language }: WordsProps) {
  const { t } = useTranslation('texts');
  if (!isCounted(wording))
    return (
      <bdi lang={language} className={styles.lines}>
        {wording.other}
      </bdi>
    );
  const written = formsOf[language].filter((form) => wording[form]);
  return (
    <dl className={styles.forms}>
      {written.map((form) => (
        <div key={form}>
          <dt>{t(`form.${language}.${form}`)}</dt>
          <dd>
            <bdi lang={language}>{wording[form]}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
