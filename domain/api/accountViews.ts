import { z } from 'zod';
import { roles } from '../access/roles';

/** Active and inactive accounts of each group. */
export const accountTotalsView = z.object({
  groups: z.array(z.object({ role: z.enum(roles), active: z.number(), inactive: z.number() })),
});
export type AccountTotalsView = z.infer<typeof accountTotalsView>;

/** Password that is shown once, here and in the email. */
export const oneTimePasswordView = z.object({ id: z.string(), $oneTimePassword: z.string() });
