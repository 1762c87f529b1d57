import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  clauseProblems,
  type ContractTemplate,
  type TemplateClause,
} from '#domain/templates/contractTemplate';
import { BilingualInput, useInsertion } from '@/documents/BilingualInput';
import { EditorColumns, ProblemList } from '@/documents/EditorColumns';
import styles from '@/documents/Document.module.css';
import type { Language } from 'sijil/base/i18n/localized';
import { MoveButtons } from 'sijil/react/components/MoveButtons';
import { useLocalize } from 'sijil/react/providers/language';

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

const empty = { ar: '', en: '' };

function addClause(terms: ContractTemplate): ContractTemplate {
  const used = new Set(terms.clauses.map(({ key }) => key));
  let number = terms.clauses.length + 1;
  while (used.has(`clause_${number}`)) number += 1;
  return { ...terms, clauses: [...terms.clauses, { key: `clause_${number}`, title: empty, body: empty }] };
}

function changeClause(
  terms: ContractTemplate,
  key: string,
  changes: Partial<TemplateClause>,
): ContractTemplate {
  return { ...terms, clauses: terms.clauses.map((one) => (one.key === key ? { ...one, ...changes } : one)) };
}

function removeClause(terms: ContractTemplate, key: string): ContractTemplate {
  return { ...terms, clauses: terms.clauses.filter((one) => one.key !== key) };
}

function moveClause(terms: ContractTemplate, key: string, by: -1 | 1): ContractTemplate {
  const from = terms.clauses.findIndex((one) => one.key === key);
  const clause = terms.clauses[from];
  const to = from + by;
  if (!clause || to < 0 || to >= terms.clauses.length) return terms;
  return { ...terms, clauses: terms.clauses.toSpliced(from, 1).toSpliced(to, 0, clause) };
}

interface ClauseCardProps {
  readonly clause: TemplateClause;
  readonly index: number;
  readonly terms: ContractTemplate;
  readonly change: (terms: ContractTemplate) => void;
  readonly onFocus: (language: Language, box: HTMLTextAreaElement | HTMLInputElement) => void;
}

/** Clause in both languages side by side, with its errors while typing. */
function ClauseCard({ clause, index, terms, change, onFocus }: ClauseCardProps) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  const { key, title, body } = clause;
  const number = index + 1;
  const name = localize(title) || t('contract.clause', { number });
  const problems = clauseProblems(clause, index);
  return (
    <section className={styles.clause} aria-label={name}>
      <div className={styles.clauseHead}>
        <strong>{t('contract.clause', { number })}</strong>
        <span>
          <MoveButtons
            at={index}
            count={terms.clauses.length}
            earlier={t('builder.categoryUp', { name })}
            later={t('builder.categoryDown', { name })}
            size="middle"
            onMove={(to) => change(moveClause(terms, key, to < index ? -1 : 1))}
          />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden="true" />}
            aria-label={t('builder.categoryDelete', { name })}
            onClick={() => change(removeClause(terms, key))}
          />
        </span>
      </div>
      <BilingualInput
        label={t('contract.clauseTitle')}
        value={title}
        max={160}
        onChange={(next) => change(changeClause(terms, key, { title: next }))}
      />
      <BilingualInput
        label={t('contract.clauseBody')}
        value={body}
        max={4000}
        rows={3}
        onChange={(next) => change(changeClause(terms, key, { body: next }))}
        onFocus={onFocus}
      />
      {problems.length > 0 && <ProblemList problems={problems.map((one) => ({ ...one, place: null }))} />}
    </section>
  );
}
