import { z } from 'zod';

/**
 * Claims in the signed QR of a certificate (a JWT, `alg` EdDSA), which prove offline that the company issued it in this form.
 * Only the register knows whether it was revoked or replaced since.
 */
export const certificateClaims = z.object({
  /** Verification code. */
  jti: z.string(),
  /** Branch or vehicle; long names are cut. */
  sub: z.string(),
  /** Company that holds it. */
  org: z.string(),
  score: z.number(),
  grade: z.string(),
  /** Issue and expiry, in seconds since 1970. */
  iat: z.number().int(),
  exp: z.number().int(),
});
export type CertificateClaims = z.output<typeof certificateClaims>;

/** Longest name in a QR that a phone can still read from paper. */
export const claimedNameLength = 32;
