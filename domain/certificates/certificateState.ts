import type { Options } from '../schema/fields/choice';

export const certificateStates = {
  valid: { ar: 'سارية', en: 'Valid', tone: 'success' },
  expired: { ar: 'منتهية', en: 'Expired', tone: 'warning' },
  superseded: { ar: 'حلّت محلها شهادة أحدث', en: 'Superseded', tone: 'neutral' },
  revoked: { ar: 'ملغاة', en: 'Revoked', tone: 'danger' },
} as const satisfies Options;
export type CertificateState = keyof typeof certificateStates;

interface Marks {
  /** Moments, as dates or ISO texts. */
  readonly revokedAt: Date | string | null;
  readonly supersededAt?: Date | string | null;
  readonly validUntil: Date | string;
}

/** What a certificate is worth at a moment; what somebody did to it says more than that its time ran out. */
export function certificateState(
  { revokedAt, supersededAt, validUntil }: Marks,
  now: Date,
): CertificateState {
  if (revokedAt) return 'revoked';
  if (supersededAt) return 'superseded';
  return new Date(validUntil) < now ? 'expired' : 'valid';
}
