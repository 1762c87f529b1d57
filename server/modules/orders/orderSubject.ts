import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import type { Actor } from 'sijil/schema/access';
import type { Queryable } from 'sijil/server/db/connect';
import { ApiError, fieldError } from 'sijil/server/http/apiError';
import { tables } from '../../db/schema/declared';
import { assertOwnBranch } from '../branches/ownBranches';
import { orderTexts } from './orderAnswers';
import type { ServiceRow } from './readServices';
import { openingHoursOf } from '#domain/scheduling/openingHours';
import { openingAnswer, type StatedAnswer } from '#domain/scheduling/statedHours';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import { loadRequestPlace } from '../requests/findRequest';
import { assertFree, assertFreeDay } from '../scheduling/assertVisitSlot';

export interface SubjectChoice {
  readonly branchId?: string | null;
  readonly otherBranchIds?: readonly string[] | null;
  readonly vehicleIds?: readonly string[] | null;
}

/** Subject of an inspection: branches, or vehicles with their branch, if they all belong to one. */
export interface Subject {
  readonly branchId: string | null;
  /** All branches except the first, without duplicates. */
  readonly otherBranchIds: readonly string[];
  readonly vehicleIds: readonly string[];
}

type VehicleRow = typeof tables.vehicles.$inferSelect;

/**
 * Chosen branch and vehicles, after checking that they are the actor's own.
 * @throws ApiError not_found for any other.
 */
export async function ownSubject(
  tx: Queryable,
  actor: Actor,
  choice: SubjectChoice,
): Promise<{ branchId: string | null; otherBranchIds: string[]; vehicles: VehicleRow[] }> {
  const branchId = choice.branchId ?? null;
  const otherBranchIds = [...new Set(choice.otherBranchIds ?? [])].filter((id) => id !== branchId);
  for (const id of branchId === null ? otherBranchIds : [branchId, ...otherBranchIds])
    await assertOwnBranch(tx, actor, id);
  return {
    branchId,
    otherBranchIds,
    vehicles: await ownVehicles(tx, actor, [...new Set(choice.vehicleIds ?? [])]),
  };
}

/**
 * Checks that the chosen branch and vehicles suit the service.
 * @throws ApiError not_found, or validation_failed at the field.
 */
export async function assertSubject(
  tx: Queryable,
  actor: Actor,
  service: ServiceRow,
  choice: SubjectChoice,
  language: Language,
): Promise<Subject> {
  const { branchId, otherBranchIds, vehicles } = await ownSubject(tx, actor, choice);
  if (service.subject === 'branch') {
    if (branchId === null) throw refusal('branchId', orderTexts.branchNeeded, language);
    if (vehicles.length > 0) throw refusal('vehicleIds', orderTexts.noVehicles, language);
    return { branchId, otherBranchIds, vehicleIds: [] };
  }
  if (otherBranchIds.length > 0) throw refusal('otherBranchIds', orderTexts.branchesOfVehicles, language);
  assertVehicles(service, vehicles, language);
  const home = branchId ?? commonBranch(vehicles);
  // A branch manager reads requests by branch: without one they could not read their own order.
  if (home === null && actor.branchIds !== null)
    throw refusal('branchId', orderTexts.oneBranchOnly, language);
  return { branchId: home, otherBranchIds: [], vehicleIds: vehicles.map(({ id }) => id) };
}

/** Number of inspections in an order of the subject: one per branch or vehicle. */
export const unitsOfSubject = ({ otherBranchIds, vehicleIds }: Omit<Subject, 'branchId'>): number =>
  Math.max(1 + otherBranchIds.length, vehicleIds.length);

function assertVehicles(service: ServiceRow, vehicles: readonly VehicleRow[], language: Language): void {
  const refuse = (text: Localized, limit?: number | null) => refusal('vehicleIds', text, language, limit);
  const { min, max, vehicleTypeId } = service;
  if (vehicles.length === 0) throw refuse(orderTexts.vehiclesNeeded);
  if (vehicles.length < (min ?? 1)) throw refuse(orderTexts.tooFewVehicles, min);
  if (vehicles.length > (max ?? Infinity)) throw refuse(orderTexts.tooManyVehicles, max);
  if (vehicleTypeId && vehicles.some((vehicle) => vehicle.vehicleTypeId !== vehicleTypeId))
    throw refuse(orderTexts.wrongVehicleType);
}

function refusal(field: string, text: Localized, language: Language, limit?: number | null): ApiError {
  return fieldError(field, text[language].replace('{limit}', String(limit)));
}

function commonBranch(vehicles: readonly VehicleRow[]): string | null {
  const [first] = vehicles;
  const one = first?.branchId ?? null;
  return vehicles.every(({ branchId }) => branchId === one) ? one : null;
}

async function ownVehicles(tx: Queryable, actor: Actor, ids: string[]): Promise<VehicleRow[]> {
  if (ids.length === 0) return [];
  const { vehicles } = tables;
  const found = await tx
    .select()
    .from(vehicles)
    .where(
      and(
        inArray(vehicles.id, ids),
        eq(vehicles.clientId, String(actor.clientId)),
        eq(vehicles.active, true),
        isNull(vehicles.deletedAt),
        actor.branchIds === null ? undefined : inArray(vehicles.branchId, [...actor.branchIds]),
      ),
    );
  if (found.length !== ids.length) throw new ApiError('not_found');
  return found;
}

/** Preferred visit time: a day, or an exact hour; null in both for no preference. */
export interface Wish {
  readonly preferredOn: string | null;
  readonly preferredAt: Date | null;
}

interface WishAsked {
  readonly serviceId: string;
  readonly branchId: string | null;
  readonly preferredOn?: string | null;
  readonly preferredAt?: string | null;
  readonly answers: readonly StatedAnswer[];
}

/**
 * The client's preferred time, if a visit is possible then. Nothing is booked until the supervisor proposes a visit.
 * @throws ApiError validation_failed on `preferredAt` or `preferredOn`
 */
export async function assertWish(
  db: Queryable,
  actor: Actor,
  { serviceId, branchId, preferredOn = null, preferredAt, answers }: WishAsked,
  now: Date,
  language: Language,
): Promise<Wish> {
  const moment = preferredAt ? new Date(preferredAt) : null;
  const day = moment ? riyadhDate(moment) : preferredOn;
  if (day === null) return { preferredOn: null, preferredAt: null };
  const place = await loadRequestPlace(db, { branchId, clientId: String(actor.clientId) });
  const search = {
    cityId: place?.branch.cityId ?? null,
    opening: openingHoursOf(place?.branch, openingAnswer(answers)),
    serviceId,
    from: day,
    to: day,
  };
  if (moment) await assertFree(db, search, 'preferredAt', moment, now, language);
  else await assertFreeDay(db, search, 'preferredOn', now, language);
  return { preferredOn: moment ? null : day, preferredAt: moment };
}
