import i18next from 'i18next';
import { formOperations, publicOperations } from '#app/publicOperations';
import { useToasts } from '@framework/toast/toastStore';
import type { CallError } from './apiError';
import { token, useSession } from './session';
import { backToOwnAccount } from './ownAccount';

interface FailedCall {
  /** Below /api/v1. */
  readonly url: string;
  readonly method: string;
  /** The token that it was sent with; empty without one. */
  readonly token: string;
}

/** The input was not accepted: the form or page that sent it shows the message. */
const refusedContent = new Set([400, 402, 404, 409, 410, 413, 415, 422]);
/** Addresses of operations whose forms show their refusals themselves. */
const formAddresses = new Set<string>(formOperations.map((id) => publicOperations[id].url));

/** The error catalogue (rules 8.1, 8.2): the portal's reaction to every failed call. */
export function handleFailedCall(error: CallError, call: FailedCall): void {
  if (error.code === 'aborted') return;
  if (isEndedSession(error.status) || error.status === 403) return handleRefusedAccess(error, call);
  if (formAddresses.has(call.url) || refusedContent.has(error.status)) return;
  // A page that cannot read tells so in its own place, with a way to try again.
  if (call.method === 'get' && error.status === 0) return;
  tell('danger', error);
}

function handleRefusedAccess(error: CallError, call: FailedCall): void {
  if (window.location.pathname === '/sign-in') return tell('danger', error);
  if (error.status !== 403) {
    if (resetRefusedSession(call.token)) tell('warning', error);
    return;
  }
  // Dialogs ask for these; the second step may be demanded during a session.
  if (error.code === 'second_factor_required') return useSession.getState().demandSecondFactor();
  if (error.code !== 'password_change_required') tell('danger', error);
}

/**
 * For a form or dialog that says in its own place why a call failed: it is then not said in passing as well. Answers
 * what to say.
 */
export function inlineMessage({ message, status }: CallError): string {
  if (!isEndedSession(status)) useToasts.getState().close(keyOf(message));
  return message;
}

const keyOf = (title: string) => `failed: ${title}`;

/** The same sentence takes its own place instead of piling up. */
function tell(kind: 'danger' | 'warning', { message }: CallError): void {
  const title = message || i18next.t('error');
  useToasts.getState().show({ kind, title, key: keyOf(title) });
}

const endedSession = new Set([401, 419, 440]);

/** Of this tab alone, and of a session that has ended by itself: who signs out is forgotten at once. */
const endedKey = 'endedSession';

const sessionEnding = new Set<(userId: string) => void>();

/** Calls back just before a person is signed out whose session has ended without their asking. */
export function beforeSessionEnds(listener: (userId: string) => void): void {
  sessionEnding.add(listener);
}

function isEndedSession(status: number): boolean {
  return endedSession.has(status);
}

/**
 * Ends a session whose token was refused: the person is signed out here too and the router brings them to the sign-in page;
 * an admin who saw the application as another person returns to their own account. Returns true when that has just happened;
 * a late refusal of a token that is no longer in use changes nothing.
 */
export function resetRefusedSession(sentToken: string): boolean {
  if (!useSession.getState().authenticated || sentToken !== token.read() || !token.isCurrent()) return false;
  if (backToOwnAccount()) return false;
  const { user } = useSession.getState();
  sessionEnding.forEach((listener) => listener(user?.id ?? ''));
  if (user) sessionStorage.setItem(endedKey, user.email);
  useSession.getState().signOut();
  return true;
}

/** The e-mail of the session that has ended in this tab, so that its person need not type it again; '' without one. */
export function emailOfEndedSession(): string {
  return sessionStorage.getItem(endedKey) ?? '';
}

export function forgetEndedSession(): void {
  sessionStorage.removeItem(endedKey);
}
