import { connectDatabase } from '../../framework/server/db/connect';
import { seedReference } from '../../server/seed/seedReference';
import { createTestDatabase, fillTemplate, type TestDatabase } from './testDatabase';

/** The name of the template that `fillReference` makes. */
export const referenceTemplate = 'reference_data';

/** The day on which the tests' portals are new. */
const now = new Date('2026-11-22T07:00:00Z');

let filled: Promise<unknown> | undefined;

/** Makes the template of what every installation begins with, once in a run. */
export function fillReference(): Promise<unknown> {
  filled ??= fillTemplate(referenceTemplate, async ({ url }) => {
    const db = connectDatabase(url);
    await seedReference({ db, clock: () => now });
    await db.$client.end();
  });
  return filled;
}

/** A database of its own with the reference data. */
export async function createReferenceDatabase(): Promise<TestDatabase> {
  await fillReference();
  return createTestDatabase(referenceTemplate);
}
