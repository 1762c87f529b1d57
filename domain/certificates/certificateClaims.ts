import { z } from 'zod';

/**
 * What the QR of a certificate says by itself, signed (a JWT, `alg` EdDSA): enough to know, without asking anybody, that
 * the house issued it like this. Whether it was revoked or replaced since, only the register knows.
 */
export const certificateClaims = z.object({
  /** The verification code. */
  jti: z.string(),
  /** What was inspected; long names are cut. */
  sub: z.string(),
  /** Whose it is. */
  org: z.string(),
  score: z.number(),
  grade: z.string(),
  /** Issued, and expires: seconds since 1970. */
  iat: z.number().int(),
  exp: z.number().int(),
});
export type CertificateClaims = z.output<typeof certificateClaims>;

/** A QR that a phone reads from paper has room for so many letters of a name. */
export const claimedNameLength = 32;
