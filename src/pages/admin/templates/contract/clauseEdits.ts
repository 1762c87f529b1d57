import type { ContractTemplate, TemplateClause } from '#domain/templates/contractTemplate';

const empty = { ar: '', en: '' };

/** Every change of the terms that their editor offers, each from one version of them to the next. */

export function addClause(terms: ContractTemplate): ContractTemplate {
  const used = new Set(terms.clauses.map(({ key }) => key));
  let number = terms.clauses.length + 1;
  while (used.has(`clause_${number}`)) number += 1;
  return { ...terms, clauses: [...terms.clauses, { key: `clause_${number}`, title: empty, body: empty }] };
}

export function changeClause(
  terms: ContractTemplate,
  key: string,
  changes: Partial<TemplateClause>,
): ContractTemplate {
  return { ...terms, clauses: terms.clauses.map((one) => (one.key === key ? { ...one, ...changes } : one)) };
}

export function removeClause(terms: ContractTemplate, key: string): ContractTemplate {
  return { ...terms, clauses: terms.clauses.filter((one) => one.key !== key) };
}

export function moveClause(terms: ContractTemplate, key: string, by: -1 | 1): ContractTemplate {
  const from = terms.clauses.findIndex((one) => one.key === key);
  const clause = terms.clauses[from];
  const to = from + by;
  if (!clause || to < 0 || to >= terms.clauses.length) return terms;
  return { ...terms, clauses: terms.clauses.toSpliced(from, 1).toSpliced(to, 0, clause) };
}
