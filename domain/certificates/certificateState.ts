import type { Options } from 'sijil/schema/kinds/choice';
import { dayMs, endOfRiyadhDay, riyadhDate } from 'sijil/base/time/riyadhTime';

export const certificateStates = {
  valid: { ar: 'سارية', en: 'Valid', tone: 'success' },
  expired: { ar: 'منتهية', en: 'Expired', tone: 'warning' },
  superseded: { ar: 'مستبدلة', en: 'Superseded', tone: 'neutral' },
  revoked: { ar: 'ملغاة', en: 'Revoked', tone: 'danger' },
} as const satisfies Options;

export type CertificateState = keyof typeof certificateStates;

interface Marks {
  /** Moments, as dates or ISO texts. */
  readonly revokedAt: Date | string | null;
  readonly supersededAt?: Date | string | null;
  readonly validUntil: Date | string;
}

/** Certificate state at an instant; revocation and replacement take precedence over expiry. */
export function certificateState(
  { revokedAt, supersededAt, validUntil }: Marks,
  now: Date,
): CertificateState {
  if (revokedAt) return 'revoked';
  if (supersededAt) return 'superseded';
  return new Date(validUntil) < now ? 'expired' : 'valid';
}

interface Marked {
  readonly state: CertificateState;
  readonly revocation: { readonly reply: string | null } | null;
}

/** True until the certificate is replaced or revoked, also after it expired. */
export function isCurrent({ state }: Pick<Marked, 'state'>): boolean {
  return state === 'valid' || state === 'expired';
}

/** True unless a request's certificate of a vehicle, or of its entire fleet, was revoked: its score counts. */
export function countsForVehicle(
  certificates: readonly (Pick<Marked, 'state'> & { readonly vehicle: { readonly id: string } | null })[],
  vehicleId: string,
): boolean {
  return !certificates.some(
    ({ state, vehicle }) => state === 'revoked' && (vehicle === null || vehicle.id === vehicleId),
  );
}

/** True for a revoked certificate that its holder has not replied to. */
export function awaitsReply({ revocation }: Pick<Marked, 'revocation'>): boolean {
  return revocation !== null && revocation.reply === null;
}

/** Days before a certificate's end that leave enough time for a new visit. */
export const EXPIRY_NOTICE_DAYS = 60;

/** Latest end of a certificate that expires soon. */
export function soonUntil(now: Date): Date {
  return new Date(now.getTime() + EXPIRY_NOTICE_DAYS * dayMs);
}

/** End of the Riyadh day some months after the issue; the month's last day where it has no such day. */
export function validUntil(issuedAt: Date, months: number): Date {
  const [year = 0, month = 0, day = 0] = riyadhDate(issuedAt).split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const until = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
  return endOfRiyadhDay(until.toISOString().slice(0, 10));
}
