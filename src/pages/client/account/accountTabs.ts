import type { OperationId } from '#domain/access/operations';
import { keysOf } from '#framework/base/objects';

/** The parts of an account, each with what it cannot be without: a branch manager keeps neither managers nor the account itself. */
const needs = {
  profile: 'profile.getPerson',
  managers: 'branchManagers.list',
  security: 'profile.getPerson',
  deletion: 'clients.deleteOwnAccount',
} as const satisfies Record<string, OperationId>;

export type AccountTab = keyof typeof needs;

/** The tabs of an account, by the operations that its owner may call. */
export function accountTabs(mayCall: (id: OperationId) => boolean): readonly AccountTab[] {
  return keysOf(needs).filter((tab) => mayCall(needs[tab]));
}

/** The tab that an address names; the first for one that is not there. */
export function toAccountTab(requested: string | null, tabs: readonly AccountTab[]): AccountTab {
  return tabs.find((tab) => tab === requested) ?? 'profile';
}
