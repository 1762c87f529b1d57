import { SearchOutlined } from '@ant-design/icons';
import { Button, Card, Empty, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { ListHeaderProps } from 'sijil/react/application';
import { LaterPagination } from 'sijil/react/components/antd/laterControls';
import { clearButton } from 'sijil/react/components/icons';
import { useOperation } from 'sijil/react/providers/operations';
import { useMay } from 'sijil/react/providers/may';
import styles from './texts.module.css';
import { resourceNamed, type ContractId } from 'sijil/schema/application';
import { type Language, languages } from 'sijil/base/i18n/localized';
import type { Received } from 'sijil/contract/exchange';
import { screenPath } from 'sijil/schema/resource';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { Ltr } from 'sijil/react/components/valueTexts';
import { useLocalize } from 'sijil/react/providers/language';
import { formsOf, variesByNumber, type Wording } from 'sijil/schema/kinds/wording';

/** Number of texts per page. */
const pageSize = 20;

/** Search for any text of the application, to change it; the list below contains the changed ones. */
export default function FindTexts({ resource }: ListHeaderProps) {
  const { t } = useTranslation('texts');
  const allowed = useMay({ resource: resource.name, action: 'create' });
  const { state } = useLocation();
  const [sought, setSought] = useState(() => soughtIn(state));
  const [page, setPage] = useState(1);
  const found = useOperation('texts.find', {
    query: { q: sought, _start: (page - 1) * pageSize },
    enabled: sought.trim() !== '',
  });
  if (!allowed) return null;
  const total = found.data?.total ?? 0;
  return (
    <Card size="small" className={styles.card}>
      <label htmlFor="find-text">
        <strong>{t('find')}</strong>
      </label>
      <p className={styles.hint}>{t('findHint')}</p>
      <Input.Search
        id="find-text"
        allowClear={clearButton}
        // antd passes its own `loading` to its own button only.
        enterButton={
          <Button aria-label={t('find')} icon={<SearchOutlined aria-hidden />} loading={found.isFetching} />
        }
        defaultValue={sought}
        dir="auto"
        placeholder={t('findExample')}
        onSearch={(typed) => {
          setPage(1);
          setSought(typed);
        }}
      />
      {sought.trim() !== '' && found.data && (
        <div aria-live="polite">
          <p className={styles.hint}>{t('count', { count: total })}</p>
          {total === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('none')} />}
          <ul className={styles.list}>
            {found.data.rows.map((text) => (
              <FoundText key={text.key} text={text} />
            ))}
          </ul>
          {total > pageSize && (
            <LaterPagination
              size="small"
              showSizeChanger={false}
              current={page}
              pageSize={pageSize}
              total={total}
              onChange={setPage}
            />
          )}
        </div>
      )}
    </Card>
  );
}

/** Returns the search that another page put into the state of its link: `{ sought: 'auth:signIn' }`. */
function soughtIn(state: unknown): string {
  const sought = typeof state === 'object' && state !== null && 'sought' in state ? state.sought : '';
  return typeof sought === 'string' ? sought : '';
}

interface WordsProps {
  readonly wording: Wording;
  readonly language: Language;
}

/** Wording of a text; for a text with plural forms, each form with its name. */
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

/** Text with its present wording in both languages, and a link to its form. */
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

/** Returns the address of a text's form: of the record that changes it, or of a new one with the original wording. */
function formOf({ key, ids, original }: Found, language: 'ar' | 'en') {
  const resource = resourceNamed('changedTexts');
  const path = resource ? screenPath(resource) : '/';
  const id = ids[language];
  if (id) return { to: `${path}/${id}/edit` };
  return { to: `${path}/create`, state: { given: { key, language, text: original[language] } } };
}
