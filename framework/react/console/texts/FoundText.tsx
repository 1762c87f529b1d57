import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { resourceNamed } from '#app/resources';
import type { ContractId } from '#app/contract';
import { type Language, languages } from '#framework/base/i18n/localized';
import type { Received } from '#framework/contract/exchangeTypes';
import { screenPath } from '#framework/schema/resource';
import { ToneTag } from '@framework/components/ToneTag';
import { Ltr } from '@framework/fields/Ltr';
import { useLocalize } from '@framework/providers/language';
import styles from './texts.module.css';
import { formsOf, variesByNumber, type Wording } from '#framework/schema/texts/wording';

interface WordsProps {
  readonly wording: Wording;
  readonly language: Language;
}

/** The words of a text; of one that is counted each form of number by its name. */
function Words({ wording, language }: WordsProps) {
  const { t } = useTranslation('texts');
  if (!variesByNumber(wording))
    return (
      <bdi lang={language} className={styles.lines}>
        {wording.other}
      </bdi>
    );
  return (
    <dl className={styles.forms}>
      {formsOf(wording).map((form) => (
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

type Found = Received<Extract<ContractId, 'texts.find'>>['rows'][number];

/** A text with its words of today in both languages, and the way to its form. */
export function FoundText({ text }: { readonly text: Found }) {
  const { t } = useTranslation('texts');
  const localize = useLocalize();
  return (
    <li className={styles.text}>
      <p className={styles.hint}>
        {localize(text.area)} · <Ltr>{text.key}</Ltr>
      </p>
      {languages
        .filter((language) => formsOf(text.original[language]).length > 0)
        .map((language) => (
          <div key={language} className={styles.words}>
            <div>
              <Words wording={text.changed[language] ?? text.original[language]} language={language} />{' '}
              {text.changed[language] && (
                <>
                  <ToneTag tone="info">{t('changed')}</ToneTag>
                  <div className={styles.hint}>
                    {t('original')} <Words wording={text.original[language]} language={language} />
                  </div>
                </>
              )}
            </div>
            <Link {...formOf(text, language)}>
              <Button size="small" tabIndex={-1}>
                {t(`change.${language}`)}
              </Button>
            </Link>
          </div>
        ))}
    </li>
  );
}

/** The form of a text: of the record that changes it, or of a new one that begins with the original. */
function formOf({ key, ids, original }: Found, language: 'ar' | 'en') {
  const resource = resourceNamed('changedTexts');
  const path = resource ? screenPath(resource) : '/';
  const id = ids[language];
  if (id) return { to: `${path}/${id}/edit` };
  return { to: `${path}/create`, state: { given: { key, language, text: original[language] } } };
}
