import type { SessionUser } from './profileViews';

/** Choices of a client that the browser stores until sign-out. */
export interface SessionChoices {
  /** The branch that the screens show. */
  readonly selectedBranch: string | null;
  /** True while the home page shows all branches, until one is chosen there. */
  readonly everyBranch: boolean;
}

export const noChoices: SessionChoices = { selectedBranch: null, everyBranch: true };

/** The first branch of the client's first restaurant, or else the first direct branch (rules 6.3). */
export function startingChoices({ client }: Pick<SessionUser, 'client'>): SessionChoices {
  const first = client?.restaurants[0]?.branches[0] ?? client?.branches[0];
  return { ...noChoices, selectedBranch: first?.id ?? null };
}
