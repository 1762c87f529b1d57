import { and, asc, between, count, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { inspectionsView } from '#domain/api/figureViews';
import { daysOf, type Period } from '#domain/figures/period';
import { phases, statuses, statusNames } from '#domain/workflow/statuses';
import type { AppContext } from '#framework/server/http/appContext';
import { serviceDays } from '../../db/schema/figures';
import { requests } from '../../db/schema/requests';
import { tables } from '#framework/server/db/schema/tables';
import { daySums } from './periodSums';

const openStatuses = statusNames.filter((name) => statuses[name].phase !== 'done');

/** Open requests by status now, and the results of each service in the period. */
export async function loadInspections(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  period: Period,
): Promise<z.output<typeof inspectionsView>> {
  const { from, to } = daysOf(period, clock());
  const { services } = tables;
  const [counted, ofServices] = await Promise.all([
    db
      .select({ status: requests.status, total: count() })
      .from(requests)
      .where(inArray(requests.status, openStatuses))
      .groupBy(requests.status),
    db
      .select({ id: services.id, name: services.name, ...daySums(serviceDays) })
      .from(services)
      .innerJoin(serviceDays, and(eq(serviceDays.serviceId, services.id), between(serviceDays.day, from, to)))
      .groupBy(services.id)
      .orderBy(asc(services.createdAt), asc(services.id)),
  ]);
  const countOf = new Map(counted.map(({ status, total }) => [status, total]));
  const open = phases.filter((phase) => phase !== 'done');
  return {
    phases: open.map((phase) => {
      const names = openStatuses.filter((name) => statuses[name].phase === phase);
      const ofPhase = names.map((status) => ({ status, count: countOf.get(status) ?? 0 }));
      return { phase, count: ofPhase.reduce((sum, one) => sum + one.count, 0), statuses: ofPhase };
    }),
    services: ofServices.map(({ id, name, orders, inspections, averageScore }) => ({
      id,
      name,
      orders,
      inspections,
      averageScore,
    })),
  };
}
