import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ScheduleTrigger, Weekday } from '#framework/schema/automations/triggers';
import { nextTurn } from '#framework/schema/automations/turns';
import type { FileFormat } from '#framework/schema/subscriptions/outcomes';
import { tableNamed } from '../db/schema/tables';

/** A subscription as its table has it. */
export interface SubscriptionRow {
  readonly id: string;
  readonly name: string;
  readonly list: string;
  readonly address: string | null;
  readonly every: ScheduleTrigger;
  readonly weekday: Weekday | null;
  readonly monthDay: number | null;
  readonly hour: number;
  readonly format: FileFormat;
  readonly userId: string;
  readonly active: boolean;
}

export function subscriptionColumn(name: string): PgColumn {
  const column = tableNamed('subscriptions')[name];
  if (!column) throw new Error(`subscriptions have no ${name}`);
  return column;
}

/** The first turn of a subscription after a moment. */
export function turnAfter({ every, ...schedule }: SubscriptionRow, now: Date): Date {
  return nextTurn({ ...schedule, trigger: every }, now);
}
