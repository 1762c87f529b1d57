import { type SQL, sql } from 'drizzle-orm';
import type { DerivedField } from 'sijil/server/resources/derivedField';
import { tables } from '../db/schema/declared';
import { instalmentStatesOn, lastDayToPayOf, ofInstalments, today } from './owedFields';
import { qualified } from 'sijil/server/db/statement';
import { instalments } from '../db/schema/money';

const remindedOn = qualified(instalments.remindedOn);
const { dueOn, sequence, paidAt, cancelled } = ofInstalments;

/** Day of a reminder `r` for an instalment. */
const reminderDay = sql`(case r.moment when 'before' then ${dueOn} - r.days when 'since' then ${dueOn} + r.days
  else ${lastDayToPayOf(ofInstalments)} + r.days end)`;

/**
 * Selects `id` and `day` of the next reminder of an instalment: of those whose day has come and after which none was sent, the
 * last one; without such, the next to come.
 */
function nextReminder(what: SQL, day: SQL): SQL {
  return sql`(select ${what} from (select r.id, r.channels, ${reminderDay} as day from ${tables.paymentReminders} as r
    where r.active and r.deleted_at is null and (r.payment = 'first') = (${sequence} = 1)
      and ${reminderDay} >= r.applies_from and (${remindedOn} is null or ${remindedOn} < ${reminderDay})) as r
    order by r.day > ${day}, abs(r.day - ${day}), r.id limit 1)`;
}

/** True for unpaid instalments of requests that are not cancelled, whose transfer finance is not checking. */
const isOpen = (day: SQL) =>
  sql`(${paidAt} is null and not ${cancelled} and not ${instalmentStatesOn(day, ofInstalments).review})`;

/** Condition for instalments of which the client is to be reminded on a Riyadh day, and the way of that reminder. */
export const reminderOn = (day: SQL) => ({
  isDue: sql`(${isOpen(day)} and ${nextReminder(sql`r.day`, day)} <= ${day})`,
  channels: nextReminder(sql`r.channels`, day),
});

/** Field of open instalments; the others are told apart first, by the index of unpaid ones. */
function ofOpen(value: SQL, type: SQL): DerivedField {
  return {
    value: sql`(case when ${isOpen(today)} then ${value} end)`,
    narrow: (condition) =>
      sql`((${isOpen(today)} and ${condition(value)}) or (coalesce(${condition(sql`null::${type}`)}, false) and not ${isOpen(today)}))`,
  };
}

/** Derived fields of instalments: which reminder its client gets next, and on which day. */
export const reminderFields: Readonly<Record<string, DerivedField>> = {
  reminderId: ofOpen(nextReminder(sql`r.id`, today), sql`uuid`),
  remindOn: ofOpen(nextReminder(sql`greatest(r.day, ${today})`, today), sql`date`),
};
