import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { SessionUser } from '#domain/api/sessionView';
import { token } from './token';

interface SessionState {
  readonly user: SessionUser | null;
  readonly authenticated: boolean;
  /** The branch that the client's screens are about. */
  readonly selectedBranch: string | null;
  readonly signIn: (user: SessionUser, plainToken: string) => void;
  readonly refresh: (user: SessionUser) => void;
  readonly selectBranch: (id: string) => void;
  readonly signOut: () => void;
}

/** Who is signed in, kept under the key `root` and restored before the first paint (specification §3 and §4). */
export const useSession = create<SessionState>()(
  persist(
    (set) => ({
      user: null,
      authenticated: false,
      selectedBranch: null,
      signIn: (user, plainToken) => {
        token.save(plainToken);
        set({ user, authenticated: true, selectedBranch: firstBranchOf(user) });
      },
      refresh: (user) => set({ user }),
      selectBranch: (selectedBranch) => set({ selectedBranch }),
      signOut: () => {
        token.clear();
        set({ user: null, authenticated: false, selectedBranch: null });
      },
    }),
    { name: 'root' },
  ),
);

/** The first branch of the client's first restaurant, or else the first direct branch (specification §4). */
function firstBranchOf({ client }: SessionUser): string | null {
  return client?.restaurants[0]?.branches[0]?.id ?? client?.branches[0]?.id ?? null;
}
