import type { DeclaredRole } from '#app/roles';
import type { Localized } from '../../base/i18n/localized';

/** The name by which the policies know a role that was made while the system runs. */
export type CustomRole = `custom:${string}`;

/** Remainder of a limited action: nothing, or the person's own rows. */
export type Left = 'nothing' | 'own';

/** Limits on one type of records. A field that is `fixed` is read and never written. */
export interface RecordLimits {
  readonly read?: Left | undefined;
  readonly create?: 'nothing' | undefined;
  readonly update?: Left | undefined;
  readonly delete?: Left | undefined;
  readonly fields?: Readonly<Record<string, 'hidden' | 'fixed'>> | undefined;
}

/** Everything that a custom role takes away from its base. What it does not name stays as it is in the base. */
export interface Narrowing {
  readonly records: Readonly<Record<string, RecordLimits>>;
  /** Privileges, and operations written by hand. */
  readonly rights: string[];
  /** Addresses of menu entries. */
  readonly menu: string[];
  /** Address of the page after sign-in; null for the base's. */
  readonly home: string | null;
}

export const nothingTaken: Narrowing = { records: {}, rights: [], menu: [], home: null };

/** A custom role as the policies need it. */
export interface RoleDesign {
  readonly id: string;
  readonly name: Localized;
  readonly base: DeclaredRole;
  readonly narrowing: Narrowing;
  /** Operations written by hand whose answers hide what the role does not read; the server finds them. */
  readonly masked?: string[] | undefined;
}
