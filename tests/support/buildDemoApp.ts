import { cpSync } from 'node:fs';
import { folderStorage } from 'sijil/server/storage/openStorage';
import { seedDemo } from '../../server/seed/demo/seedDemo';
import { buildTestApp, type TestApp } from './buildTestApp';
import { fillReference, referenceTemplate } from './referenceDatabase';
import { createTestDatabase, fillTemplate, type TestDatabase } from './testDatabase';

/** Present of the demo's dates: a Sunday morning. */
const demoNow = new Date('2026-11-22T07:00:00Z');

/**
 * Builds the app on a copy of a template with the demo company from `seedDemo`, files included. The first file of a run that
 * needs the template fills it: rendering the demo's contracts costs more than the tests of most files.
 */
export async function buildDemoApp(): Promise<TestApp> {
  await fillReference();
  const seed = async (database: TestDatabase, folder: string) => {
    const { api, close } = await buildTestApp(demoNow, {}, database);
    await seedDemo({ ...api, storage: folderStorage(folder) });
    await close();
  };
  const files = await fillTemplate('demo_company', seed, referenceTemplate);
  const test = await buildTestApp(demoNow, {}, await createTestDatabase('demo_company'));
  cpSync(files, test.files, { recursive: true });
  return test;
}
