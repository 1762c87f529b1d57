import { getTableName } from 'drizzle-orm';
import { keysOf } from '#framework/base/objects';
import type { Handover, LiveSource } from '#framework/server/db/liveTriggers';
import { tables } from '#framework/server/db/schema/tables';
import { automationRuns, webhookDeliveries } from '#framework/server/db/schema/events';
import { users } from '#framework/server/db/schema/users';

/** Tables whose changes are sent to open pages: those of the declarations, deliveries, and the accounts of members. */
export const liveSources: readonly LiveSource[] = [
  ...keysOf(tables).map((name) => ({ table: getTableName(tables[name]), resource: name, column: 'id' })),
  { table: getTableName(automationRuns), resource: 'automationRuns', column: 'id' },
  { table: getTableName(webhookDeliveries), resource: 'webhookDeliveries', column: 'id' },
  { table: getTableName(users), resource: 'members', column: 'id' },
];

/** Columns of a record's owner that can change: none. */
export const handovers: readonly Handover[] = [];
