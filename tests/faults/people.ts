import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { buildInspectionsFixture, type InspectionsFixture } from '../api/inspectionsFixture';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { addBranch, addService } from '../api/ordersFixture';
import { asRole } from '../support/people';
import type { Company } from './company';
import type { Pair } from './pair';

export interface People {
  /** Portal in this process, on the database and files of the pair; it runs no jobs. */
  readonly test: TestApp;
  readonly company: Company;
  readonly financeToken: string;
  readonly field: InspectionsFixture;
}

/** Writes a company, finance and a team for inspections into the database of running processes. */
export async function addPeople({
  databaseUrl,
  dataDir,
}: Pick<Pair, 'databaseUrl' | 'dataDir'>): Promise<People> {
  const test = await buildTestApp(new Date(), {}, { url: databaseUrl, drop: () => Promise.resolve() });
  if (!existsSync(test.files)) symlinkSync(path.join(dataDir, 'files'), test.files);
  const field = await buildInspectionsFixture(test);
  const { token } = await asRole(test, 'admin_finance');
  const packageId = crypto.randomUUID();
  const name = { ar: 'باقة', en: 'Package' };
  const pack = { id: packageId, name, duration: 'weekly', quantity: 1, price: 100_000 };
  const serviceId = await addService(test, { packages: [pack], questions: [] });
  const branchId = await addBranch(test, field.client.id);
  const order = { serviceId, branchId, packageId, answers: [] };
  return { test, field, financeToken: token, company: { token: field.client.token, order } };
}
