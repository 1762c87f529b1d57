import type { AuthActionResponse } from '@refinedev/core';
import type { Received } from 'sijil/contract/exchange';
import { pathAfterSignIn } from 'sijil/schema/visits';
import type { Credentials } from 'sijil/react/application';
import { callPublic } from 'sijil/react/providers/publicOperations';
import { forgetEndedSession } from 'sijil/react/providers/failedCall';
import { useSession } from 'sijil/react/providers/session';

/** Outcome of a correct password of a user with two-step sign-in: the same call is repeated with a code. */
export const codeWanted = { name: 'code', message: 'code' };

/**
 * Signs in (rules 1.6, 6.1), for Refine's `authProvider.login` and for the sign-in page, which does not load Refine.
 * @throws CallError
 */
export async function signIn({ redirectUrl, ...proof }: Credentials): Promise<AuthActionResponse> {
  return enter(await callPublic('auth.login', { body: { ...proof, audience: 'portal' } }), redirectUrl);
}

const redirectKey = 'afterProvider';

/** Opens the page of the sign-in provider, which sends the browser back to the sign-in page. @throws CallError */
export async function leaveForProvider(redirectUrl: string | null): Promise<void> {
  const { url } = await callPublic('auth.beginAtProvider');
  sessionStorage.setItem(redirectKey, redirectUrl ?? '');
  location.assign(url);
}

/** True for the address of the sign-in page to which a sign-in provider has sent the browser back. */
export function isFromProvider(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.has('state') && (query.has('code') || query.has('error'));
}

/** Signs in with the provider's answer. @throws CallError */
export async function signInFromProvider(search: string): Promise<AuthActionResponse> {
  const redirectUrl = sessionStorage.getItem(redirectKey) || null;
  sessionStorage.removeItem(redirectKey);
  const answer = await callPublic('auth.finishAtProvider', { body: { answer: search.replace(/^\?/, '') } });
  return enter(answer, redirectUrl);
}

/** Opens the session of a sign-in's answer, and returns the address that comes next. */
function enter(answer: Received<'auth.login'>, redirectUrl: string | null): AuthActionResponse {
  if (answer.need_email_verification) {
    return {
      success: true,
      redirectTo: `/verify-email?resend=true&email=${encodeURIComponent(answer.email)}`,
    };
  }
  if (answer.need_code) return { success: false, error: codeWanted };
  // No session: inspectors have their own app.
  if (!answer.user || !answer.token)
    return { success: false, error: { name: 'inspector', message: 'inspector' } };
  forgetEndedSession();
  useSession.getState().signIn(answer.user, answer.token.plain_text_token);
  return { success: true, redirectTo: pathAfterSignIn(redirectUrl, answer.user.role) };
}
