import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { profileDrafts } from '../../server/db/schema/profile';
import { tables } from '../../server/db/schema/declared';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { addBranch } from './ordersFixture';

const { branches, cities, districts } = tables;
const file = path.join(import.meta.dirname, '../../server/db/migrations/0047_made-up-pins.sql');

let test: TestApp;
beforeAll(async () => void (test = await buildTestApp()));
afterAll(() => test?.close());

/**
 * Coordinates that the former seed wrote for the eighth district of a city: shifted by some kilometres by the golden angle,
 * with five decimals.
 */
function invented({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) {
  const [angle, degrees] = [7 * 2.399_963, 0.018 + 3 * 0.009];
  const round = (value: number) => Math.round(value * 1e5) / 1e5;
  const aside = degrees * Math.cos(angle);
  const inland = longitude > 49.5 ? -Math.abs(aside) : longitude < 39.25 ? Math.abs(aside) : aside;
  return { latitude: round(latitude + degrees * Math.sin(angle)), longitude: round(longitude + inland) };
}

it('the migration removes seeded placeholder coordinates from districts, branches and drafts, and no others', async () => {
  const { db } = test.api;
  const client = await asRole(test, 'client');
  const [madeUp, set] = [await addBranch(test, client.id), await addBranch(test, client.id)];
  const [city] = await db
    .select()
    .from(cities)
    .where(sql`${cities.name}->>'en' = 'Riyadh'`);
  const [one, other] = await db
    .select()
    .from(districts)
    .where(eq(districts.cityId, String(city?.id)));
  const center = invented(city?.center ?? { latitude: 0, longitude: 0 });
  const measured = { latitude: 24.69, longitude: 46.685 };
  await db
    .update(districts)
    .set({ center })
    .where(eq(districts.id, String(one?.id)));
  await db
    .update(districts)
    .set({ center: measured })
    .where(eq(districts.id, String(other?.id)));
  const there = { cityId: String(city?.id), districtId: String(one?.id) };
  await db
    .update(branches)
    .set({ ...there, place: center })
    .where(eq(branches.id, madeUp));
  await db
    .update(branches)
    .set({ ...there, place: measured })
    .where(eq(branches.id, set));
  const rows = [
    { name: 'أ', districtId: one?.id, place: center },
    { name: 'ب', districtId: one?.id, place: measured },
  ];
  const answers = { locations: { kind: 'several', branches: rows } };
  await db.insert(profileDrafts).values({ userId: client.id, step: 'locations', answers });

  await db.transaction(async (tx) => {
    const statements = readFileSync(file, 'utf8').split('--> statement-breakpoint').slice(1);
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });

  const placeOf = async (id: string) =>
    (await db.select().from(branches).where(eq(branches.id, id)))[0]?.place;
  const centerOf = async (id?: string) =>
    (
      await db
        .select()
        .from(districts)
        .where(eq(districts.id, String(id)))
    )[0]?.center;
  expect([await placeOf(madeUp), await placeOf(set)]).toEqual([null, measured]);
  expect([await centerOf(one?.id), await centerOf(other?.id)]).toEqual([null, measured]);
  const [draft] = await db.select().from(profileDrafts).where(eq(profileDrafts.userId, client.id));
  expect(draft?.answers.locations?.['branches']).toEqual([{ name: 'أ', districtId: one?.id }, rows[1]]);
});
