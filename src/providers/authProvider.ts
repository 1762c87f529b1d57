import type { AuthProvider } from '@refinedev/core';
import { pathAfterSignIn } from '#domain/access/canVisit';
import type { ApiError } from './apiError';
import { callOperation } from './operations';
import { useSession } from './session';
import { token } from './token';

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly redirectUrl: string | null;
}

/** Refine's side of signing in and out; rules 1.6, 6.1 and 6.3. */
export const authProvider: AuthProvider = {
  async login({ email, password, redirectUrl }: Credentials) {
    const answer = await callOperation('auth.login', {
      body: { email, password, audience: 'portal' },
    });
    if (answer.need_email_verification) {
      return {
        success: true,
        redirectTo: `/verify-email?resend=true&email=${encodeURIComponent(answer.email)}`,
      };
    }
    // No session was opened: inspectors have an app of their own.
    if (!answer.user || !answer.token)
      return { success: false, error: { name: 'inspector', message: 'inspector' } };
    useSession.getState().signIn(answer.user, answer.token.plain_text_token);
    return {
      success: true,
      redirectTo: pathAfterSignIn(redirectUrl, answer.user.role),
    };
  },

  async logout() {
    // Whatever the server answers, this browser forgets.
    if (token.read()) await callOperation('auth.logout').catch(() => undefined);
    useSession.getState().signOut();
    return { success: true, redirectTo: '/sign-in' };
  },

  check: () => Promise.resolve({ authenticated: useSession.getState().authenticated }),
  onError: (error: ApiError) => Promise.resolve({ error }),
};
