import { eq } from 'drizzle-orm';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { questionsOf } from '#domain/forms/inspectionForm';
import type { Localized } from '#framework/base/i18n/localized';
import type { Queryable } from '#framework/server/db/connect';
import { tables } from '#framework/server/db/schema/tables';
import type { RequestRow } from '../../workflow/effect';
import { loadForm } from './loadFilledForm';

interface ItemName {
  readonly question: Localized;
  /** The plate, where the item is about a vehicle. */
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
