import { and, eq, isNull } from 'drizzle-orm';
import type { RecordValues } from '#framework/schema/shape';
import { services as declaration } from '#resources/services';
import type { Queryable } from '#framework/server/db/connect';
import { ApiError } from '#framework/server/http/apiError';
import { tables } from '#framework/server/db/schema/tables';

export type ServiceRow = typeof tables.services.$inferSelect;

type Lists = typeof declaration.fields;
/** A row of one of a service's lists as it is stored: the engine has given it an id. */
type OwnedName = 'packages' | 'questions' | 'howItWorks';
export type Owned<N extends OwnedName> = RecordValues<Lists[N]['fields']> & {
  readonly id: string;
};

const rowsOf = <N extends OwnedName>(service: ServiceRow, name: N) =>
  (service[name] ?? []) as readonly Owned<N>[];
export const servicePackages = (service: ServiceRow) => rowsOf(service, 'packages');
export const serviceQuestions = (service: ServiceRow) => rowsOf(service, 'questions');
export const serviceSteps = (service: ServiceRow) => rowsOf(service, 'howItWorks');

/** A service that can be ordered. @throws ApiError not_found when there is none, or it is no longer offered. */
export async function findOffer(tx: Queryable, id: string): Promise<ServiceRow> {
  const { services } = tables;
  const [service] = await tx
    .select()
    .from(services)
    .where(and(eq(services.id, id), eq(services.active, true), isNull(services.deletedAt)));
  if (!service) throw new ApiError('not_found');
  return service;
}
