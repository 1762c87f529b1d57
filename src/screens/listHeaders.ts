import type { LoadListHeader } from 'sijil/react/application';
import type { ResourceName } from '#resources';

const accountTotals: LoadListHeader = () => import('@/pages/admin/people/AccountTotals');

/** Hand-built parts of generated lists, by resource; each is below the title and fetched with its list. */
export const listHeaders: Readonly<Partial<Record<ResourceName, LoadListHeader>>> = {
  admins: accountTotals,
  supervisors: accountTotals,
  inspectors: accountTotals,
  clients: accountTotals,
};

/** Resources whose header is above a single record as well. */
export const headedRecords: readonly ResourceName[] = ['admins'];
