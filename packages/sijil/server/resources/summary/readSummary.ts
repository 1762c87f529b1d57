import { and, sql, type SQL } from 'drizzle-orm';
import type { SummaryView } from 'sijil/contract/consoleViews';
import type { Resource } from 'sijil/schema/resource';
import type { AppContext } from '../../http/appContext';
import { ApiError } from '../../http/apiError';
import { askedRows, type ListReader } from '../askedRows';
import { compile } from '../compile';
import { readableFields, type Reader } from '../rights';
import { singleTexts } from '../listQuery';
import type { ResourceCall } from '../resourceRoute';
import { type AskedSummary, readSummaryAddress } from './summaryAddress';
import { type SummaryRow, summarySql } from './summarySql';
import { storedKindOf } from 'sijil/schema/fieldKinds';
import { edgeOfPeriod, isRelativePeriod } from 'sijil/schema/filterText';
import { daysBefore } from 'sijil/schema/summaryPeriods';
import { endOfRiyadhDay, riyadhDate, riyadhInstant } from 'sijil/base/time/riyadhTime';
import { type AddressFilter, filterSql } from '../listFilters';

/** Limit of rows, by PostgreSQL's estimate, that are grouped while a person waits. */
const mostRows = 2_000_000;
const longestMs = 8000;

/**
 * A list in groups, over the rows that the list shows to the actor: same filters, search and rights.
 * @throws ApiError forbidden, unknown_parameter, list_too_long_to_sort, summary_too_large
 */
export async function readSummary(
  api: AppContext,
  resource: Resource,
  call: ListReader & { readonly query: ResourceCall['query'] },
): Promise<SummaryView> {
  const { actor, language, query } = call;
  const role = actor?.role ?? null;
  const reader: Reader = { resource, role, fields: new Map(readableFields(resource, role)) };
  const asked = readSummaryAddress(reader, language, singleTexts(query));
  const periods = periodsCompared(reader, asked.compared, api.clock());
  const { where = sql`true` } = await askedRows(api, resource, call, asked.address);
  const rows = await readBounded(api, {
    estimated: sql`select 1 from ${compile(resource).rows} where ${and(where, periods.now)}`,
    read: summarySql({ reader, ...asked, where, periods }),
  });
  return toView(rows);
}

interface Statements {
  readonly estimated: SQL;
  readonly read: SQL;
}

/** Reads the summary if its estimate permits, in a read-only transaction with a time limit. @throws ApiError summary_too_large */
async function readBounded(api: AppContext, { estimated, read }: Statements): Promise<SummaryRow[]> {
  return api.db
    .transaction(
      async (tx) => {
        const plan = await tx.execute<{ 'QUERY PLAN': Plan }>(sql`explain (format json) ${estimated}`);
        const estimate = plan.rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
        if (estimate > mostRows) throw new ApiError('summary_too_large');
        await tx.execute(sql`set local statement_timeout = ${sql.raw(String(longestMs))}`);
        return (await tx.execute<SummaryRow & Record<string, unknown>>(read)).rows;
      },
      { accessMode: 'read only' },
    )
    .catch((error: unknown) => {
      throw tookTooLong(error) ? new ApiError('summary_too_large') : error;
    });
}

type Plan = readonly { readonly Plan: { readonly 'Plan Rows': number } }[];

function tookTooLong(error: unknown): boolean {
  return error instanceof Error && (('code' in error && error.code === '57014') || tookTooLong(error.cause));
}

function toView(rows: readonly SummaryRow[]): SummaryView {
  const figures = ({ values, before }: SummaryRow) => ({ values, before });
  const others = rows.find(({ part }) => part === 'others');
  const total = rows.find(({ part }) => part === 'total');
  return {
    groups: rows
      .filter(({ part }) => part === 'group')
      .map((row) => ({ keys: row.keys, titles: row.titles, ...figures(row) })),
    others: others ? { groups: others.groups, ...figures(others) } : null,
    total: total ? figures(total) : { values: [], before: null },
  };
}

/** Conditions of the requested rows, and of those in the previous period; null where nothing is compared. */
export interface PeriodsCompared {
  readonly now: SQL;
  readonly before: SQL | null;
  /** Field of the periods. */
  readonly along: string | null;
}

/**
 * Returns the period of the filters of `_compare` and the one just before it, in whole days of Riyadh: of equal length, in
 * months where the period consists of whole months, otherwise in days. @throws ApiError unknown_parameter
 */
export function periodsCompared(
  reader: Reader,
  compared: AskedSummary['compared'],
  at: Date,
): PeriodsCompared {
  if (!compared) return { now: sql`true`, before: null, along: null };
  const { name, field, from, to } = compared;
  const today = riyadhDate(at);
  const filters: AddressFilter[] = [
    [`${name}_gte`, from],
    ...(to === undefined ? [] : [[`${name}_lte`, to] as const]),
  ];
  const now = filterSql(reader, filters, undefined, at) ?? sql`true`;
  const before = daysBefore({
    from: dayOf(from, 'first', today),
    to: to === undefined ? today : dayOf(to, 'last', today),
  });
  const isDay = storedKindOf(field) === 'date';
  const texts: AddressFilter[] = [
    [`${name}_gte`, isDay ? before.from : riyadhInstant(before.from).toISOString()],
    [`${name}_lte`, isDay ? before.to : endOfRiyadhDay(before.to).toISOString()],
  ];
  return { now, before: filterSql(reader, texts, undefined, at) ?? sql`true`, along: name };
}

/** The day of a filter's text, which `filterSql` has accepted. */
function dayOf(text: string, edge: 'first' | 'last', today: string): string {
  if (isRelativePeriod(text)) return edgeOfPeriod(text, edge, today) ?? today;
  return text.includes('T') ? riyadhDate(new Date(text)) : text;
}
