import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { teamInspectorDetailView } from '#domain/api/inspectorViews';
import type { Queryable } from '#framework/server/db/connect';
import { inspectorReviews, requests, reviews } from '../../db/schema/requests';
import { loadTeamMember } from './loadTeam';
import { selectOwnReports, toOwnReport } from './ownReports';

type Page = z.output<typeof teamInspectorDetailView>;

/** An inspector of the supervisor's team in full. @throws ApiError not_found for anybody else's. */
export async function loadInspectorPage(
  db: Queryable,
  supervisorId: string,
  id: string,
  now: Date,
): Promise<Page> {
  const member = await loadTeamMember(db, supervisorId, id, now);
  const [clientReviews, ownReviews, ownReports] = await Promise.all([
    readClientReviews(db, id),
    readOwnReviews(db, supervisorId, id),
    selectOwnReports(db, supervisorId, { inspectorId: id }),
  ]);
  return { ...member, clientReviews, ownReviews, ownReports: ownReports.map(toOwnReport) };
}

async function readClientReviews(db: Queryable, inspectorId: string): Promise<Page['clientReviews']> {
  const rows = await db
    .select({
      request: { id: requests.id, number: requests.number },
      average: reviews.average,
      comment: reviews.comment,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(requests, eq(requests.id, reviews.requestId))
    .where(eq(reviews.inspectorId, inspectorId))
    .orderBy(desc(reviews.createdAt))
    .limit(10);
  return rows.flatMap(({ average, ...row }) => (average === null ? [] : [{ ...row, average }]));
}

function readOwnReviews(db: Queryable, supervisorId: string, inspectorId: string) {
  const { id, rating, comment, createdAt } = inspectorReviews;
  return db
    .select({ id, rating, comment, createdAt })
    .from(inspectorReviews)
    .where(
      and(eq(inspectorReviews.inspectorId, inspectorId), eq(inspectorReviews.supervisorId, supervisorId)),
    )
    .orderBy(desc(createdAt))
    .limit(10);
}
