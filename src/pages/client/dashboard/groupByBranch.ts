interface OfBranch {
  readonly branch: { readonly id: string; readonly name: string } | null;
}

interface BranchGroup<T extends OfBranch> {
  readonly branch: T['branch'];
  readonly rows: T[];
}

/** Groups rows by branch; a branch is where its first row was, and its rows keep their order. */
export function groupByBranch<T extends OfBranch>(rows: readonly T[]): BranchGroup<T>[] {
  const groups = new Map<string | null, BranchGroup<T>>();
  for (const row of rows) {
    const id = row.branch?.id ?? null;
    const group: BranchGroup<T> = groups.get(id) ?? { branch: row.branch, rows: [] };
    group.rows.push(row);
    groups.set(id, group);
  }
  return [...groups.values()];
}
