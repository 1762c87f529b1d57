import { type BuildExtraConfigColumns, sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  type PgColumnBuilderBase,
  pgTable,
  type PgTableExtraConfigValue,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DeclaredRole, AttemptKind } from 'sijil/schema/application';
import type { Language } from 'sijil/base/i18n/localized';
import type { Scope } from 'sijil/schema/apiTokens/apiTokens';
import { searchIndex, searchKey } from '../searchKey';
import { createdAt, fileId, moment, primaryId } from './columns';

/** Columns of the framework in the table of accounts. */
const accountColumns = () => ({
  id: primaryId(),
  email: text().notNull(),
  name: text().notNull(),
  /** The name in English, shown to readers of English. */
  nameEn: text(),
  phone: text().notNull(),
  role: text().$type<DeclaredRole>().notNull(),
  /** The custom role that narrows the role; null for the role in full. */
  customRoleId: uuid(),
  image: fileId(),
  active: boolean().notNull().default(true),
  passwordHash: text().notNull(),
  /** A one-time password given by an admin; changed before anything else. */
  mustChangePassword: boolean().notNull().default(false),
  /** True for a person whose sign-in also requires a code of their authenticator app. */
  twoSteps: boolean().notNull().default(false),
  emailVerifiedAt: moment(),
  /** Times at which the person accepted the terms and confirmed the privacy policy, on registering. */
  termsAcceptedAt: moment(),
  privacyReadAt: moment(),
  language: text().$type<Language>().notNull().default('ar'),
  /** An invited person whose address belongs to another account: they stay invited, and get no mail there. */
  emailTaken: boolean().notNull().default(false),
  createdAt: createdAt(),
  deletedAt: moment(),
  searchKey: searchKey([sql`name`, sql`email`, sql`phone`, sql`name_en`]),
});

type FrameworkColumns = ReturnType<typeof accountColumns>;
type IndexedColumns<C extends Record<string, PgColumnBuilderBase>> = BuildExtraConfigColumns<
  'users',
  FrameworkColumns & C,
  'pg'
>;

/**
 * The table of accounts with columns and indexes of an application. Further fields of a kind of person are in the table of their
 * declaration. The application names its columns (`uuid('client_id')`): drizzle derives names once for a table's name.
 */
export const accountTable = <C extends Record<string, PgColumnBuilderBase>>(
  own: C,
  ownIndexes: (table: IndexedColumns<C>) => PgTableExtraConfigValue[] = () => [],
) =>
  pgTable('users', { ...accountColumns(), ...own }, (table) => [
    searchIndex(table.searchKey),
    uniqueIndex()
      .on(table.email)
      .where(sql`deleted_at is null and not email_taken`),
    index().on(table.role),
    index().on(table.customRoleId),
    ...ownIndexes(table),
  ]);

/** Everybody who can sign in, with the columns that every application has. */
export const users = accountTable({});

/** Identities at a sign-in provider, by which people sign in without the password of their account. */
export const linkedIdentities = pgTable(
  'linked_identities',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    issuer: text().notNull(),
    /** Id of the person at the issuer. */
    subject: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex().on(table.issuer, table.subject), uniqueIndex().on(table.userId, table.issuer)],
);

export const sessions = pgTable(
  'sessions',
  {
    id: primaryId(),
    tokenHash: text().notNull().unique(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    expiresAt: moment().notNull(),
    ip: text(),
    userAgent: text(),
    /** The admin who sees the application as this person; null in the person's own sessions. */
    seenBy: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** The API token of the session, and its scopes; null in sessions that people open themselves. */
    apiTokenId: uuid(),
    scopes: text().array().$type<Scope[]>(),
    /** The identity at a provider that was verified in place of the password; unlinking it ends the session. */
    linkedIdentityId: uuid().references(() => linkedIdentities.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.linkedIdentityId),
    index().on(table.seenBy),
    index().on(table.apiTokenId),
    index().on(table.expiresAt),
  ],
);

/** Devices from which an account was signed in to: its owner is notified of another one. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed hash of the browser, the system and the form of the device. */
    deviceHash: text().notNull(),
    firstSeenAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
);

/** Authenticator apps of two-step sign-in; not in use until the first code was confirmed. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Key in base32, the format of authenticator apps. */
  secret: text().notNull(),
  createdAt: createdAt(),
  confirmedAt: moment(),
  /** Time step of the last accepted code: no code is accepted twice. */
  lastStep: integer().notNull().default(0),
});

/** Hashes of the recovery codes for a lost authenticator app, each valid once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** Links sent by mail: single use, expiring, stored hashed. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<'verify_email' | 'reset_password'>().notNull(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index().on(table.expiresAt)],
);

/** Counted attempts, shared by all processes: guesses of a password, requests for emails. */
export const attempts = pgTable(
  'attempts',
  {
    kind: text().$type<AttemptKind>().notNull(),
    /**
     * Owner of the attempts: an account's id, or the hash of an email address that may have no account. Empty where only the
     * network address counts.
     */
    subject: text().notNull(),
    address: text().notNull(),
    count: integer().notNull().default(0),
    lastAt: moment().notNull(),
    blockedUntil: moment(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject, table.address] }), index().on(table.lastAt)],
);

/** Audit entries: one row per write of a declared record, with the fields' values before and after. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: primaryId(),
    resource: text().notNull(),
    recordId: uuid().notNull(),
    action: text().$type<'create' | 'update' | 'delete' | 'restore' | 'purge' | 'seeAs'>().notNull(),
    actorId: uuid(),
    at: createdAt(),
    changes: jsonb().$type<Record<string, { from: unknown; to: unknown }>>().notNull(),
    version: integer().notNull(),
  },
  (table) => [
    index().on(table.resource, table.recordId, table.at),
    index().on(table.at, table.id),
    index().on(table.resource, table.at, table.id),
    index().on(table.actorId, table.at, table.id),
  ],
);
