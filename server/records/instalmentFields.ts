import { sql } from 'drizzle-orm';
import type { InvoiceState } from '#domain/pricing/invoices';
import { qualified } from '#framework/server/db/statement';
import { type DerivedField, oneOf } from '#framework/server/resources/derivedField';
import { instalments } from '../db/schema/money';

const dueOn = qualified(instalments.dueOn);
/** Today in Riyadh by the database's clock: time alone makes a payment late, so that no column can hold it. */
const today = sql`(now() at time zone 'Asia/Riyadh')::date`;
const isUnpaid = sql`${qualified(instalments.paidAt)} is null`;
const isOpen = sql`${isUnpaid} and not ${qualified(instalments.cancelled)}`;

const holds = {
  overdue: sql`${isOpen} and ${dueOn} < ${today}`,
  due: sql`${isOpen} and ${dueOn} = ${today}`,
  later: sql`${isOpen} and ${dueOn} > ${today}`,
  paid: sql`not (${isUnpaid})`,
  cancelled: sql`${isUnpaid} and ${qualified(instalments.cancelled)}`,
} as const satisfies Record<InvoiceState, ReturnType<typeof sql>>;

/** Derived field of instalments: whether they are paid, and when they are due. */
export const instalmentFields: Readonly<Record<string, DerivedField>> = {
  state: oneOf(holds),
};
