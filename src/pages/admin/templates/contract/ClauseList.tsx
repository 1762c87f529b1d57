import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ContractTemplate } from '#domain/templates/contractTemplate';
import { BilingualInput } from '../editor/BilingualInput';
import { EditorColumns } from '../editor/EditorColumns';
import { useInsertion } from '../editor/useInsertion';
import { addClause, changeClause, ClauseCard } from './ClauseCard';
import styles from '../editor/Document.module.css';

interface ClauseListProps {
  readonly terms: ContractTemplate;
  readonly change: (terms: ContractTemplate) => void;
  /** Messages of the server about the last save. */
  readonly refused: readonly string[];
}

/** Clauses in both languages, next to the placeholders that are inserted at the caret. */
export function ClauseList({ terms, change, refused }: ClauseListProps) {
  const { t } = useTranslation('templates');
  const { insert, follow } = useInsertion<string>((key, edit) => {
    const clause = terms.clauses.find((one) => one.key === key);
    if (clause) change(changeClause(terms, key, { body: edit(clause.body) }));
  });
  return (
    <EditorColumns use="contract" text={JSON.stringify(terms.clauses)} onInsert={insert} refused={refused}>
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
          onFocus={follow(clause.key)}
        />
      ))}
      <div>
        <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => change(addClause(terms))}>
          {t('contract.add')}
        </Button>
      </div>
    </EditorColumns>
  );
}
