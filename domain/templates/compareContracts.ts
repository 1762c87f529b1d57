import type { Localized } from '#framework/base/i18n/localized';
import type { ContractTemplate, TemplateClause } from './contractTemplate';

/** Clause that differs between two versions of the terms, with both texts. */
export interface ClauseChange {
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  readonly key: string;
  readonly title: Localized;
  readonly from: Localized | null;
  readonly to: Localized | null;
}

/** Changes from one version of the terms to another, in the order of the newer one; removed clauses come last. */
export function compareContracts(before: ContractTemplate, after: ContractTemplate): readonly ClauseChange[] {
  const former = new Map(before.clauses.map((clause, index) => [clause.key, { clause, index }]));
  const laterKeys = new Set(after.clauses.map(({ key }) => key));
  const commonKeys = before.clauses.filter(({ key }) => laterKeys.has(key)).map(({ key }) => key);
  const common = after.clauses.filter(({ key }) => former.has(key)).map(({ key }) => key);
  return [
    ...after.clauses.flatMap((clause): ClauseChange[] => {
      const old = former.get(clause.key)?.clause;
      if (!old) return [{ kind: 'added', key: clause.key, title: clause.title, from: null, to: clause.body }];
      if (saysOtherwise(old, clause))
        return [{ kind: 'changed', key: clause.key, title: clause.title, from: old.body, to: clause.body }];
      const isMoved = common.indexOf(clause.key) !== commonKeys.indexOf(clause.key);
      return isMoved ? [{ kind: 'moved', key: clause.key, title: clause.title, from: null, to: null }] : [];
    }),
    ...before.clauses
      .filter(({ key }) => !laterKeys.has(key))
      .map(({ key, title, body }) => ({ kind: 'removed', key, title, from: body, to: null }) as const),
  ];
}

const saysOtherwise = (one: TemplateClause, other: TemplateClause) =>
  JSON.stringify([one.title, one.body]) !== JSON.stringify([other.title, other.body]);
