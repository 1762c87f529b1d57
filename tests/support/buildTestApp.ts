import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createNationalAddresses } from '../../server/adapters/addresses/nationalAddresses';
import { createNafath } from '../../server/adapters/identity/nafath';
import { createMoyasarGateway } from '../../server/adapters/moyasarGateway';
import { applyDesign, noDesign } from 'sijil/schema/designs/applyDesign';
import { registry } from '#resources';
import { folderStorage } from 'sijil/server/storage/openStorage';
import type { Mail } from '../../server/adapters/mail/mailer';
import type { AppContext, Receivers } from 'sijil/server/http/appContext';
import { buildApp } from '../../server/application';
import { readConfig } from '../../server/config/readConfig';
import { connectDatabase } from 'sijil/server/db/connect';
import { Replica } from 'sijil/server/db/replica/replica';
import { newCertificateKey, readCertificateKey } from '../../server/adapters/certificateKey';
import { jobs } from '../../server/wiring/jobs/jobs';
import { runJobs } from 'sijil/server/jobs/runJobs';
import { injectFetch } from './injectFetch';
import { createReferenceDatabase } from './referenceDatabase';
import type { TestDatabase } from './testDatabase';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly api: AppContext;
  /** Sets the clock of the entire app. */
  setNow(now: Date): void;
  /** Sent mails, oldest first. */
  readonly mails: Mail[];
  /** Folder of stored files. */
  readonly files: string;
  /** Does what a process does before it listens. */
  warmUp(): Promise<void>;
  /** Runs all queued jobs to their end. */
  runJobs(): Promise<void>;
  close(): Promise<void>;
}

// A transaction with two concurrent statements works today with a warning, but not in the driver's next release.
process.on('warning', (warning) => {
  if (warning.message.startsWith('Calling client.query() when')) throw warning;
});

/** Builds the real app on a fresh database with the reference data, its own clock and the sandbox card gateway. */
export async function buildTestApp(
  now = new Date('2026-11-22T07:00:00Z'),
  /** Environment variables of this app, which override those of every test. */
  settings: Readonly<Record<string, string>> = {},
  /** Database with the reference data, and by default nothing else; it is dropped when the app closes. */
  database?: Omit<TestDatabase, 'administratorUrl'>,
  /** Resolver of webhook receivers, where a test has some. */
  receivers?: Receivers,
): Promise<TestApp> {
  const { url, drop } = database ?? (await createReferenceDatabase());
  const folder = mkdtempSync(path.join(os.tmpdir(), 'salama-test-'));
  const files = path.join(folder, 'files');
  const mails: Mail[] = [];
  let current = now;
  const config = readConfig({
    DATA_DIR: folder,
    DATABASE_URL: url,
    SANDBOX: 'on',
    LOG_LEVEL: 'error',
    RATE_LIMIT: 'off',
    ...settings,
  });
  const db = connectDatabase(config.databaseUrl ?? url, config.database);
  const { replicaUrl } = db.$settings;
  const replica = replicaUrl && (await Replica.follow(db, replicaUrl, { warn: () => undefined }));
  const built: Awaited<ReturnType<typeof buildApp>> = await buildApp({
    config,
    db,
    clock: () => current,
    storage: folderStorage(files),
    mailer: { delivers: true, send: (mail) => Promise.resolve(void mails.push(mail)) },
    gateway: createMoyasarGateway({
      url: `${config.publicUrl}/sandbox/gateway`,
      secretKey: config.cardGateway.secretKey,
      publicKey: config.cardGateway.publicKey,
      publicUrl: config.publicUrl,
      fetch: injectFetch(() => built.app),
    }),
    identity: createNafath({
      ...config.identity,
      url: `${config.publicUrl}/sandbox/nafath`,
      clock: () => current,
      fetch: injectFetch(() => built.app),
    }),
    addresses: createNationalAddresses({
      url: `${config.publicUrl}/sandbox/addresses`,
      apiKey: config.addresses.apiKey,
      fetch: injectFetch(() => built.app),
    }),
    linkKey: 'test-link-key',
    ...(receivers && { receivers }),
    ...(replica && { replica }),
    certificateKey: readCertificateKey(newCertificateKey()),
  });
  return {
    ...built,
    mails,
    files,
    setNow: (moment) => void (current = moment),
    runJobs: () => runJobs(built.api, jobs),
    async close() {
      await built.app.close();
      // Test files in one process share its declarations.
      applyDesign(registry, noDesign);
      if (replica) await replica.stop();
      await db.$client.end();
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
