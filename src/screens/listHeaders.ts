import type { ComponentType } from 'react';
import type { Resource } from '#framework/schema/resource';
import type { ResourceName } from '#resources';

export interface ListHeaderProps {
  readonly resource: Resource;
}

type LoadHeader = () => Promise<{ readonly default: ComponentType<ListHeaderProps> }>;

const accountTotals: LoadHeader = () => import('@/pages/admin/people/AccountTotals');

/** Hand-built parts of generated lists, by resource; each is below the title and fetched with its list. */
export const listHeaders: Readonly<Partial<Record<ResourceName, LoadHeader>>> = {
  admins: accountTotals,
  supervisors: accountTotals,
  inspectors: accountTotals,
  clients: accountTotals,
};

/** Resources whose header is above a single record as well. */
export const headedRecords: ReadonlySet<string> = new Set<ResourceName>(['admins']);
