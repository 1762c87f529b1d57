import { z } from 'zod';
import { profileFactNames, profilePartNames } from '../profile/profileParts';
import { profileSteps, typedSteps } from '../profile/profileSteps';
import { nameText, type Wire } from 'sijil/contract/parts';
import { importOutcome } from 'sijil/contract/consoleViews';
import { recordValues } from 'sijil/contract/recordView';
import { roles } from '../access/roles';
import { accountView, loginViewOf } from 'sijil/contract/sessionViews';

const named = z.object({ id: z.string(), name: nameText });

const statusOf = (names: readonly string[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.boolean()])));

/** Progress of a registration. Answers are as they were typed, files are links. */
export const profileDraftView = z.object({
  step: z.enum(profileSteps),
  answers: z.partialRecord(z.enum(typedSteps), z.record(z.string(), z.unknown())),
  /** Number of times that they were saved. */
  writes: z.number(),
  /** State of each step, by the shapes that completing the registration uses. */
  done: statusOf(profileSteps),
});

export type ProfileDraftView = Wire<z.output<typeof profileDraftView>>;

/** Missing facts of a company, and the steps that are blocked by them. */
export const profilePartsView = z.object({
  /** Completed share of the profile, in percent. */
  percent: z.number(),
  /** Parts with missing facts. */
  missing: z.array(
    z.object({
      part: z.enum(profilePartNames),
      /** Fields of its form. */
      asked: z.array(z.enum(profileFactNames)),
      /** True if a step is already blocked by it. */
      due: z.boolean(),
      /** Last day to supply it, if it became required after the company had ordered; signed orders continue. */
      by: z.string().nullable(),
    }),
  ),
});

export type ProfilePartsView = z.output<typeof profilePartsView>;

const identityStates = ['none', 'waiting', 'verified', 'refused', 'expired'] as const;

/** State of an identity check. `random` is the number to pick in the identity app. */
export const identityView = z.object({
  state: z.enum(identityStates),
  random: z.string().nullable(),
  startedAt: z.date().nullable(),
  expiresAt: z.date().nullable(),
  lastFour: z.string().nullable(),
  name: z.string().nullable(),
  verifiedAt: z.date().nullable(),
  /** True if no real identity service is configured. */
  sandbox: z.boolean(),
});

export type IdentityView = Wire<z.output<typeof identityView>>;

export const personView = z.object({
  id: z.string(),
  name: z.string(),
  nameEn: z.string().nullable(),
  email: z.string(),
  phone: z.string(),
  position: z.string().nullable(),
  companyNameEn: z.string().nullable(),
});

export type PersonView = z.output<typeof personView>;

export const branchManagerView = z.object({
  id: z.string(),
  name: nameText,
  email: z.string(),
  phone: z.string(),
  active: z.boolean(),
  /** True until the one-time password of the invitation has been replaced. */
  invited: z.boolean(),
  branches: z.array(named),
  /** Limit for signing and paying one order, in halalas with VAT; null: no limit. */
  limit: z.number().nullable(),
});

export type BranchManagerView = Wire<z.output<typeof branchManagerView>>;

export const unassignedView = z.object({
  /** Managers without a branch, and branches without a manager. */
  managers: z.array(named),
  branches: z.array(named),
});

export type UnassignedView = Wire<z.output<typeof unassignedView>>;

const requestLine = z.object({ id: z.string(), code: z.string(), status: z.string() });

/** Consequences of deleting the account: refused by `blockers`, `cancelled` first, the rest erased or retained. */
export const deletionView = z.object({
  blockers: z.array(requestLine),
  cancelled: z.array(requestLine),
  erased: z.object({
    branches: z.number(),
    vehicles: z.number(),
    managers: z.number(),
    documents: z.number(),
    tickets: z.number(),
  }),
  kept: z.object({ taxDocuments: z.number(), contracts: z.number(), certificates: z.number() }),
});

export type DeletionView = z.output<typeof deletionView>;

/** Result of importing a spreadsheet of branches, with the valid rows as they were interpreted. */
export const branchImportView = importOutcome.pick({ created: true, valid: true, refused: true }).extend({
  found: z.array(
    z.object({
      line: z.number(),
      /** Values in the format of the form. */
      branch: recordValues,
      /** Location in the caller's language: city, district, street. */
      place: z.string(),
    }),
  ),
});

export type BranchImport = Wire<z.infer<typeof branchImportView>>;

/** Active and inactive accounts of each group. */
export const accountTotalsView = z.object({
  groups: z.array(z.object({ role: z.enum(roles), active: z.number(), inactive: z.number() })),
});

export type AccountTotalsView = z.infer<typeof accountTotalsView>;

/** Password that is shown once, here and in the email. */
export const oneTimePasswordView = z.object({ id: z.string(), $oneTimePassword: z.string() });

/** The own new password that waits for an admin; null when none does. */
export const passwordRequestView = z.object({ askedAt: z.date().nullable() });

/** The same answer for every address, registered or not. */
export const verificationSentView = z.object({ email: z.string() });

const branchView = z.object({ id: z.string(), name: nameText, main: z.boolean() });

/** The signed-in person's account as the portal stores it (rules 7.2). */
export const sessionUser = accountView.extend({
  profile_completed: z.boolean(),
  /** Limit of a branch manager for signing and paying one order, in halalas with VAT; null: no limit. */
  spending_limit: z.number().nullable(),
  /** Null for staff. */
  client: z
    .object({
      id: z.string(),
      companyName: nameText,
      restaurants: z.array(z.object({ id: z.string(), name: nameText, branches: z.array(branchView) })),
      /** Branches that belong to no restaurant. */
      branches: z.array(branchView),
    })
    .nullable(),
});

export const loginView = loginViewOf(sessionUser);

export type SessionUser = Wire<z.infer<typeof sessionUser>>;

export type LoginView = Wire<z.infer<typeof loginView>>;
