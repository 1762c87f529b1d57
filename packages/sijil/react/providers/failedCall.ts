import { formOperations, publicOperations } from 'sijil/schema/application';
import i18next from 'i18next';
import { useToasts } from 'sijil/react/toast/toastStore';
import { CallError } from './apiError';
import { token, useSession } from './session';
import { backToOwnAccount } from './ownAccount';

interface FailedCall {
  /** Path below `/api/v1`. */
  readonly url: string;
  readonly method: string;
  /** Token of the call; empty without one. */
  readonly token: string;
}

/** The input was not accepted: the form or page that sent it shows the message. */
const refusedContent = new Set([400, 402, 404, 409, 410, 413, 415, 422]);
/** True for the address of an operation whose form shows its refusals itself. */
const isOfForm = (url: string) => formOperations().some((id) => publicOperations()[id].url === url);

const awayCodes = new Set(['network', 'away', 'database_unavailable']);

/** True for a call that failed because the portal cannot be reached, or cannot reach its database. */
export const meansAway = ({ code }: CallError): boolean => awayCodes.has(code);

/** Handles every failed call by the error catalogue (rules 8.1, 8.2). */
export function handleFailedCall(error: CallError, call: FailedCall): void {
  if (error.code === 'aborted') return;
  if (isEndedSession(error.status) || error.status === 403) return handleRefusedAccess(error, call);
  if (isOfForm(call.url) || refusedContent.has(error.status)) return;
  // A page that cannot be read shows the error itself, with a retry button.
  if (call.method === 'get' && (error.status === 0 || meansAway(error))) return;
  showError('danger', error);
}

function handleRefusedAccess(error: CallError, call: FailedCall): void {
  if (window.location.pathname === '/sign-in') return showError('danger', error);
  if (error.status !== 403) {
    if (resetRefusedSession(call.token)) showError('warning', error);
    return;
  }
  // Dialogs handle these codes; a second factor may be demanded during a session.
  if (error.code === 'second_factor_required') return useSession.getState().demandSecondFactor();
  if (error.code !== 'password_change_required') showError('danger', error);
}

/** Closes the toast of an error that a form or dialog shows itself, and returns the message to show. */
export function inlineMessage({ message, status }: CallError): string {
  if (!isEndedSession(status)) useToasts.getState().close(keyOf(message));
  return message;
}

/**
 * True for a failure to which the portal itself answers: the end of a session, a first password or a second step that is
 * demanded, a call that was given up.
 */
export const isAnswered = ({ status, code }: CallError): boolean =>
  isEndedSession(status) || answeredCodes.has(code);

const answeredCodes = new Set(['aborted', 'second_factor_required', 'password_change_required']);

const keyOf = (title: string) => `failed: ${title}`;

/** Shows a toast under a key, so that a repeated message replaces itself instead of piling up. */
function showError(kind: 'danger' | 'warning', { message }: CallError): void {
  const title = message || i18next.t('error');
  useToasts.getState().show({ kind, title, key: keyOf(title) });
}

const endedSession = new Set([401, 419, 440]);

/** Storage key for the e-mail of the person whose session ended by itself, in this tab alone. Signing out stores none. */
const endedKey = 'endedSession';

const sessionEnding = new Set<(userId: string) => void>();

/** Registers a listener that is called just before a person whose session ended by itself is signed out. */
export function beforeSessionEnds(listener: (userId: string) => void): void {
  sessionEnding.add(listener);
}

function isEndedSession(status: number): boolean {
  return endedSession.has(status);
}

/**
 * Ends a session whose token was refused: the person is signed out here too, and the router leads to the sign-in page.
 * Returns true in that case. An admin in a "see as" session returns to their own account instead, and a late refusal of a
 * token that is no longer in use changes nothing.
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

/** Returns the e-mail of the session that ended in this tab, to prefill the sign-in form; '' without one. */
export function emailOfEndedSession(): string {
  return sessionStorage.getItem(endedKey) ?? '';
}

export function forgetEndedSession(): void {
  sessionStorage.removeItem(endedKey);
}
