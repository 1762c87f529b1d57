import { and, asc, eq, gte, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import type { Queryable } from 'sijil/server/db/connect';
import { dayOffRequests } from '../../db/schema/requests';
import { users } from '../../db/schema/users';
import { tables } from '../../db/schema/declared';

export interface Worker {
  readonly id: string;
  readonly supervisorId: string;
  /** Approved days off, both ends included. */
  readonly off: readonly { readonly startsOn: string; readonly endsOn: string }[];
  readonly reaches: (cityId: string | null) => boolean;
  readonly trained: (serviceId: string) => boolean;
}

/** Inspectors to search: one, a supervisor's team, or all. */
export interface Among {
  readonly inspectorId?: string | null;
  readonly supervisorId?: string | null;
}

/** The active inspectors with the days that they are off between two Riyadh days. */
export async function loadWorkers(db: Queryable, among: Among, from: string, to: string): Promise<Worker[]> {
  const { inspectors } = tables;
  const rows = await db
    .select({
      id: inspectors.id,
      supervisorId: inspectors.supervisorId,
      cityId: inspectors.cityId,
      coverageCityIds: inspectors.coverageCityIds,
      serviceIds: inspectors.serviceIds,
    })
    .from(inspectors)
    .innerJoin(users, eq(users.id, inspectors.id))
    .where(and(eq(users.active, true), isNull(users.deletedAt), whichOf(among)))
    .orderBy(asc(inspectors.id));
  const off = await readApproved(
    db,
    rows.map(({ id }) => id),
    from,
    to,
  );
  return rows.map(({ id, supervisorId, ...area }) => ({
    id,
    supervisorId,
    off: off.filter(({ inspectorId }) => inspectorId === id),
    reaches: (city) => reachesCity(area, city),
    trained: (service) => isTrainedFor(area, service),
  }));
}

function whichOf({ inspectorId, supervisorId }: Among): SQL | undefined {
  const { inspectors } = tables;
  if (inspectorId) return eq(inspectors.id, inspectorId);
  return supervisorId ? eq(inspectors.supervisorId, supervisorId) : undefined;
}

async function readApproved(db: Queryable, ids: string[], from: string, to: string) {
  if (ids.length === 0) return [];
  const { inspectorId, startsOn, endsOn, status } = dayOffRequests;
  return db
    .select({ inspectorId, startsOn, endsOn })
    .from(dayOffRequests)
    .where(and(inArray(inspectorId, ids), eq(status, 'approved'), lte(startsOn, to), gte(endsOn, from)));
}

/** Cities in which an inspector works, and the services that they are trained for. */
export interface WorkArea {
  readonly cityId: string | null;
  /** Additional cities that they cover. */
  readonly coverageCityIds: readonly string[] | null;
  readonly serviceIds: readonly string[];
}

/** True if they can reach a city; a request without a city suits everybody. */
export function reachesCity({ cityId, coverageCityIds }: WorkArea, city: string | null): boolean {
  return city === null || city === cityId || (coverageCityIds ?? []).includes(city);
}

/**
 * True for a service in their specialties; an inspector without any, as after an import, counts as trained for all services.
 */
export function isTrainedFor({ serviceIds }: WorkArea, service: string): boolean {
  return serviceIds.length === 0 || serviceIds.includes(service);
}
