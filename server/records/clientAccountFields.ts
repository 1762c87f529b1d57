import { type SQL, sql } from 'drizzle-orm';
import { qualified } from 'sijil/server/db/statement';
import { computed, type DerivedField, ofReferred } from 'sijil/server/resources/derivedField';
import { tables } from '../db/schema/declared';
import { instalments } from '../db/schema/money';
import { users } from '../db/schema/users';
import { instalmentStatesOn, ofInstalments, oldestDueOn, sumOwed, today } from './owedFields';

const { clients } = tables;

/** Unpaid instalments of a company, found by the index on both: `instalments_owed_by`. */
const open = sql`${instalments} where ${ofInstalments.clientId} = ${qualified(clients.id)}
  and ${ofInstalments.paidAt} is null and not ${ofInstalments.cancelled}`;
const isDue = sql`${ofInstalments.dueOn} <= ${today}`;
const sumOf = (condition: SQL) => computed(sql`(select ${sumOwed} from ${open} and ${condition})`);
/** What arrived beyond the amounts of its instalments, found by the index `instalments_surplus`. */
const { amount, received } = ofInstalments;
const surplus = sql`(select coalesce(sum(${received} - ${amount}), 0)::float8 from ${instalments}
  where ${ofInstalments.clientId} = ${qualified(clients.id)} and ${received} > ${amount})`;

/** Contact of a company, and what it owes: what is due counts like the ageing report, with what finance is checking; and what it has paid too much. */
export const clientAccountFields: Readonly<Record<string, DerivedField>> = {
  owed: sumOf(isDue),
  overdue: sumOf(instalmentStatesOn(today, ofInstalments).overdue),
  later: sumOf(sql`not ${isDue}`),
  credit: computed(surplus),
  oldestDueOn: computed(sql`(select ${oldestDueOn} from ${open})`),
  name: ofReferred(clients.id, users.name),
  nameEn: ofReferred(clients.id, users.nameEn),
  phone: ofReferred(clients.id, users.phone),
  email: ofReferred(clients.id, users.email),
};
