import type { ScheduleTrigger, Weekday } from '#framework/schema/automations/triggers';
import { nextTurn } from '#framework/schema/automations/turns';
import type { FileFormat } from '#framework/schema/subscriptions/subscriptions';
import { columnNamed } from '../db/schema/tables';

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

/** A column of the declared subscriptions. */
export const subscriptionColumn = (name: string) => columnNamed('subscriptions', name);

/** The first turn of a subscription after a moment. */
export function turnAfter({ every, ...schedule }: SubscriptionRow, now: Date): Date {
  return nextTurn({ ...schedule, trigger: every }, now);
}
