/**
 * `npm run storage -- copy s3://bucket/files` (or a folder): copies the installation's files there; a repeated run continues
 * where the last one ended. `check` compares every file with its hash, in the installation's store or another. `claim` marks
 * the store of the settings as this installation's, after files were moved by other means.
 */
// First: other modules read the application as they load.
import '../server/definitions';
import { ConfigurationError } from 'sijil/server/config/serverConfig';
import type { Database } from 'sijil/server/db/connect';
import { storedContents, takeStorage } from 'sijil/server/files/claimStorage';
import { checkStorage, copyStorage } from 'sijil/server/storage/copyStorage';
import { ContentError, StorageError } from 'sijil/server/storage/storage';
import { openDatabase } from './openDatabase';
import { installationStorage, reportFiles, storageAt } from './openStorage';

const [command, place] = process.argv.slice(2);
if (command === 'copy' && place !== undefined) await run((db) => copy(db, place));
else if (command === 'check') await run(check);
else if (command === 'claim' && place === undefined) await run(claim);
else fail('Usage: npm run storage -- copy <folder or s3://bucket/folder> | check [<place>] | claim', 1);

async function run(work: (db: Database) => Promise<void>): Promise<void> {
  const { db, close } = await openDatabase();
  try {
    await work(db);
  } catch (error) {
    if (error instanceof ConfigurationError) fail(error.message, 78);
    else if (error instanceof StorageError) fail(error.message, 1);
    else if (error instanceof ContentError) fail(`${error.message}: ${String(error.cause)}`, 1);
    else throw error;
  } finally {
    await close();
  }
}

async function copy(db: Database, to: string): Promise<void> {
  const [source, target] = await Promise.all([installationStorage(), storageAt(to)]);
  const found = await copyStorage(storedContents(db), source, target);
  const isComplete = reportFiles(target.place, found);
  console.log(`${found.copied} copied in this run.`);
  if (isComplete) await takeStorage(db, target);
}

async function check(db: Database): Promise<void> {
  const storage = await (place === undefined ? installationStorage() : storageAt(place));
  reportFiles(storage.place, await checkStorage(storedContents(db), storage));
}

async function claim(db: Database): Promise<void> {
  const storage = await installationStorage();
  const isMarked = await takeStorage(db, storage);
  console.log(
    isMarked
      ? `${storage.place} is marked as the store of this installation.`
      : 'The installation has not been started yet: its first start marks the store.',
  );
}

function fail(message: string, code: number): void {
  console.error(message);
  process.exitCode = code;
}
