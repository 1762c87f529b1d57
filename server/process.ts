import type { Application } from 'sijil/server/serve';
import { buildApp } from './application';
import type { Config } from './config/readConfig';
import { databaseSchema } from './db/migrate';
import { seedDatabase } from './seed/seedDatabase';
import { jobs } from './wiring/jobs/jobs';
import { warmDrawing } from './modules/templatePreviews/sampleContract';
import { listRetention } from './modules/retention/forgetExpired';
import { drawingThreads } from './pdf/thread/drawingThreads';
import { learnProfileDuties } from './workflow/profileDuties';
import { randomBytes } from 'node:crypto';
import { type AddressService, createNationalAddresses } from './adapters/addresses/nationalAddresses';
import { createNafath } from './adapters/identity/nafath';
import { createMailer } from './adapters/mail/mailer';
import { createMoyasarGateway } from './adapters/moyasarGateway';
import { openStorage } from 'sijil/server/storage/openStorage';
import type { Dependencies } from './dependencies';
import type { Database } from 'sijil/server/db/connect';
import { newCertificateKey, readCertificateKey } from './adapters/certificateKey';
import { answersPeople } from 'sijil/server/config/serverConfig';
import { installationValue } from 'sijil/server/db/storedRows';

/** Connects the external services of the configuration; the database is already migrated. */
export async function createDependencies(config: Config, db: Database): Promise<Dependencies> {
  const { url, secretKey, publicKey } = config.cardGateway;
  const sandboxUrl = sandboxUrlOf(config);
  return {
    config,
    db,
    clock: () => new Date(),
    storage: await openStorage(config),
    mailer: createMailer(config.mail.smtpUrl, config.mail.from),
    gateway: createMoyasarGateway({
      url: url ?? `${sandboxUrl}/gateway`,
      secretKey,
      publicKey,
      publicUrl: config.publicUrl,
    }),
    identity: createNafath({
      ...config.identity,
      url: config.identity.url ?? `${sandboxUrl}/nafath`,
      clock: () => new Date(),
    }),
    addresses: createAddresses(config),
    // Shared by all processes, so that each signs and accepts the same links.
    certificateKey: readCertificateKey(
      config.certificateKey ?? (await installationValue(db, 'certificate_key', newCertificateKey)),
    ),
    linkKey: await installationValue(db, 'link_key', () => randomBytes(32).toString('base64url')),
  };
}

/** Sandbox of this process or, if it serves no requests, of the processes that do. */
const sandboxUrlOf = (config: Config) =>
  `${answersPeople(config) ? `http://127.0.0.1:${config.port}` : config.publicUrl}/sandbox`;

/** Optional service: without a real register or the sandbox, people type their address. */
function createAddresses(config: Config): AddressService | undefined {
  const {
    addresses: { url, apiKey },
    sandbox,
  } = config;
  if (url === undefined && !sandbox) return undefined;
  return createNationalAddresses({ url: url ?? `${sandboxUrlOf(config)}/addresses`, apiKey });
}

/** The portal as its processes start it. */
export const application: Application<Config> = {
  schema: databaseSchema,
  connect: createDependencies,
  build: buildApp,
  prepare: async (api) => {
    drawingThreads.resize(api.config.drawingThreads);
    const warming = warmDrawing(api.clock()).catch((error: unknown) => api.app.log.error(error));
    await learnProfileDuties(api.db, api.clock());
    await seedDatabase(api);
    await listRetention(api.db);
    // Threads are warm before the first order needs one.
    await warming;
  },
  jobs,
};
