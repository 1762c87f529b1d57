import { branchName, companyName } from '../../db/names';
import { and, asc, count, desc, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import Papa from 'papaparse';
import type { z } from 'zod';
import type { ageingView, owedView } from '#domain/api/financeViews';
import { type Language, nameOf } from 'sijil/base/i18n/localized';
import { type AgeingBand, ageingBandNames, ageingBands } from '#domain/pricing/invoices';
import { addDays, dayMs, riyadhDate } from 'sijil/base/time/riyadhTime';
import { objectFrom } from 'sijil/base/objects';
import { textTable } from 'sijil/schema/texts/textTable';
import type { AppContext } from 'sijil/server/http/appContext';
import type { Queryable } from 'sijil/server/db/connect';
import type { LetterLine } from '../../pdf/documents/letter/letterData';
import { instalments } from '../../db/schema/money';
import {
  instalmentStatesOn,
  lastDayToPayOf,
  ofInstalments,
  oldestDueOn,
  stillOwed,
  sumOwed,
} from '../../records/owedFields';
import { requests } from '../../db/schema/requests';
import { tables } from '../../db/schema/declared';
import { users } from '../../db/schema/users';

type Reader = Pick<AppContext, 'db' | 'clock'>;

export interface OwedBy {
  readonly band?: AgeingBand | undefined;
  readonly clientId?: string | undefined;
}

interface Page {
  readonly offset: number;
  readonly limit: number;
}

const stateOn = (today: string) => instalmentStatesOn(sql`${today}::date`, ofInstalments);

/** Last day to pay an instalment: a sum is overdue from the next day on, and as old as the days since. */
const lastDay = lastDayToPayOf(ofInstalments);

/** Condition for unpaid instalments of requests that are not cancelled, due already or later. */
function owed(today: string, { band, clientId }: OwedBy = {}): SQL | undefined {
  return and(
    isNull(instalments.paidAt),
    // A literal, as in the index's condition: a parameter would not match it.
    sql`not ${instalments.cancelled}`,
    band && inBand(band, today),
    clientId ? eq(instalments.clientId, clientId) : undefined,
  );
}

function inBand(band: AgeingBand, today: string): SQL | undefined {
  const { days } = ageingBands[band];
  const { review } = stateOn(today);
  if (!days) return review;
  const { from, to } = days;
  return and(
    not(review),
    from === null ? undefined : sql`${lastDay} <= ${addDays(today, -from)}::date`,
    to === null ? undefined : sql`${lastDay} >= ${addDays(today, -to)}::date`,
  );
}

/** Receivables by age, total and per client with the phone to call, the largest debt first; halalas. */
export async function loadAgeing(
  { db, clock }: Reader,
  { offset, limit }: Page,
): Promise<z.output<typeof ageingView>> {
  const today = riyadhDate(clock());
  const amounts = objectFrom(
    ageingBandNames,
    (band) => sql<number>`coalesce(sum(${stillOwed}) filter (where ${inBand(band, today)}), 0)`,
  );
  const [[all], rows] = await Promise.all([
    db
      .select({
        ...amounts,
        sum: sumOwed,
        clients: sql<number>`count(distinct ${instalments.clientId})::int`,
      })
      .from(instalments)
      .where(owed(today)),
    db
      .select({
        ...amounts,
        sum: sumOwed,
        id: sql<string>`${instalments.clientId}`,
        oldest: sql<string>`${oldestDueOn}::text`,
      })
      .from(instalments)
      .where(owed(today))
      .groupBy(instalments.clientId)
      .orderBy(desc(sumOwed), asc(instalments.clientId))
      .offset(offset)
      .limit(limit),
  ]);
  const { clients } = tables;
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select({ id: clients.id, name: companyName, phone: users.phone })
    .from(clients)
    .innerJoin(users, eq(users.id, clients.id))
    .where(inArray(clients.id, ids));
  const named = new Map(found.map((client) => [client.id, client]));
  const bandsOf = (row: Record<AgeingBand, number> | undefined) =>
    objectFrom(ageingBandNames, (band) => row?.[band] ?? 0);
  return {
    bands: bandsOf(all),
    sum: all?.sum ?? 0,
    clients: rows.map(({ id, sum: amount, oldest, ...bands }) => ({
      client: { id, name: named.get(id)?.name ?? nameOf('', null) },
      phone: named.get(id)?.phone ?? null,
      bands: bandsOf(bands),
      sum: amount,
      oldestDueOn: oldest,
    })),
    clientsTotal: all?.clients ?? 0,
  };
}

/** Sums that a client is asked to pay: those that are due, but not what finance is checking; the longest due first. */
export async function loadDemanded(db: Queryable, today: string, clientId: string): Promise<LetterLine[]> {
  const { overdue, due } = stateOn(today);
  const { branches, services } = tables;
  const rows = await db
    .select({
      request: requests.code,
      service: services.name,
      place: branchName,
      branchId: requests.branchId,
      dueOn: instalments.dueOn,
      payBy: sql<string>`${lastDay}::text`,
      amount: stillOwed,
    })
    .from(instalments)
    .innerJoin(requests, eq(requests.id, instalments.requestId))
    .innerJoin(services, eq(services.id, requests.serviceId))
    .leftJoin(branches, eq(branches.id, requests.branchId))
    .where(and(owed(today, { clientId }), or(overdue, due)))
    .orderBy(asc(instalments.dueOn), asc(instalments.id));
  return rows.map(({ payBy, branchId, ...line }) => ({
    ...line,
    request: String(line.request),
    place: branchId === null ? null : line.place,
    days: daysLate(payBy, today),
  }));
}

/** Instalments behind a figure of the ageing report, longest overdue first. */
export async function loadOwed(
  { db, clock }: Reader,
  by: OwedBy,
  { offset, limit }: Page,
): Promise<{ readonly rows: z.output<typeof owedView>[]; readonly total: number }> {
  const today = riyadhDate(clock());
  const [rows, [counted]] = await Promise.all([
    selectOwed(db, today, by).offset(offset).limit(limit),
    db.select({ total: count() }).from(instalments).where(owed(today, by)),
  ]);
  return { rows: rows.map((row) => toView(row, today)), total: counted?.total ?? 0 };
}

/** Ageing report as CSV: UTF-8 with a BOM for Excel, amounts in riyals; formulas in names are stored as text. */
export async function writeOwedCsv({ db, clock }: Reader, by: OwedBy, language: Language): Promise<string> {
  const today = riyadhDate(clock());
  const rows = (await selectOwed(db, today, by)).map((row) => toView(row, today));
  const heads = Object.values(columns).map((head) => head[language]);
  const sheet = rows.map((row) => [
    row.client.name[language],
    row.request.code,
    row.sequence,
    (row.amount / 100).toFixed(2),
    row.dueOn,
    row.days,
  ]);
  return `\uFEFF${Papa.unparse({ fields: heads, data: sheet }, { escapeFormulae: true })}`;
}

const columns = textTable('words/ageing/columns', {
  client: { ar: 'العميل', en: 'Client' },
  request: { ar: 'الطلب', en: 'Request' },
  instalment: { ar: 'القسط', en: 'Instalment' },
  amount: { ar: 'المبلغ (ريال)', en: 'Amount (SAR)' },
  dueOn: { ar: 'تاريخ الاستحقاق', en: 'Due on' },
  days: { ar: 'أيام التأخر', en: 'Days overdue' },
});

function selectOwed(db: Queryable, today: string, by: OwedBy) {
  const { clients } = tables;
  return db
    .select({
      id: instalments.id,
      sequence: instalments.sequence,
      amount: stillOwed,
      dueOn: instalments.dueOn,
      payBy: sql<string>`${lastDay}::text`,
      request: { id: requests.id, code: requests.code },
      client: { id: clients.id, name: companyName },
    })
    .from(instalments)
    .innerJoin(requests, eq(requests.id, instalments.requestId))
    .innerJoin(clients, eq(clients.id, requests.clientId))
    .where(owed(today, by))
    .orderBy(asc(instalments.dueOn), asc(instalments.id))
    .$dynamic();
}

type OwedRow = Awaited<ReturnType<typeof selectOwed>>[number];

function toView(row: OwedRow, today: string): z.output<typeof owedView> {
  const { payBy, ...shown } = row;
  const request = { id: row.request.id, code: String(row.request.code) };
  return { ...shown, request, days: daysLate(payBy, today) };
}

/** Days since the last day to pay; 0 up to that day. */
const daysLate = (payBy: string, today: string): number =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(payBy)) / dayMs));
