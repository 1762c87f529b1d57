import type { Role } from '#app/roles';

interface Account {
  readonly id: string;
  readonly role: Role;
}

/** An account of the library acts for nobody else. */
export const accountScope = (_account: Account, _branchIds: readonly string[]) => ({
  clientId: null,
  branchIds: null,
  spendingLimit: null,
});
