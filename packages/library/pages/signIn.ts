import type { AuthActionResponse } from '@refinedev/core';
import type { Credentials } from 'sijil/react/application';
import { callPublic } from 'sijil/react/providers/publicOperations';
import { forgetEndedSession } from 'sijil/react/providers/failedCall';
import { useSession } from 'sijil/react/providers/session';
import { pathAfterSignIn } from 'sijil/schema/visits';

/** Signs a user in, for Refine's `authProvider.login` and for the sign-in page. @throws ApiError */
export async function signIn({ email, password, redirectUrl }: Credentials): Promise<AuthActionResponse> {
  const { user, token } = await callPublic('auth.login', { body: { email, password } });
  if (!user || !token) return { success: false };
  forgetEndedSession();
  useSession.getState().signIn(user, token.plain_text_token);
  return { success: true, redirectTo: pathAfterSignIn(redirectUrl, user.role) };
}
