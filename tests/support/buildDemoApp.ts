import { cpSync } from 'node:fs';
import { folderStorage } from '#framework/server/storage/openStorage';
import { seedDemo } from '../../server/seed/demo/seedDemo';
import { buildTestApp, type TestApp } from './buildTestApp';
import { fillReference, referenceTemplate } from './referenceDatabase';
import { createTestDatabase, fillTemplate, type TestDatabase } from './testDatabase';

const template = 'demo_company';

/** Present of the demo's dates: a Sunday morning. */
const now = new Date('2026-11-22T07:00:00Z');

/**
 * Builds the app with the demo company from `seedDemo`. The company is created once per run, by the first file that needs it:
 * rendering its contracts costs more than the tests of most files. Each file gets a copy, files included.
 */
export async function buildDemoApp(): Promise<TestApp> {
  await fillReference();
  const seed = async (database: TestDatabase, folder: string) => {
    const { api, close } = await buildTestApp(now, {}, database);
    await seedDemo({ ...api, storage: folderStorage(folder) });
    await close();
  };
  const company = await fillTemplate(template, seed, referenceTemplate);
  const test = await buildTestApp(now, {}, await createTestDatabase(template));
  cpSync(company, test.files, { recursive: true });
  return test;
}
