import { createHash } from 'node:crypto';
import { readArchive } from './archive';
import { BackupError, damaged } from './backupError';
import { fileName, type Manifest, manifest, manifestName, tableName } from './manifest';

/**
 * Reads a whole archive and compares every part with its hash.
 * @throws BackupError for one that is cut, damaged, or of another passphrase
 */
export async function checkBackup(file: string, passphrase: string | undefined): Promise<Manifest> {
  const hashes = new Map<string, string>();
  let text: string | undefined;
  try {
    for await (const { name, content } of readArchive(file, passphrase)) {
      const hash = createHash('sha256');
      const chunks: Buffer[] = [];
      for await (const chunk of content) {
        hash.update(chunk);
        if (name === manifestName) chunks.push(chunk);
      }
      hashes.set(name, hash.digest('hex'));
      if (name === manifestName) text = Buffer.concat(chunks).toString();
    }
  } catch (error) {
    throw error instanceof BackupError ? error : damaged(error);
  }
  const found = manifest.safeParse(text === undefined ? undefined : JSON.parse(text));
  if (!found.success) throw damaged(found.error);
  assertHashes(found.data, hashes);
  return found.data;
}

function assertHashes({ tables, files }: Manifest, hashes: ReadonlyMap<string, string>): void {
  const wrongTable = tables.find(
    ({ schema, name, sha256 }) => hashes.get(tableName(schema, name)) !== sha256,
  );
  if (wrongTable) throw damaged();
  const absent = new Set(files.absent.map(fileName));
  const stored = [...hashes].filter(([name]) => name.startsWith(fileName('')));
  const isWrong = ([name, hash]: [string, string]) => name !== fileName(hash) && !absent.has(name);
  if (stored.length !== files.count || stored.some(isWrong)) throw damaged();
}
