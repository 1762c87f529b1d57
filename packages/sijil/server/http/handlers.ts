import type { FastifyRequest } from 'fastify';
import type { SQL } from 'drizzle-orm';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import type { Usage } from 'sijil/contract/consoleViews';
import type { z } from 'zod';
import type { Answer, Body } from 'sijil/contract/exchange';
import type { accountView } from 'sijil/contract/sessionViews';
import type { RecordView } from 'sijil/contract/recordView';
import type { Actor as Person } from 'sijil/schema/access';
import type { DeclaredRole } from 'sijil/schema/application';
import type { Resource } from 'sijil/schema/resource';
import type { Queryable, Transaction } from '../db/connect';
import type { users } from '../db/schema/users';
import type { exports } from '../db/schema/console';
import type { files } from '../db/schema/files';
import type { Actor, AppContext, Writer } from './appContext';

export interface HookContext {
  readonly api: AppContext;
  readonly tx: Transaction;
  readonly resource: Resource;
  readonly actor: Writer;
  readonly id: string;
  /** Language of the answer. */
  readonly language: Language;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A change of a record, with the names of the fields whose values differ from before. */
export interface UpdateContext extends HookContext {
  readonly changed: readonly string[];
}

/** Consequences of a write, in its transaction, that a declaration cannot express. Few resources need any. */
export interface ResourceHooks {
  /** Returns values that are sent with the new record, such as a one-time password. */
  readonly afterCreate?: (context: HookContext) => Promise<Record<string, unknown> | void>;
  readonly afterUpdate?: (context: UpdateContext) => Promise<void>;
  readonly afterRestore?: (context: HookContext) => Promise<void>;
  readonly afterDelete?: (context: HookContext) => Promise<void>;
}

/** What an application does at events of the framework; `createApp` receives it, with defaults for what is left out. */
export interface Handlers {
  /** What follows from writes of declared records, by the resource's name. */
  readonly hooks: Readonly<Record<string, ResourceHooks>>;
  /** What follows from writes of records with an account. */
  readonly accountHooks: ResourceHooks;
  /** Fields of records stored by modules that an automation may set, by `resource.field`. */
  readonly fieldSetters: Readonly<Record<string, FieldSetter>>;
  /** Returns uses of a record that no declaration describes, with at most `titles` names each. */
  readonly usagesOf: (tx: Queryable, resource: Resource, id: string, titles: number) => Promise<Usage[]>;
  /** Selects past events that are not in the audit log, as `id` (of the record) and `at`; null for those that are. */
  readonly pastEvents: (asked: AskedEvents) => SQL | null;
  readonly loadSessionUser: (db: Queryable, actor: SessionOwner) => Promise<SessionUser>;
  /** False for a role that would have no page in the client that signs it in. */
  readonly mayOpenSession: (role: DeclaredRole, body: Body<'auth.login'>) => boolean;
  /** Withdraws what the application holds of the former password. */
  readonly afterPasswordChange: (tx: Queryable, userId: string, now: Date) => Promise<void>;
  readonly notices: Notices;
  readonly listDelivery: ListDelivery;
}

/** The application's part in sending a subscribed list: rendering its PDF, and mailing the file. */
export interface ListDelivery {
  /** Absent where the application renders no PDFs. */
  readonly draw?: (api: AppContext, title: string, table: DataTable) => Promise<Buffer>;
  readonly mail: (
    api: AppContext,
    tx: Transaction,
    row: typeof exports.$inferSelect,
    file: FinishedFile,
  ) => Promise<void>;
}

export type FinishedFile = Pick<typeof files.$inferInsert, 'sha256' | 'size' | 'name' | 'type' | 'createdAt'>;

/** The meaning of a column's texts; in a workbook, days and moments are dates, and amounts have two decimals. */
export type CellKind = 'text' | 'number' | 'money' | 'day' | 'moment';

/** Rows of texts under a header, read a batch at a time. */
export interface DataTable {
  /** Name of the sheet. */
  readonly name: string;
  readonly language: Language;
  readonly header: readonly string[];
  readonly kinds: readonly CellKind[];
  readonly batches: AsyncIterable<readonly string[][]>;
}

export type SessionOwner = Pick<Actor, 'userId' | 'seenBy' | 'throughProvider'> &
  Omit<Person, 'userId' | 'role'>;
type SessionUser = Answer<'session.get'>;
export type Account = z.output<typeof accountView>;

/** Handlers that an application gives; it must load the session itself where that shows more than the account. */
export type GivenHandlers = Partial<Handlers> &
  (Account extends SessionUser ? unknown : Pick<Handlers, 'loadSessionUser'>);

/** Sends messages to people, in the transaction of their cause. */
interface Notices {
  readonly automation: (api: AppContext, tx: Transaction, notice: AutomationNotice) => Promise<void>;
  readonly export: (
    api: AppContext,
    tx: Transaction,
    row: typeof exports.$inferSelect,
    outcome: 'exportReady' | 'exportFailed',
  ) => Promise<void>;
  readonly secondFactor: (api: AppContext, tx: Transaction, change: SecondFactorChange) => Promise<void>;
  /** Of a sign-in from a device that is new to the account. */
  readonly newDevice: (api: AppContext, tx: Transaction, signIn: NewDevice) => Promise<void>;
  readonly webhook: (api: AppContext, tx: Transaction, webhook: StoppedWebhook) => Promise<void>;
}

/** Message of an automation about a record, and its recipients. */
export interface AutomationNotice {
  readonly automation: { readonly id: string; readonly name: string };
  readonly resource: Resource;
  readonly record: RecordView;
  readonly people: readonly (typeof users.$inferSelect)[];
  readonly subject: Localized;
  readonly text: Localized;
  /** False for a notification only in the portal. */
  readonly mailed: boolean;
  /** Page that it leads to; the record's unless given. */
  readonly page?: string;
}

/** A person whose two-step sign-in was switched on or off. */
export interface SecondFactorChange {
  readonly userId: string;
  readonly on: boolean;
  readonly actor: Actor;
  readonly request: FastifyRequest;
}

/** A sign-in from a device that is new to the account. */
export interface NewDevice {
  readonly userId: string;
  readonly request: FastifyRequest;
}

/** A webhook that was switched off because its receiver did not answer. */
export interface StoppedWebhook {
  readonly id: string;
  readonly name: string;
  /** Id of the person who created it. */
  readonly keeperId: string;
}

/** Change of a field of records that a module stores, made as by the module's own operation. */
export interface FieldSetter {
  /** Roles that may make it. */
  readonly roles: readonly DeclaredRole[];
  /** @throws ApiError as the operation */
  readonly set: (api: AppContext, tx: Transaction, change: FieldChange) => Promise<void>;
}

interface FieldChange {
  readonly actor: Person;
  readonly language: Language;
  readonly id: string;
  readonly value: string;
}

interface AskedEvents {
  readonly resource: string;
  readonly kind: string;
  readonly since: Date;
}
