import { z } from 'zod';
import { roles } from '../access/roles';
import { accountView, loginViewOf } from '#framework/contract/sessionViews';
import type { Wire } from '#framework/contract/parts';

/** Active and inactive accounts of each group. */
export const accountTotalsView = z.object({
  groups: z.array(z.object({ role: z.enum(roles), active: z.number(), inactive: z.number() })),
});

export type AccountTotalsView = z.infer<typeof accountTotalsView>;

/** Password that is shown once, here and in the email. */
export const oneTimePasswordView = z.object({ id: z.string(), $oneTimePassword: z.string() });

/** The own new password that waits for an admin; null when none does. */
export const passwordRequestView = z.object({ askedAt: z.date().nullable() });

/** Same answer for every address, known or not. */
export const verificationSentView = z.object({ email: z.string() });

const branchView = z.object({ id: z.string(), name: z.string(), main: z.boolean() });

/** The signed-in person as the portal keeps them (rules 7.2). */
export const sessionUser = accountView.extend({
  profile_completed: z.boolean(),
  /** Limit of a branch manager for signing and paying one order, in halalas with VAT; null: no limit. */
  spending_limit: z.number().nullable(),
  /** Null for staff. */
  client: z
    .object({
      id: z.string(),
      companyName: z.string(),
      restaurants: z.array(z.object({ id: z.string(), name: z.string(), branches: z.array(branchView) })),
      /** Branches that belong to no restaurant. */
      branches: z.array(branchView),
    })
    .nullable(),
});

export const loginView = loginViewOf(sessionUser);

export type SessionUser = Wire<z.infer<typeof sessionUser>>;

export type LoginView = Wire<z.infer<typeof loginView>>;
