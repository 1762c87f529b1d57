import { z } from 'zod';
import type { Wire } from './parts';

/** State of the two-step sign-in of an account. */
export const secondFactorView = z.object({
  /** Null while a password alone is enough. */
  since: z.date().nullable(),
  recoveryCodes: z.number(),
  /** True where the role asks for two steps: they cannot be given up. */
  demanded: z.boolean(),
});
export type SecondFactorView = Wire<z.infer<typeof secondFactorView>>;

/** Key of an authenticator app: as an address for a QR code, and to be typed. */
export const newSecondFactorView = z.object({ secret: z.string(), address: z.string() });
export type NewSecondFactorView = z.infer<typeof newSecondFactorView>;

/** Recovery codes, which are answered this once. */
export const recoveryCodesView = z.object({ codes: z.array(z.string()) });
