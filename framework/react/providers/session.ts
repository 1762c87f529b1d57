import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { noChoices, type SessionChoices, type SessionUser, startingChoices } from '#app/session';
import { applyRoles } from '#framework/schema/roles/customRoles';
import { token } from './token';

/** `SessionChoices` is what the application keeps of its own for the same time. */
interface SessionState extends SessionChoices {
  readonly user: SessionUser | null;
  readonly authenticated: boolean;
  /** The end of the token that the person signed in with: another tab's writes arrive one after the other. */
  readonly tokenEnd: string | null;
  readonly signIn: (user: SessionUser, plainToken: string) => void;
  readonly refresh: (user: SessionUser) => void;
  readonly demandSecondFactor: () => void;
  readonly signOut: () => void;
}

const nobody = { user: null, authenticated: false, tokenEnd: null, ...noChoices };

const key = 'root';

/** Key of an admin's own session, while the pages are seen as another person's: `ownAccount.ts`. */
export const ownAccountKey = 'ownAccount';

/** Gives the policies the custom role of the signed-in person, before anything asks for their rights. */
function followRole({ design }: SessionUser): void {
  applyRoles(design?.roles ?? []);
}

const endOf = (plainToken: string) => plainToken.slice(-8);

/** The signed-in person, stored under the key `root` and restored before the first paint (rules 7.2). */
export const useSession = create<SessionState>()(
  persist(
    (set, get) => ({
      ...nobody,
      signIn: (user, plainToken) => {
        followRole(user);
        token.save(plainToken);
        localStorage.removeItem(ownAccountKey);
        set({ user, authenticated: true, tokenEnd: endOf(plainToken), ...startingChoices(user) });
      },
      // A late answer about somebody else, or in a tab that has been left behind, changes nothing.
      refresh: (user) => {
        if (!token.isCurrent() || get().user?.id !== user.id) return;
        followRole(user);
        set({ user });
      },
      demandSecondFactor: () =>
        set(({ user }) => ({ user: user && { ...user, must_add_second_factor: true } })),
      signOut: () => {
        token.clear();
        localStorage.removeItem(ownAccountKey);
        set(nobody);
      },
    }),
    // A token without a person, a person without a token, or one person with another's token is nobody.
    {
      name: key,
      merge: (stored, state) => {
        const root = { ...state, ...(stored as Partial<SessionState> | undefined) };
        const belongs = root.tokenEnd === null || root.tokenEnd === endOf(token.read());
        if (!token.read() || !belongs || !root.authenticated || !root.user) return { ...state, ...nobody };
        followRole(root.user);
        return root;
      },
    },
  ),
);

/** A token and its session as this browser stores them. */
export interface StoredSession {
  readonly token: string;
  readonly session: string;
}

/** False between the two writes of another tab that signs in: the token and the person do not belong together yet. */
export function storedIsWhole(): boolean {
  const stored = localStorage.getItem(token.key);
  const session = localStorage.getItem(key);
  if (!stored || !session) return true;
  const { state } = JSON.parse(session) as { state?: { tokenEnd?: string | null } };
  return state?.tokenEnd == null || state.tokenEnd === endOf(stored);
}

export const storedSession = (): StoredSession => ({
  token: token.read(),
  session: localStorage.getItem(key) ?? '',
});

export function sessionOf(user: SessionUser, plainToken: string): StoredSession {
  const state = { user, authenticated: true, tokenEnd: endOf(plainToken), ...startingChoices(user) };
  return { token: plainToken, session: JSON.stringify({ state, version: 0 }) };
}

/**
 * Stores the person who is signed in from the next page load on. The present page, which is about to be left, stays with its
 * own person, so that neither sees data of the other; other tabs follow as after signing in.
 */
export function storeForNextPage(next: StoredSession): void {
  localStorage.setItem(token.key, next.token);
  localStorage.setItem(key, next.session);
}
