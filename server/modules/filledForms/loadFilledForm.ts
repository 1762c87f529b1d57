import { eq } from 'drizzle-orm';
import type { Answer } from '#domain/forms/answer';
import { type InspectionForm, questionsOf } from '#domain/forms/inspectionForm';
import { askedKeys, narrowForm } from '#domain/reinspection/reinspection';
import type { Queryable } from 'sijil/server/db/connect';
import { answers, formVersions, requestVehicles } from '../../db/schema/requests';
import { tables } from '../../db/schema/declared';
import type { RequestRow } from '../../workflow/effect';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import type { Localized } from 'sijil/base/i18n/localized';

interface ItemName {
  readonly question: Localized;
  /** Plate, if the item is about a vehicle. */
  readonly vehicle: string | null;
}

/** Name of an item in the history: its question and, for a fleet, its plate. */
export async function nameItem(
  db: Queryable,
  request: RequestRow,
  { vehicleId, questionKey }: { readonly vehicleId: string | null; readonly questionKey: string },
): Promise<ItemName> {
  const question = textOf(await loadForm(db, request), questionKey);
  if (vehicleId === null) return { question, vehicle: null };
  const { vehicles } = tables;
  const [vehicle] = await db
    .select({ number: vehicles.number })
    .from(vehicles)
    .where(eq(vehicles.id, vehicleId));
  return { question, vehicle: vehicle?.number ?? null };
}

export function textOf(form: InspectionForm, questionKey: string): Localized {
  const found = questionsOf(form).find(({ key }) => key === questionKey);
  return found?.text ?? { ar: questionKey, en: questionKey };
}

export type AnswerRow = typeof answers.$inferSelect;

/** Part of a visit with its own copy of the form: the branch (null), or one of the request's vehicles. */
export interface FormPart {
  readonly vehicle: { readonly id: string; readonly name: string } | null;
  readonly rows: readonly AnswerRow[];
  readonly answers: readonly Answer[];
}

export interface FilledForm {
  /** Version with which the request started. */
  readonly form: InspectionForm;
  readonly parts: readonly FormPart[];
}

export async function loadForm(db: Queryable, request: RequestRow): Promise<InspectionForm> {
  const [version] = await db.select().from(formVersions).where(eq(formVersions.id, request.formVersionId));
  if (!version) throw new Error(`request ${request.id} has no form`);
  return version.body;
}

type Reinspected = Pick<RequestRow, 'reinspectedItems'>;

/**
 * Form that the inspector fills in for one vehicle, or (null) the branch: the entire form, or only the items to
 * inspect again.
 */
export function formToFill(
  form: InspectionForm,
  { reinspectedItems }: Reinspected,
  vehicleId: string | null,
): InspectionForm {
  return reinspectedItems ? narrowForm(form, askedKeys(reinspectedItems, vehicleId)) : form;
}

/** Form of the entire visit: all questions of the branch, or of any of its vehicles. */
export function formOfVisit(form: InspectionForm, { reinspectedItems }: Reinspected): InspectionForm {
  if (!reinspectedItems) return form;
  const keys = reinspectedItems.map(({ questionKey }) => questionKey);
  return narrowForm(form, keys);
}

/** The pinned form of a request with the present answers of each part. */
export async function loadFilledForm(db: Queryable, request: RequestRow): Promise<FilledForm> {
  const form = await loadForm(db, request);
  const rows = await db.select().from(answers).where(eq(answers.requestId, request.id));
  const vehicles = await loadVehicles(db, request.id);
  const subjects = vehicles.length > 0 ? vehicles : [null];
  return { form, parts: subjects.map((vehicle) => toPart(vehicle, rows)) };
}

export function loadVehicles(db: Queryable, requestId: string): Promise<{ id: string; name: string }[]> {
  const { vehicles } = tables;
  return db
    .select({ id: vehicles.id, name: vehicles.number })
    .from(requestVehicles)
    .innerJoin(vehicles, eq(vehicles.id, requestVehicles.vehicleId))
    .where(eq(requestVehicles.requestId, requestId))
    .orderBy(vehicles.number);
}

function toPart(vehicle: FormPart['vehicle'], all: readonly AnswerRow[]): FormPart {
  const rows = all.filter(({ vehicleId }) => vehicleId === (vehicle?.id ?? null));
  return { vehicle, rows, answers: rows.map(toAnswer) };
}

function toAnswer({ questionKey, score, note, reading, entries, fileIds }: AnswerRow): Answer {
  return {
    questionKey,
    score,
    entries,
    fileIds,
    ...(note !== null && { note }),
    ...(reading !== null && { reading }),
  };
}

/** Riyadh day of a visit, on which a date has to be valid; of an unplanned visit, the day of its last change. */
export function visitDay({
  startedAt,
  visitAt,
  updatedAt,
}: Pick<RequestRow, 'startedAt' | 'visitAt' | 'updatedAt'>): string {
  return riyadhDate(startedAt ?? visitAt ?? updatedAt);
}
