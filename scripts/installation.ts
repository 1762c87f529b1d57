import type { Installation } from 'sijil/commands/backups';
import { BackupError } from 'sijil/server/backup/backupError';
import { connectDatabase } from 'sijil/server/db/connect';
import { databaseSchema } from '../server/db/migrate';
import { reconcile } from '../server/modules/reconcile/reconcile';
import { databasePlace, settingOf } from './openDatabase';
import { installationStorage } from './openStorage';

/** The portal that the settings name, for its backups. */
export const installation = (): Installation => ({
  database: databasePlace(),
  schema: databaseSchema,
  openStorage: installationStorage,
  passphrase: settingOf('BACKUP_PASSPHRASE'),
  called: (command) => `npm run ${command} --`,
  check: assertSound,
});

async function assertSound(url: string): Promise<void> {
  const db = connectDatabase(url);
  const { differenceCount } = await reconcile(db);
  await db.$client.end();
  if (differenceCount > 0)
    throw new BackupError(
      `لا تتطابق الحسابات في ما استُعيد، وعدد الفروق ${differenceCount}. نفّذ npm run reconcile لمعرفتها.`,
      `What was restored does not add up: ${differenceCount} differences. "npm run reconcile" names them.`,
    );
}
