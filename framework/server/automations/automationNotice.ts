import type { RecordView } from '#framework/contract/recordView';
import type { Localized } from '#framework/base/i18n/localized';
import type { Resource } from '#framework/schema/resource';
import type { Transaction } from '../db/connect';
import type { users } from '../db/schema/users';
import type { AppContext } from '../http/appContext';

/** Message of an automation about a record, and the people whom it goes to. */
export interface AutomationNotice {
  readonly automation: { readonly id: string; readonly name: string };
  readonly resource: Resource;
  readonly record: RecordView;
  readonly people: readonly (typeof users.$inferSelect)[];
  readonly subject: Localized;
  readonly text: Localized;
  /** False for a notification in the portal alone. */
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
