import type { AuthActionResponse } from '@refinedev/core';
import type { Credentials } from 'sijil/react/application';
import { forgetEndedSession } from 'sijil/react/providers/failedCall';
import { callPublic } from 'sijil/react/providers/publicOperations';
import { useSession } from 'sijil/react/providers/session';
import type { SessionUser } from 'sijil/contract/sessionViews';
import { pathAfterSignIn } from 'sijil/schema/visits';

/** Outcome of a correct password of a person with two-step sign-in: the same call is repeated with a code. */
export const codeWanted = { name: 'code', message: 'code' };

/** Answer of a sign-in, of which an application may know more. */
interface Answer {
  readonly need_code?: boolean;
  readonly user?: SessionUser | null;
  readonly token?: { readonly plain_text_token: string } | null;
}

/** Signs a person in, for Refine's `authProvider.login` and for the sign-in page. @throws CallError */
export async function signIn({ redirectUrl, ...proof }: Credentials): Promise<AuthActionResponse> {
  const answer: Answer = await callPublic('auth.login', { body: proof as never });
  if (answer.need_code) return { success: false, error: codeWanted };
  if (!answer.user || !answer.token) return { success: false };
  forgetEndedSession();
  useSession.getState().signIn(answer.user, answer.token.plain_text_token);
  return { success: true, redirectTo: pathAfterSignIn(redirectUrl, answer.user.role) };
}
