import { userName } from 'sijil/server/db/names';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { teamInspectorDetailView, teamInspectorView } from '#domain/api/inspectorViews';
import { qualitySince } from '#domain/inspectors';
import { riyadhDate, weekOf } from 'sijil/base/time/riyadhTime';
import type { Queryable } from 'sijil/server/db/connect';
import { inspectorReviews, requests, reviews } from '../../db/schema/requests';
import { users } from '../../db/schema/users';
import { tables } from '../../db/schema/declared';
import { ApiError } from 'sijil/server/http/apiError';
import { countAhead } from '../calendar/supervisorWorkload';
import { readDaysOff, readVisits } from '../calendar/readTeam';
import { loadQuality } from './loadQuality';
import { selectOwnReports, toOwnReport } from './inspectorReports';

type Page = z.output<typeof teamInspectorDetailView>;

/** An inspector of the supervisor's team in full. @throws ApiError not_found for an inspector of another team. */
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

type TeamInspector = z.output<typeof teamInspectorView>;

/** The inspectors of a supervisor by name, the active ones first, with this week's load and the quality of the last year. */
export async function loadTeam(db: Queryable, supervisorId: string, now: Date): Promise<TeamInspector[]> {
  const members = await readMembers(db, supervisorId);
  return withFigures(db, supervisorId, members, now);
}

/** Inspector of the team with phone and email. @throws ApiError not_found for anybody else. */
async function loadTeamMember(db: Queryable, supervisorId: string, id: string, now: Date) {
  const members = await readMembers(db, supervisorId, id);
  const [figures] = await withFigures(db, supervisorId, members, now);
  const [member] = members;
  if (!figures || !member) throw new ApiError('not_found');
  return { ...figures, phone: member.phone, email: member.email };
}

/** @throws ApiError not_found for anybody outside the team. */
export async function assertOwnInspector(db: Queryable, supervisorId: string, id: string): Promise<void> {
  if ((await readMembers(db, supervisorId, id)).length === 0) throw new ApiError('not_found');
}

/** @throws ApiError not_found for an id that is not an inspector's. */
export async function assertInspector(db: Queryable, id: string): Promise<void> {
  const { inspectors } = tables;
  const [found] = await db.select({ id: inspectors.id }).from(inspectors).where(eq(inspectors.id, id));
  if (!found) throw new ApiError('not_found');
}

export function readMembers(db: Queryable, supervisorId: string, id?: string) {
  const { inspectors, cities } = tables;
  return db
    .select({
      id: inspectors.id,
      name: userName,
      phone: users.phone,
      email: users.email,
      level: inspectors.level,
      city: cities.name,
      active: users.active,
    })
    .from(inspectors)
    .innerJoin(users, eq(users.id, inspectors.id))
    .innerJoin(cities, eq(cities.id, inspectors.cityId))
    .where(
      and(
        eq(inspectors.supervisorId, supervisorId),
        isNull(users.deletedAt),
        id === undefined ? undefined : eq(inspectors.id, id),
      ),
    )
    .orderBy(desc(users.active), asc(users.name), asc(users.id));
}

type Member = Awaited<ReturnType<typeof readMembers>>[number];

async function withFigures(
  db: Queryable,
  supervisorId: string,
  members: readonly Member[],
  now: Date,
): Promise<TeamInspector[]> {
  const ids = members.map(({ id }) => id);
  if (ids.length === 0) return [];
  const week = weekOf(riyadhDate(now));
  const [from = '', to = ''] = [week[0], week.at(-1)];
  const [ahead, visits, daysOff, qualityOf, ratings] = await Promise.all([
    countAhead(db, ids, now),
    readVisits(db, { from, to, of: { inspectorIds: ids } }),
    readDaysOff(db, ids, from, to),
    loadQuality(db, ids, qualitySince(now)),
    readRatings(db, supervisorId),
  ]);
  return members.map(({ id, name, level, city, active }) => ({
    id,
    name,
    level,
    city,
    active,
    thisWeek: visits.filter(({ inspector }) => inspector?.id === id).length,
    ahead: ahead.get(id) ?? 0,
    daysOff: week.filter((day) =>
      daysOff.some(
        (off) =>
          off.inspectorId === id && off.status === 'approved' && off.startsOn <= day && day <= off.endsOn,
      ),
    ).length,
    quality: qualityOf(id),
    ownRating: ratings.find(({ inspectorId }) => inspectorId === id)?.rating ?? null,
  }));
}

/** The supervisor's latest rating of each inspector. */
function readRatings(db: Queryable, supervisorId: string) {
  const { inspectorId, rating, createdAt } = inspectorReviews;
  return db
    .selectDistinctOn([inspectorId], { inspectorId, rating })
    .from(inspectorReviews)
    .where(eq(inspectorReviews.supervisorId, supervisorId))
    .orderBy(inspectorId, desc(createdAt));
}
