import { hasRole, type Role } from '#domain/access/roles';
import { resources } from '#resources';
import { type WaitingListName, waitingLists } from '#domain/requests/waitingLists';
import type { AppContext } from '../../http/appContext';
import type { Actor } from '../../http/actor';
import { listQuery } from '../../resources/listQuery';
import { countRecords } from '../../resources/readRecords';

/** Who decides what a list holds; the general admin sees all of them. */
const deciders: Readonly<Record<WaitingListName, Role>> = {
  unassigned: 'admin_operation',
  transfers: 'admin_finance',
  contracts: 'admin_operation',
  corrections: 'admin_operation',
};

/** How many requests each list of `waitingLists` holds, by the very filter that the list's address is read with. */
export async function loadWaitingCounts(
  { db, clock }: AppContext,
  { role }: Actor,
): Promise<Record<WaitingListName, number | null>> {
  const countOf = async (name: WaitingListName) => {
    if (!hasRole(role, [deciders[name]])) return null;
    const { where } = listQuery(resources.requests, role, waitingLists[name].filter, {
      language: 'ar',
      at: clock(),
    });
    return countRecords(db, resources.requests, where);
  };
  const [unassigned, transfers, contracts, corrections] = await Promise.all([
    countOf('unassigned'),
    countOf('transfers'),
    countOf('contracts'),
    countOf('corrections'),
  ]);
  return { unassigned, transfers, contracts, corrections };
}
