import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { noChoices, type SessionChoices, type SessionUser, startingChoices } from '#app/session';
import { applyRoles } from '#framework/schema/roles/customRoles';

const tokenKey = 'token';

/**
 * The bearer token under its own key (rules 7.2); empty once signed out. Each tab goes on with the token that
 * it began with until it has taken over what another tab changed, so that no page ever asks as somebody else.
 */
let own: string | null = null;

function stored(): string {
  return localStorage.getItem(tokenKey) ?? '';
}

export const token = {
  key: tokenKey,
  read: (): string => (own ??= stored()),
  save: (value: string): void => {
    own = value;
    localStorage.setItem(tokenKey, value);
  },
  clear: (): void => {
    own = '';
    localStorage.setItem(tokenKey, '');
  },
  /** False once another tab has signed in or out and this one has not taken it over yet. */
  isCurrent: (): boolean => token.read() === stored(),
  /** Takes over what another tab has stored. */
  adopt: (): void => {
    own = stored();
  },
};

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

const sessionKey = 'root';

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
      name: sessionKey,
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
export function isStoredSessionComplete(): boolean {
  const stored = localStorage.getItem(token.key);
  const session = localStorage.getItem(sessionKey);
  if (!stored || !session) return true;
  const { state } = JSON.parse(session) as { state?: { tokenEnd?: string | null } };
  return state?.tokenEnd == null || state.tokenEnd === endOf(stored);
}

export const storedSession = (): StoredSession => ({
  token: token.read(),
  session: localStorage.getItem(sessionKey) ?? '',
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
  localStorage.setItem(sessionKey, next.session);
}

/**
 * Two people are never mixed in one page. What was read for one is thrown away before anything is shown to another (the
 * query client sees to it), and when another tab signs somebody in or out, this one follows at once: a different person begins at their own home.
 */
export function keepOneIdentity(): void {
  // From here on this tab asks with this token, whatever another tab stores.
  token.read();
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== tokenKey && key !== sessionKey) return;
    // The token and the person are two writes of the other tab, and two events here. Between them nobody is signed in, and
    // this tab would leave its page for the one for signing in.
    if (isStoredSessionComplete()) void follow();
  });
  // A page that the browser had put to sleep hears no storage events.
  window.addEventListener('pageshow', () => {
    if (!token.isCurrent()) void follow();
  });
}

async function follow(): Promise<void> {
  const before = useSession.getState().user?.id;
  token.adopt();
  await useSession.persist.rehydrate();
  const after = useSession.getState().user?.id;
  if (before !== undefined && after !== undefined && before !== after) window.location.replace('/');
}
