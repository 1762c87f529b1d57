import { sql } from 'drizzle-orm';
import type { PaymentsGraphView } from '#domain/api/financeViews';
import { riyadhDate } from '#domain/scheduling/riyadhTime';
import type { Api } from '../../api';

const shownMonths = 12;

/** What came in, went back and is still owed, by the months in Riyadh up to the present one. */
export async function loadPaymentsGraph({
  db,
  clock,
}: Pick<Api, 'db' | 'clock'>): Promise<PaymentsGraphView> {
  const moved = await db.execute<{ month: string; paid: number; refunded: number }>(sql`
    select to_char(at at time zone 'Asia/Riyadh', 'YYYY-MM') as month,
      coalesce(-sum(amount) filter (where kind = 'payment'), 0)::float8 as paid,
      coalesce(sum(amount) filter (where kind = 'refund'), 0)::float8 as refunded
    from ledger_entries where kind in ('payment', 'refund') group by 1`);
  const owed = await db.execute<{ month: string; outstanding: number }>(sql`
    select to_char(i.due_on, 'YYYY-MM') as month, sum(i.amount)::float8 as outstanding
    from instalments i join requests r on r.id = i.request_id
    where i.paid_at is null and r.status <> 'cancelled' group by 1`);
  const outstandingIn = new Map(owed.rows.map((row) => [row.month, row.outstanding]));
  const movedIn = new Map(moved.rows.map((row) => [row.month, row]));
  return {
    months: monthsUntil(riyadhDate(clock())).map((month) => ({
      month,
      paid: movedIn.get(month)?.paid ?? 0,
      refunded: movedIn.get(month)?.refunded ?? 0,
      outstanding: outstandingIn.get(month) ?? 0,
    })),
    totals: {
      paid: total(moved.rows.map(({ paid }) => paid)),
      refunded: total(moved.rows.map(({ refunded }) => refunded)),
      outstanding: total(owed.rows.map(({ outstanding }) => outstanding)),
    },
  };
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** `YYYY-MM`, the oldest first, the month of `day` last. */
function monthsUntil(day: string): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: shownMonths }, (_, index) => {
    const date = new Date(Date.UTC(year, month - shownMonths + index, 1));
    return date.toISOString().slice(0, 7);
  });
}
