import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { createNafath } from './adapters/identity/nafath';
import { createMailer } from './adapters/mail/mailer';
import { createMoyasarGateway } from './adapters/moyasarGateway';
import { folderStorage } from './adapters/storage/folderStorage';
import type { World } from './app';
import type { Config } from './config';
import { connectDatabase, type Database } from './db/connect';
import { installation } from './db/schema/messages';

/** The world as the configuration describes it, over a database that is already migrated. */
export async function createWorld(config: Config, databaseUrl: string): Promise<World> {
  const db = connectDatabase(databaseUrl);
  const { url, secretKey } = config.cardGateway;
  return {
    config,
    db,
    clock: () => new Date(),
    storage: folderStorage(path.join(config.dataDir, 'files')),
    mailer: createMailer(config.mail.smtpUrl, config.mail.from),
    gateway: createMoyasarGateway({
      url: url ?? `http://127.0.0.1:${config.port}/sandbox/gateway`,
      secretKey,
    }),
    identity: createNafath({
      ...config.identity,
      url: config.identity.url ?? `http://127.0.0.1:${config.port}/sandbox/nafath`,
      clock: () => new Date(),
    }),
    linkKey: await readLinkKey(db),
  };
}

/** Made once per installation and kept in the database, so that every process signs and accepts the same links. */
async function readLinkKey(db: Database): Promise<string> {
  const key = 'link_key';
  await db
    .insert(installation)
    .values({ key, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(installation).where(eq(installation.key, key));
  if (!row) throw new Error('the installation has no link key');
  return row.value;
}
