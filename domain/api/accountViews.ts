import { z } from 'zod';
import { roles } from '../access/roles';

/** Active and inactive accounts of each group. */
export const accountTotalsView = z.object({
  groups: z.array(z.object({ role: z.enum(roles), active: z.number(), inactive: z.number() })),
});
export type AccountTotalsView = z.infer<typeof accountTotalsView>;

/** A password that is told once, here and by mail. */
export const oneTimePasswordView = z.object({ id: z.string(), $oneTimePassword: z.string() });
