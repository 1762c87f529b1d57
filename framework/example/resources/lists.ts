import { type DeclaredList, defineList } from '#framework/schema/declaredList';
import type { Resource } from '#framework/schema/resource';
import { loans } from './loans';

/** Lists with addresses of their own. */
export const lists = {
  openLoans: defineList(loans, 'loans.open', {
    where: { returnedOn_null: 'true' },
    columns: ['bookId', 'memberId', 'dueOn'],
  }),
} as const satisfies Record<string, DeclaredList>;

/** Name under which a list's settings are stored: its own, or its resource's. */
export function listName(resource: Resource, list: DeclaredList | undefined): string {
  const declared = Object.entries<DeclaredList>(lists).find(([, one]) => one === list);
  return declared?.[0] ?? resource.name;
}
