import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { noChoices, type SessionChoices, type SessionUser, startingChoices } from '#app/session';
import { token } from './token';

/** `SessionChoices` is what the application keeps of its own for the same time. */
interface SessionState extends SessionChoices {
  readonly user: SessionUser | null;
  readonly authenticated: boolean;
  /** The end of the token that the person signed in with: another tab's writes arrive one after the other. */
  readonly tokenEnd: string | null;
  readonly signIn: (user: SessionUser, plainToken: string) => void;
  readonly refresh: (user: SessionUser) => void;
  readonly signOut: () => void;
}

const nobody = { user: null, authenticated: false, tokenEnd: null, ...noChoices };

const endOf = (plainToken: string) => plainToken.slice(-8);

/** Who is signed in, kept under the key `root` and restored before the first paint (rules 7.2). */
export const useSession = create<SessionState>()(
  persist(
    (set, get) => ({
      ...nobody,
      signIn: (user, plainToken) => {
        token.save(plainToken);
        set({ user, authenticated: true, tokenEnd: endOf(plainToken), ...startingChoices(user) });
      },
      // A late answer about somebody else, or in a tab that has been left behind, changes nothing.
      refresh: (user) => {
        if (token.isCurrent() && get().user?.id === user.id) set({ user });
      },
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
