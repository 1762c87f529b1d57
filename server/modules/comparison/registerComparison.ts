import { branchName } from '../../db/names';
import { and, count, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { operation } from 'sijil/server/http/operation';
import { sendInline } from 'sijil/server/http/sendInline';
import { draw } from '../../pdf/thread/drawingThreads';
import { beginComparisonExport, toComparisonData } from './toComparisonData';
import { loadComparison } from './loadComparison';
import type { comparableView } from '#domain/api/comparisonViews';
import { comparisonLimits, noBranch, suggestComparison } from '#domain/comparison';
import { resources } from '#resources';
import type { Queryable } from 'sijil/server/db/connect';
import { requests, requestVehicles } from '../../db/schema/requests';
import { tables } from '../../db/schema/declared';
import { ApiError } from 'sijil/server/http/apiError';
import { readableRows } from 'sijil/server/resources/rights';

/** Registers the comparison of a client's own inspections whose results were sent. */
export function registerComparison(api: AppContext): void {
  operation(api, 'clientInspections.compareBranches', {
    summary:
      'The own branches, and of the chosen ones (`branches`, a comma list) the inspections to compare; else a suggestion',
    handler: ({ actor, query }) => readComparable(api.db, actor, query.branches),
  });

  operation(api, 'clientInspections.compare', {
    summary: 'Two or three inspections (`ids`, a comma list), category by category and question by question',
    handler: ({ actor, query }) => loadComparison(api, actor, query.ids),
  });

  operation(api, 'exports.comparison', {
    summary: 'Have the comparison drawn as a PDF in the background; `show=all` with what is the same too',
    status: 202,
    rateLimit: { max: 20, timeWindow: '1 minute' },
    handler: ({ actor, query, language }) => beginComparisonExport(api, actor, query, language),
  });

  operation(api, 'clientInspections.compareReport', {
    summary: 'The comparison as a PDF in the language of the call; `show=all` with what is the same too',
    handler: async ({ actor, query, language, reply }) => {
      const comparison = await loadComparison(api, actor, query.ids);
      const pdf = await draw('comparison', {
        data: await toComparisonData(api, comparison, { show: query.show, language }),
        language,
      });
      const name = `comparison-${comparison.inspections.map(({ number }) => `R-${number}`).join('-')}`;
      return sendInline(reply, { content: pdf, type: 'application/pdf', name: `${name}.pdf` });
    },
  });
}

type Comparable = z.output<typeof comparableView>;

/** Enough to choose three from; older inspections can still be compared through their address. */
const listed = 60;

/** Time of the inspection. */
const madeAt = sql<Date | null>`coalesce(${requests.startedAt}, ${requests.visitAt})`.mapWith(
  requests.visitAt,
);

/** Branches and inspections that the reader can compare. @throws ApiError not_found for a branch of somebody else */
async function readComparable(
  db: Queryable,
  actor: Actor,
  branchIds: readonly string[],
): Promise<Comparable> {
  const sent = and(readableRows(resources.requests, actor), isNotNull(requests.resultsSentAt));
  const series = await readSeries(db, sent);
  const branches = await readBranches(db, actor, series);
  if (branchIds.some((id) => !branches.some((branch) => branch.id === id))) throw new ApiError('not_found');
  if (branchIds.length === 0)
    return { branches, inspections: [], more: false, suggested: suggestComparison(series) };
  const rows = await readInspected(db, and(sent, inBranches(branchIds)));
  return { branches, inspections: rows.slice(0, listed), more: rows.length > listed, suggested: null };
}

/** The inspections with results of each branch in each service: their number, and the last whose results count. */
async function readSeries(db: Queryable, sent: SQL | undefined) {
  const counts = sql`filter (where ${requests.certificateRevokedAt} is null)`;
  const rows = await db
    .select({
      branchId: requests.branchId,
      inspections: count(),
      latest: sql<
        string[] | null
      >`(array_agg(${requests.id}::text order by ${madeAt} desc, ${requests.id} desc)
        ${counts})[1:${sql.raw(String(comparisonLimits.max))}]`,
      lastOn: sql<Date | null>`max(${madeAt}) ${counts}`.mapWith(requests.visitAt),
    })
    .from(requests)
    .where(sent)
    .groupBy(requests.branchId, requests.serviceId);
  return rows.map(({ latest, ...one }) => ({ ...one, latest: latest ?? [] }));
}

type Series = Awaited<ReturnType<typeof readSeries>>;

/** The newest inspections with results, one more than are listed. */
function readInspected(db: Queryable, within: SQL | undefined) {
  return db
    .select({
      id: requests.id,
      number: requests.number,
      on: madeAt,
      score: requests.score,
      grade: requests.grade,
      revoked: sql<boolean>`${requests.certificateRevokedAt} is not null`,
      service: tables.services.name,
      branch: {
        id: tables.branches.id,
        name: branchName,
      },
      vehicles: sql<number>`(select count(*)::int from ${requestVehicles} where ${requestVehicles.requestId} = ${requests.id})`,
    })
    .from(requests)
    .innerJoin(tables.services, eq(tables.services.id, requests.serviceId))
    .leftJoin(tables.branches, eq(tables.branches.id, requests.branchId))
    .where(within)
    .orderBy(desc(madeAt), desc(requests.id))
    .limit(listed + 1);
}

function inBranches(ids: readonly string[]): SQL | undefined {
  const own = ids.filter((id) => id !== noBranch);
  return or(
    own.length > 0 ? inArray(requests.branchId, own) : undefined,
    own.length < ids.length ? isNull(requests.branchId) : undefined,
  );
}

/** All branches of the reader with their numbers of comparable inspections; deleted ones only if they have some. */
async function readBranches(db: Queryable, actor: Actor, series: Series): Promise<Comparable['branches']> {
  const { branches, cities } = tables;
  const countOf = new Map<string, number>();
  for (const { branchId, inspections } of series)
    countOf.set(branchId ?? noBranch, (countOf.get(branchId ?? noBranch) ?? 0) + inspections);
  const visited = series.flatMap(({ branchId }) => branchId ?? []);
  const rows = await db
    .select({ id: branches.id, name: branchName, city: cities.name })
    .from(branches)
    .leftJoin(cities, eq(cities.id, branches.cityId))
    .where(
      or(
        readableRows(resources.branches, actor),
        visited.length > 0 ? inArray(branches.id, visited) : undefined,
      ),
    )
    .orderBy(desc(branches.main), branches.name);
  const loose = countOf.get(noBranch);
  return [
    ...rows.map((row) => ({ ...row, inspections: countOf.get(row.id) ?? 0 })),
    ...(loose === undefined ? [] : [{ id: noBranch, name: null, city: null, inspections: loose }]),
  ];
}
