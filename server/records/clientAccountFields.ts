import { type SQL, sql } from 'drizzle-orm';
import { qualified } from 'sijil/server/db/statement';
import { computed, type DerivedField, ofReferred } from 'sijil/server/resources/derivedField';
import { tables } from '../db/schema/declared';
import { instalments } from '../db/schema/money';
import { users } from '../db/schema/users';
import { instalmentStatesOn, ofInstalments, oldestDueOn, today } from './owedFields';

const { clients } = tables;

/** Unpaid instalments of a company, found by the index on both: `instalments_owed_by`. */
const open = sql`${instalments} where ${ofInstalments.clientId} = ${qualified(clients.id)}
  and ${ofInstalments.paidAt} is null and not ${ofInstalments.cancelled}`;
const isDue = sql`${ofInstalments.dueOn} <= ${today}`;
const sumOf = (condition: SQL) =>
  computed(
    sql`(select coalesce(sum(${qualified(instalments.amount)}), 0)::float8 from ${open} and ${condition})`,
  );

/** Contact of a company, and what it owes: what is due counts like the ageing report, with what finance is checking. */
export const clientAccountFields: Readonly<Record<string, DerivedField>> = {
  owed: sumOf(isDue),
  overdue: sumOf(instalmentStatesOn(today, ofInstalments).overdue),
  later: sumOf(sql`not ${isDue}`),
  oldestDueOn: computed(sql`(select ${oldestDueOn} from ${open})`),
  name: ofReferred(clients.id, users.name),
  nameEn: ofReferred(clients.id, users.nameEn),
  phone: ofReferred(clients.id, users.phone),
  email: ofReferred(clients.id, users.email),
};
