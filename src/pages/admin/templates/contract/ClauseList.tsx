import { PlusOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#domain/i18n/localized';
import type { ContractTemplate } from '#domain/templates/contractTemplate';
import { BilingualInput } from '../editor/BilingualInput';
import { ClauseCard } from './ClauseCard';
import { addClause, insertInBody } from './clauseEdits';
import styles from './Contract.module.css';
import { PlaceholderGuide } from './PlaceholderGuide';

interface ClauseListProps {
  readonly terms: ContractTemplate;
  readonly change: (terms: ContractTemplate) => void;
  /** What the server has said of the last save. */
  readonly refused: readonly string[];
}

interface Caret {
  readonly key: string;
  readonly language: Language;
  readonly box: HTMLTextAreaElement | HTMLInputElement;
}

/** The clauses in both languages, and beside them the keys that are put in where the caret was. */
export function ClauseList({ terms, change, refused }: ClauseListProps) {
  const { t } = useTranslation('templates');
  const caret = useRef<Caret | null>(null);
  const insert = (placeholder: string) => {
    const at = caret.current;
    if (!at) return;
    const { key, language, box } = at;
    const [start, end] = [box.selectionStart ?? box.value.length, box.selectionEnd ?? box.value.length];
    const text = `{${placeholder}}`;
    change(insertInBody(terms, key, { language, start, end, text }));
    // Once the new text stands, writing goes on right behind what was put in.
    setTimeout(() => {
      box.focus();
      box.setSelectionRange(start + text.length, start + text.length);
    });
  };
  return (
    <div className={styles.columns}>
      <div className={styles.clauses}>
        {refused.length > 0 && <Alert type="error" showIcon role="alert" message={refused.join(' ')} />}
        <section className={styles.clause} aria-label={t('contract.head')}>
          <BilingualInput
            label={t('builder.title')}
            value={terms.title}
            max={160}
            onChange={(title) => change({ ...terms, title })}
          />
        </section>
        {terms.clauses.map((clause, index) => (
          <ClauseCard
            key={clause.key}
            clause={clause}
            index={index}
            terms={terms}
            change={change}
            onFocus={(language, box) => {
              caret.current = { key: clause.key, language, box };
            }}
          />
        ))}
        <div>
          <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => change(addClause(terms))}>
            {t('contract.add')}
          </Button>
        </div>
      </div>
      <PlaceholderGuide use="contract" text={JSON.stringify(terms.clauses)} onInsert={insert} />
    </div>
  );
}
