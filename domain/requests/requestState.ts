import type { Localized } from '#framework/base/i18n/localized';
import type { Tone } from '#framework/schema/field';
import { type RequestStatus, statuses } from '../workflow/statuses';

/** A date, or its ISO text. */
export type Moment = Date | string;

/** Facts that decide a request's state; some are known only to readers who may see them. */
export interface Stated {
  readonly status: RequestStatus;
  /** Since when a bank transfer waits for finance. */
  readonly receiptSince: Moment | null;
  /** Time of the latest revocation of a certificate. */
  readonly certificateRevokedAt: Moment | null;
  readonly correctionsDueAt: Moment | null;
}

/** States of requests that say more than their status. */
export const requestStates = {
  certificateRevoked: { ar: 'شهادة ملغاة', en: 'Certificate revoked', tone: 'danger' },
  transferReviewed: { ar: 'إيصال التحويل قيد المراجعة', en: 'Transfer receipt under review', tone: 'info' },
  correctionsOver: { ar: 'انتهت مهلة التصحيح', en: 'Time for corrections is over', tone: 'neutral' },
} as const satisfies Record<string, Localized & { readonly tone: Tone }>;

/** The first payment was sent as a transfer: it is finance that is waited for, not the client. */
export function awaitsFinance({ status, receiptSince }: Pick<Stated, 'status' | 'receiptSince'>): boolean {
  return status === 'payment_pending' && receiptSince !== null;
}

/** The time for corrections is over, and the portal has not closed the list yet (rules 3.5). */
export function correctionsExpired(
  { status, correctionsDueAt }: Pick<Stated, 'status' | 'correctionsDueAt'>,
  now: Date,
): boolean {
  return status === 'corrections_needed' && correctionsDueAt !== null && now > new Date(correctionsDueAt);
}

/**
 * State of a request in words: its status, or something more exact. The status itself is unchanged in the API (rules
 * 3.1). Pages, lists and homes all use this function.
 */
export function requestState(request: Stated, now: Date): Localized & { readonly tone: Tone } {
  return request.certificateRevokedAt === null ? stepState(request, now) : requestStates.certificateRevoked;
}

/** State of the request's step, without its certificate. */
export function stepState(request: Stated, now: Date): Localized & { readonly tone: Tone } {
  if (awaitsFinance(request)) return requestStates.transferReviewed;
  if (correctionsExpired(request, now)) return requestStates.correctionsOver;
  return statuses[request.status];
}
