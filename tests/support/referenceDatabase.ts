import { connectDatabase } from 'sijil/server/db/connect';
import { seedReference } from '../../server/seed/seedReference';
import { createTestDatabase, fillTemplate, type TestDatabase } from './testDatabase';

/** Name of the template that `fillReference` creates. */
export const referenceTemplate = 'reference_data';

/** Day on which the tests' portals are new. */
const now = new Date('2026-11-22T07:00:00Z');

let filled: Promise<unknown> | undefined;

/** Creates the template with the initial data of every installation, once per run. */
export function fillReference(): Promise<unknown> {
  filled ??= fillTemplate(referenceTemplate, async ({ url }) => {
    const db = connectDatabase(url);
    await seedReference({ db, clock: () => now });
    await db.$client.end();
  });
  return filled;
}

/** Creates a database with the reference data. */
export async function createReferenceDatabase(): Promise<TestDatabase> {
  await fillReference();
  return createTestDatabase(referenceTemplate);
}
