import { z } from 'zod';
import type { Wire } from './parts';

/** Whether somebody signs in in two steps. */
export const secondFactorView = z.object({
  /** Null while a password alone is enough. */
  since: z.date().nullable(),
  recoveryCodes: z.number(),
});
export type SecondFactorView = Wire<z.infer<typeof secondFactorView>>;

/** What an authenticator app takes: the address in a QR code, or the key by hand. */
export const newSecondFactorView = z.object({ secret: z.string(), address: z.string() });
export type NewSecondFactorView = z.infer<typeof newSecondFactorView>;

/** Recovery codes, which are answered this once. */
export const recoveryCodesView = z.object({ codes: z.array(z.string()) });
