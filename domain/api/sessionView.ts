import { z } from 'zod';
import { roles } from '../access/roles';
import type { Wire } from '#framework/contract/parts';

const branchView = z.object({ id: z.string(), name: z.string(), main: z.boolean() });

/** The signed-in person as the portal keeps them (rules 7.2). */
export const sessionUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  language: z.enum(['ar', 'en']),
  profile_completed: z.boolean(),
  must_change_password: z.boolean(),
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

export const loginView = z.object({
  user: sessionUser.nullable(),
  token: z.object({ plain_text_token: z.string() }).nullable(),
  need_email_verification: z.boolean(),
  email: z.string(),
});

export type SessionUser = Wire<z.infer<typeof sessionUser>>;
export type LoginView = Wire<z.infer<typeof loginView>>;
