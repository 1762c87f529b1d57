import { useSearchParams } from 'react-router';

export type Shown = 'differences' | 'all';

export interface ComparisonState {
  readonly branches: readonly string[];
  /** Ids of the inspections, in the order of their columns. */
  readonly ids: readonly string[];
  readonly show: Shown;
}

/** Choice of inspections, stored in the address alone, so that it can be sent and «back» undoes the last choice. */
export function useComparisonAddress() {
  const [params, setParams] = useSearchParams();
  const list = (name: string) => [...new Set(params.get(name)?.split(',').filter(Boolean) ?? [])];
  const state: ComparisonState = {
    branches: list('branches'),
    ids: list('ids'),
    show: params.get('show') === 'all' ? 'all' : 'differences',
  };
  const change = (changes: Partial<ComparisonState>) => {
    const { branches, ids, show } = { ...state, ...changes };
    const next = new URLSearchParams();
    if (branches.length > 0) next.set('branches', branches.join(','));
    if (ids.length > 0) next.set('ids', ids.join(','));
    if (show === 'all') next.set('show', show);
    setParams(next, { preventScrollReset: true });
  };
  return { ...state, change };
}

export type ComparisonAddress = ReturnType<typeof useComparisonAddress>;
