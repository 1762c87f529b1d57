import type { RecordView } from '#framework/contract/recordView';
import type { Language, Localized } from '#framework/base/i18n/localized';
import type { Resource } from '#framework/schema/resource';
import type { Transaction } from '../db/connect';
import type { users } from '../db/schema/users';
import type { AppContext } from '../http/appContext';
import type { DeclaredRole } from '#framework/schema/application';
import type { Actor } from '#framework/schema/access';
import type { SQL } from 'drizzle-orm';

/** Message of an automation about a record, and its recipients. */
interface AutomationNotice {
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

/** Sends the message of an automation to people, in the transaction of the run (`#app/server/notifyOfAutomation`). */
export type NotifyOfAutomation = (
  api: AppContext,
  tx: Transaction,
  notice: AutomationNotice,
) => Promise<void>;

interface FieldChange {
  readonly actor: Actor;
  readonly language: Language;
  readonly id: string;
  readonly value: string;
}

/** Change of a field of records that a module stores, made as by the module's own operation (`#app/server/fieldSetters`). */
export interface FieldSetter {
  /** Roles that may make it. */
  readonly roles: readonly DeclaredRole[];
  /** @throws ApiError as the operation */
  readonly set: (api: AppContext, tx: Transaction, change: FieldChange) => Promise<void>;
}

interface Asked {
  readonly resource: string;
  readonly kind: string;
  readonly since: Date;
}

/**
 * Selects past events of which an application has a history of its own, as `id` (of the record) and `at`; null for events that
 * the audit log has (`#app/server/pastEvents`).
 */
export type PastEvents = (asked: Asked) => SQL | null;
