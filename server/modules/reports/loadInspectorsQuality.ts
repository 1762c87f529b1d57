import { and, asc, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { inspectorsReport } from '#domain/api/reportViews';
import { daysOf, type Period } from '#domain/figures/period';
import { riyadhInstant } from '#framework/base/time/riyadhTime';
import { tables } from '#framework/server/db/schema/tables';
import { users } from '#framework/server/db/schema/users';
import type { AppContext } from '#framework/server/http/appContext';
import { loadQuality } from '../inspectors/loadQuality';

/** More are no team that one report compares. */
const mostInspectors = 200;

/** The inspectors who may work, by name, with the quality of their work since the first day of a period. */
export async function loadInspectorsQuality(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  period: Period,
): Promise<z.output<typeof inspectorsReport>> {
  const { inspectors } = tables;
  const team = await db
    .select({ id: users.id, name: users.name })
    .from(inspectors)
    .innerJoin(users, eq(users.id, inspectors.id))
    .where(and(eq(users.active, true), isNull(users.deletedAt)))
    .orderBy(asc(users.name), asc(users.id))
    .limit(mostInspectors);
  const since = riyadhInstant(daysOf(period, clock()).from);
  const qualityOf = await loadQuality(
    db,
    team.map(({ id }) => id),
    since,
  );
  return team.map(({ id, name }) => ({ id, name, quality: qualityOf(id) }));
}
