import { randomUUID } from 'node:crypto';
import { buildApp } from '../../server/application';
import { readConfig } from '../../server/config/readConfig';
import { createDependencies } from '../../server/process';
import { connectDatabase } from 'sijil/server/db/connect';
import { addBranch, addService } from '../api/ordersFixture';
import { asRole } from '../support/people';
import type { Portal } from './portal';

/** Client who may order, as seen by an outside caller. */
export interface Company {
  readonly token: string;
  readonly order: Readonly<Record<string, unknown>>;
}

/** Writes a company, its branch and a service into the database of a running portal. */
export async function addCompany({
  databaseUrl,
  dataDir,
}: Pick<Portal, 'databaseUrl' | 'dataDir'>): Promise<Company> {
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SANDBOX: 'on',
    LOG_LEVEL: 'silent',
  });
  const built = await buildApp(await createDependencies(config, connectDatabase(databaseUrl)));
  try {
    const client = await asRole(built, 'client', { email: `client-${randomUUID()}@example.test` });
    const packageId = randomUUID();
    const pack = {
      id: packageId,
      name: { ar: 'باقة', en: 'Package' },
      duration: 'weekly',
      quantity: 1,
      price: 100_000,
    };
    const serviceId = await addService(built, { packages: [pack], questions: [] });
    const branchId = await addBranch(built, client.id);
    return { token: client.token, order: { serviceId, branchId, packageId, answers: [] } };
  } finally {
    await built.app.close();
    await built.api.db.$client.end();
  }
}
