import { sql } from 'drizzle-orm';
import { company } from '#domain/company';
import { noticeKinds } from '#domain/notifications/noticeKinds';
import { reminderChannels } from '#domain/pricing/reminders';
import { keysOf } from 'sijil/base/objects';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import type { AppContext } from 'sijil/server/http/appContext';
import { toVisitSettingsRow } from '../modules/scheduling/readVisitHours';
import { toSettingsRow } from '../modules/settings/readCompany';
import { seedBrand } from 'sijil/server/brand';
import { tables } from '../db/schema/declared';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { counters } from '../db/schema/money';
import { seedAutomations } from './data/automations';
import { seedClientTypes } from './data/clientTypes';
import { seedPaymentReminders } from './data/paymentReminders';
import { cuisines, seedNationalities, seedVehicleTypes } from './data/lookups';
import { insertTemplates } from './insertTemplates';
import { seedCities, seedDistricts, seedStates } from './data/places';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Inserts the regions, cities and districts of the Kingdom, each level only if it is empty. */
async function insertPlaces(tx: Transaction): Promise<void> {
  if (await isEmptyTable(tx, tables.states))
    await tx.insert(tables.states).values(seedStates.map(([code, ar, en]) => ({ code, name: { ar, en } })));
  if (await isEmptyTable(tx, tables.cities)) await insertCities(tx);
  if (await isEmptyTable(tx, tables.districts)) await insertDistricts(tx);
}

async function insertCities(tx: Transaction): Promise<void> {
  const rows = await tx.select().from(tables.states);
  const stateIds = new Map(rows.map(({ code, id }) => [code, id]));
  await tx.insert(tables.cities).values(
    seedCities.flatMap(([code, ar, en, latitude, longitude]) => {
      const stateId = stateIds.get(code);
      return stateId ? [{ name: { ar, en }, stateId, center: { latitude, longitude } }] : [];
    }),
  );
}

/** Inserts districts without centres: no free source has their coordinates (rules 9.6), and none are invented. */
async function insertDistricts(tx: Transaction): Promise<void> {
  const rows = await tx.select().from(tables.cities);
  await tx
    .insert(tables.districts)
    .values(
      rows.flatMap(({ id: cityId, name }) =>
        (seedDistricts[name.en] ?? []).map(([ar, en]) => ({ cityId, name: { ar, en } })),
      ),
    );
}

/** Serialises two processes that start at the same time on an empty database. */
const lockKey = 7_215_002;

/**
 * Inserts the reference data of every installation: places, kinds of clients, cuisines, vehicles and nationalities, the
 * first version of the inspection forms, the counters of tax documents. A list with entries is left as it is.
 */
export async function seedReference(api: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    await insertPlaces(tx);
    await insertNames(tx);
    await insertClientTypes(tx);
    await insertSettings(tx, api.clock());
    await seedBrand(tx);
    await insertNotificationKinds(tx);
    await insertAutomations(tx);
    await insertPaymentReminders(tx, api.clock());
    await insertTemplates(tx, api.clock());
    await tx
      .insert(counters)
      .values(['invoice', 'credit_note'].map((name) => ({ name, value: 0 })))
      .onConflictDoNothing();
  });
}

async function insertNames(tx: Transaction): Promise<void> {
  const named = ([ar, en]: readonly [string, string]) => ({ name: { ar, en } });
  if (await isEmptyTable(tx, tables.cuisineTypes))
    await tx.insert(tables.cuisineTypes).values(cuisines.map(named));
  if (await isEmptyTable(tx, tables.vehicleTypes))
    await tx.insert(tables.vehicleTypes).values(seedVehicleTypes.map(named));
  if (await isEmptyTable(tx, tables.nationalities)) {
    await tx
      .insert(tables.nationalities)
      .values(seedNationalities.map(([descriptionAr, descriptionEn]) => ({ descriptionAr, descriptionEn })));
  }
}

/** Inserts them once, also into an existing installation: those that somebody has deleted stay soft-deleted. */
async function insertAutomations(tx: Transaction): Promise<void> {
  if (await isEmptyTable(tx, tables.automations))
    await tx.insert(tables.automations).values([...seedAutomations]);
}

/** Inserts them once; only days from now on count, so that nobody is reminded of an old sum by an upgrade. */
async function insertPaymentReminders(tx: Transaction, now: Date): Promise<void> {
  const { paymentReminders } = tables;
  if (!(await isEmptyTable(tx, paymentReminders))) return;
  const usual = { channels: keysOf(reminderChannels), appliesFrom: riyadhDate(now) };
  await tx
    .insert(paymentReminders)
    .values(seedPaymentReminders.map((reminder) => ({ ...reminder, ...usual })));
}

async function insertSettings(tx: Transaction, now: Date): Promise<void> {
  if (await isEmptyTable(tx, tables.settings))
    await tx.insert(tables.settings).values(toSettingsRow(company));
  if (await isEmptyTable(tx, tables.visitSettings))
    await tx.insert(tables.visitSettings).values(toVisitSettingsRow(now));
}

/** Adds the kinds of a new release; an admin's settings for the others stay. */
async function insertNotificationKinds(tx: Transaction): Promise<void> {
  const { notificationKinds } = tables;
  const known = await tx.select({ kind: notificationKinds.kind }).from(notificationKinds);
  const missing = noticeKinds.filter(({ kind }) => !known.some((row) => row.kind === kind));
  if (missing.length > 0) await tx.insert(notificationKinds).values([...missing]);
}

async function insertClientTypes(tx: Transaction): Promise<void> {
  const { clientTypes: table } = tables;
  if (!(await isEmptyTable(tx, table))) return;
  const parents = await tx
    .insert(table)
    .values(
      seedClientTypes.map(({ ar, en, activity }) => ({ descriptionAr: ar, descriptionEn: en, activity })),
    )
    .returning({ id: table.id, en: table.descriptionEn });
  const children = seedClientTypes.flatMap((type) => {
    const parentId = parents.find(({ en }) => en === type.en)?.id;
    return type.children.map(([ar, en]) => ({ descriptionAr: ar, descriptionEn: en, parentId }));
  });
  await tx.insert(table).values(children);
}

export async function isEmptyTable(db: Queryable, table: PgTable): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(table)
    .limit(1);
  return rows.length === 0;
}
