import { z } from 'zod';
import type { Registered } from 'sijil/schema/application';
import { declaredRole } from './roleSchema';
import { designView } from './designView';
import { nameText, type Wire } from './parts';

/** Signed-in person, as every application answers; an application may extend it. */
export const accountView = z.object({
  id: z.string(),
  name: nameText,
  email: z.string(),
  /** A role of the specification, or `custom:` and the id of a custom role. */
  role: z.union([declaredRole, z.templateLiteral(['custom:', z.string()])]),
  language: z.enum(['ar', 'en']),
  must_change_password: z.boolean(),
  must_add_second_factor: z.boolean(),
  /** Name of the admin who sees the application as this person; absent in the person's own sessions. */
  seen_by: z.string().optional(),
  /** Absent while nothing has been designed. */
  design: designView.optional(),
});

/** The signed-in person, with what the application adds. */
export type SessionUser = Registered<'sessionUser', Wire<z.infer<typeof accountView>>>;

/** One place where somebody is signed in. */
export const sessionView = z.object({
  id: z.string(),
  /** `Chrome 141`, null when the browser does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  device: z.enum(['computer', 'phone', 'tablet', 'unknown']),
  ip: z.string().nullable(),
  createdAt: z.date(),
  /** Exact to the hour. */
  lastSeenAt: z.date(),
  current: z.boolean(),
});
export type SessionView = Wire<z.infer<typeof sessionView>>;

const tokenView = z.object({ plain_text_token: z.string() });

/** Answer of signing in: the person and the token; neither where the address or a code must be verified first. */
export const loginViewOf = <P extends z.ZodType>(person: P) =>
  z.object({
    user: person.nullable(),
    token: tokenView.nullable(),
    need_email_verification: z.boolean(),
    /** True where the password is right and the code of the second step is to be sent with it. */
    need_code: z.boolean(),
    email: z.string(),
  });

/** The identity at the sign-in provider that the account is linked with. */
export const linkedIdentityView = z.object({
  /** Name of the provider; null where none is set up. */
  provider: z.string().nullable(),
  /** Null while the account is not linked. */
  since: z.date().nullable(),
});

/** Answer of seeing the application as another person: that person, and the token of the read-only session. */
export const seenView = <P extends z.ZodType>(person: P) => z.object({ user: person, token: tokenView });

/** State of the two-step sign-in of an account. */
export const secondFactorView = z.object({
  /** Null while a password alone is enough. */
  since: z.date().nullable(),
  recoveryCodes: z.number(),
  /** True where the role requires two steps: they cannot be turned off. */
  demanded: z.boolean(),
});
export type SecondFactorView = Wire<z.infer<typeof secondFactorView>>;

/** Key of an authenticator app: as an address for a QR code, and to be typed. */
export const newSecondFactorView = z.object({ secret: z.string(), address: z.string() });
export type NewSecondFactorView = z.infer<typeof newSecondFactorView>;

/** Recovery codes, which are answered this once. */
export const recoveryCodesView = z.object({ codes: z.array(z.string()) });
