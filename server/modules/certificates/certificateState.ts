import type { CertificateState } from '#domain/requests/choices';
import type { CertificateRow } from './currentCertificate';

/** What a certificate is worth at a moment; what somebody did to it says more than that its time ran out. */
export function certificateState(
  { revokedAt, supersededAt, validUntil }: Pick<CertificateRow, 'revokedAt' | 'supersededAt' | 'validUntil'>,
  now: Date,
): CertificateState {
  if (revokedAt) return 'revoked';
  if (supersededAt) return 'superseded';
  return validUntil < now ? 'expired' : 'valid';
}
