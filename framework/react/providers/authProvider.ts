import type { AuthProvider } from '@refinedev/core';
import { signIn } from '#app/signIn';
import type { ApiError } from './apiError';
import { endSeen } from './endSeen';
import { callOperation } from './operations';
import { isSeen } from './ownAccount';
import { useSession } from './session';
import { token } from './token';

/** Refine's side of signing in and out; rules 1.6, 6.1 and 6.3. */
export const authProvider: AuthProvider = {
  login: signIn,

  async logout() {
    if (isSeen()) {
      await endSeen();
      return { success: true };
    }
    // Whatever the server answers, this browser forgets.
    if (token.read()) await callOperation('auth.logout').catch(() => undefined);
    useSession.getState().signOut();
    return { success: true, redirectTo: '/sign-in' };
  },

  check: () => Promise.resolve({ authenticated: useSession.getState().authenticated }),
  onError: (error: ApiError) => Promise.resolve({ error }),
};
