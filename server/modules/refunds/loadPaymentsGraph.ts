import { sql } from 'drizzle-orm';
import type { PaymentsGraphView } from '#domain/api/financeViews';
import { isDue } from '#domain/pricing/instalments';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import { instalments } from '../../db/schema/money';
import { ofInstalments, sumOwed } from '../../records/owedFields';
import type { AppContext } from 'sijil/server/http/appContext';

const shownMonths = 12;
const series = ['paid', 'refunded', 'due'] as const;

interface Row {
  readonly month: string;
  readonly paid: number;
  readonly refunded: number;
  readonly due: number;
}

/**
 * Money received, refunded and due, by Riyadh month up to the present one; the totals cover the months shown. Amounts unpaid
 * from earlier months, or not due yet, are separate.
 */
export async function loadPaymentsGraph({
  db,
  clock,
}: Pick<AppContext, 'db' | 'clock'>): Promise<PaymentsGraphView> {
  const today = riyadhDate(clock());
  const shown = monthsUntil(today);
  const since = `${shown[0]}-01`;
  const moved = await db.execute<{ month: string; paid: number; refunded: number }>(sql`
    select to_char(at at time zone 'Asia/Riyadh', 'YYYY-MM') as month,
      coalesce(-sum(amount) filter (where kind = 'payment'), 0)::float8 as paid,
      coalesce(sum(amount) filter (where kind = 'refund'), 0)::float8 as refunded
    from ledger_entries
    where kind in ('payment', 'refund') and at >= ${since}::timestamp at time zone 'Asia/Riyadh' group by 1`);
  const { rows: unpaid } = await db.execute<{ dueOn: string; amount: number }>(sql`
    select ${ofInstalments.dueOn}::text as "dueOn", ${sumOwed} as amount from ${instalments}
    where ${ofInstalments.paidAt} is null and not ${ofInstalments.cancelled} group by 1`);
  const due = unpaid.filter(({ dueOn }) => isDue(dueOn, today));
  const movedIn = new Map(moved.rows.map((row) => [row.month, row]));
  const months = shown.map((month): Row => ({
    month,
    paid: movedIn.get(month)?.paid ?? 0,
    refunded: movedIn.get(month)?.refunded ?? 0,
    due: amountOf(due.filter(({ dueOn }) => dueOn.startsWith(month))),
  }));
  const [paid = 0, refunded = 0, dueInAll = 0] = series.map((name) =>
    months.reduce((sum, month) => sum + month[name], 0),
  );
  return {
    months,
    totals: { paid, refunded, due: dueInAll },
    dueEarlier: amountOf(due.filter(({ dueOn }) => dueOn < since)),
    upcoming: amountOf(unpaid.filter(({ dueOn }) => !isDue(dueOn, today))),
  };
}

const amountOf = (rows: readonly { readonly amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** Months as `YYYY-MM`, oldest first, ending with the month of `day`. */
function monthsUntil(day: string): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: shownMonths }, (_, index) => {
    const date = new Date(Date.UTC(year, month - shownMonths + index, 1));
    return date.toISOString().slice(0, 7);
  });
}
