import type { SessionUser } from 'sijil/contract/sessionViews';
import { noChoices, type SessionChoices, startingChoices } from 'sijil/schema/application';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { applyRoles } from 'sijil/schema/roles/customRoles';

const tokenKey = 'token';

/**
 * Bearer token, stored under its own key (rules 7.2); empty once signed out. Each tab uses the token that it started with
 * until it adopts a change by another tab, so that a page never calls the API as somebody else.
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
  /** False once another tab has signed in or out, until this one adopts the change. */
  isCurrent: (): boolean => token.read() === stored(),
  /** Adopts the token that another tab has stored. */
  adopt: (): void => {
    own = stored();
  },
};

/** State of the session; `SessionChoices` is what the application stores for the same time. */
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

const nobody = () => ({ user: null, authenticated: false, tokenEnd: null, ...noChoices() });

const sessionKey = 'root';

/** Storage key of an admin's own session during a "see as" session: `ownAccount.ts`. */
export const ownAccountKey = 'ownAccount';

/** Applies the custom role of the signed-in person to the policies, before anything asks for their rights. */
function followRole({ design }: SessionUser): void {
  applyRoles(design?.roles ?? []);
}

const endOf = (plainToken: string) => plainToken.slice(-8);

/** The signed-in person, stored under the key `root` and restored before the first paint (rules 7.2). */
export const useSession = create<SessionState>()(
  persist(
    (set, get) => ({
      ...nobody(),
      signIn: (user, plainToken) => {
        followRole(user);
        token.save(plainToken);
        localStorage.removeItem(ownAccountKey);
        set({ user, authenticated: true, tokenEnd: endOf(plainToken), ...startingChoices(user) });
      },
      // A late response about somebody else, or in a tab with an outdated token, changes nothing.
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
        set(nobody());
      },
    }),
    // A token without a person, a person without a token, or one person with another's token is nobody.
    {
      name: sessionKey,
      merge: (stored, state) => {
        const root = { ...state, ...(stored as Partial<SessionState> | undefined) };
        const belongs = root.tokenEnd === null || root.tokenEnd === endOf(token.read());
        if (!token.read() || !belongs || !root.authenticated || !root.user) return { ...state, ...nobody() };
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

/** False between the two writes of another tab that signs in, when token and person do not match yet. */
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
 * Prevents two people from being mixed in one page. Cached data of one person is cleared before anything is shown to another
 * (by the query client), and when another tab signs somebody in or out, this one follows at once: a different person starts
 * at their own home.
 */
export function keepOneIdentity(): void {
  // This module may have been loaded before the application was defined.
  useSession.setState((state) => ({ ...noChoices(), ...state }));
  // Fixes the token of this tab, whatever another tab stores.
  token.read();
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== tokenKey && key !== sessionKey) return;
    // The other tab writes token and person separately, as two events here. Between them nobody is signed in, and this tab
    // would go to the sign-in page.
    if (isStoredSessionComplete()) void follow();
  });
  // A page in the back-forward cache receives no storage events.
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
