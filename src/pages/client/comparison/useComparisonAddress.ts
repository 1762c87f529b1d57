import { useSearchParams } from 'react-router';

export type Shown = 'differences' | 'repeated' | 'all';

const shownNames: readonly Shown[] = ['differences', 'repeated', 'all'];

export interface ComparisonState {
  readonly branches: readonly string[];
  /** Ids of the inspections, in the order of their columns. */
  readonly ids: readonly string[];
  readonly show: Shown;
  /** True while the reader chooses other inspections. */
  readonly picking: boolean;
}

/** Choice of inspections, stored in the address alone, so that it can be sent and «back» undoes the last choice. */
export function useComparisonAddress() {
  const [params, setParams] = useSearchParams();
  const list = (name: string) => [...new Set(params.get(name)?.split(',').filter(Boolean) ?? [])];
  const state: ComparisonState = {
    branches: list('branches'),
    ids: list('ids'),
    show: shownNames.find((name) => name === params.get('show')) ?? 'differences',
    picking: params.has('pick'),
  };
  const change = (changes: Partial<ComparisonState>) => {
    const { branches, ids, show, picking } = { ...state, ...changes };
    const next = new URLSearchParams();
    if (branches.length > 0) next.set('branches', branches.join(','));
    if (ids.length > 0) next.set('ids', ids.join(','));
    if (show !== 'differences') next.set('show', show);
    // Everything removed is a choice too, not the address with which the page begins.
    if (picking || (branches.length === 0 && ids.length === 0)) next.set('pick', '');
    setParams(next, { preventScrollReset: true });
  };
  return { ...state, change };
}

export type ComparisonAddress = ReturnType<typeof useComparisonAddress>;

/** The address of a page on which nothing was chosen, with the suggested inspections in place of a choice. */
export function withSuggested(
  address: ComparisonAddress,
  suggested: { readonly branchId: string; readonly ids: readonly string[] } | null | undefined,
): ComparisonAddress {
  if (!suggested || address.picking || address.branches.length > 0 || address.ids.length > 0) return address;
  const choice = { branches: [suggested.branchId], ids: suggested.ids };
  return { ...address, ...choice, change: (changes) => address.change({ ...choice, ...changes }) };
}
