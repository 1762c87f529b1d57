import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { SessionUser } from '#app/session';
import { token } from './token';

interface SessionState {
  readonly user: SessionUser | null;
  readonly authenticated: boolean;
  /** The end of the token that the person signed in with: another tab's writes arrive one after the other. */
  readonly tokenEnd: string | null;
  /** The branch that the client's screens are about. */
  readonly selectedBranch: string | null;
  /** Their home shows all branches together, until one is chosen there. */
  readonly everyBranch: boolean;
  readonly signIn: (user: SessionUser, plainToken: string) => void;
  readonly refresh: (user: SessionUser) => void;
  readonly selectBranch: (id: string) => void;
  /** What their home shows: one branch, or all of them for null. */
  readonly showBranch: (id: string | null) => void;
  readonly signOut: () => void;
}

const nobody = { user: null, authenticated: false, tokenEnd: null, selectedBranch: null, everyBranch: true };

const endOf = (plainToken: string) => plainToken.slice(-8);

/** Who is signed in, kept under the key `root` and restored before the first paint (rules 7.2). */
export const useSession = create<SessionState>()(
  persist(
    (set, get) => ({
      ...nobody,
      signIn: (user, plainToken) => {
        token.save(plainToken);
        set({
          user,
          authenticated: true,
          tokenEnd: endOf(plainToken),
          selectedBranch: firstBranchOf(user),
          everyBranch: true,
        });
      },
      // A late answer about somebody else, or in a tab that has been left behind, changes nothing.
      refresh: (user) => {
        if (token.isCurrent() && get().user?.id === user.id) set({ user });
      },
      selectBranch: (selectedBranch) => set({ selectedBranch }),
      showBranch: (id) =>
        set(id === null ? { everyBranch: true } : { selectedBranch: id, everyBranch: false }),
      signOut: () => {
        token.clear();
        set(nobody);
      },
    }),
    // A token without a person, a person without a token, or one person with another's token is nobody.
    {
      name: 'root',
      merge: (kept, state) => {
        const root = { ...state, ...(kept as Partial<SessionState> | undefined) };
        const belongs = root.tokenEnd === null || root.tokenEnd === endOf(token.read());
        return token.read() && belongs && root.authenticated && root.user ? root : { ...state, ...nobody };
      },
    },
  ),
);

/** The first branch of the client's first restaurant, or else the first direct branch (rules 6.3). */
function firstBranchOf({ client }: SessionUser): string | null {
  return client?.restaurants[0]?.branches[0]?.id ?? client?.branches[0]?.id ?? null;
}
