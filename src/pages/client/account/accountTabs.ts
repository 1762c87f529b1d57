import type { Role } from '#domain/access/roles';

const all = ['profile', 'managers', 'security', 'deletion'] as const;
export type AccountTab = (typeof all)[number];

/** A branch manager keeps neither managers nor the account itself. */
const ofTheCompany: ReadonlySet<AccountTab> = new Set(['managers', 'deletion']);

export function accountTabs(role: Role): readonly AccountTab[] {
  return role === 'client' ? all : all.filter((tab) => !ofTheCompany.has(tab));
}

/** The tab that an address names; the first for one that is not there. */
export function toAccountTab(asked: string | null, role: Role): AccountTab {
  return accountTabs(role).find((tab) => tab === asked) ?? 'profile';
}
