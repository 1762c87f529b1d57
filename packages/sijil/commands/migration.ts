import path from 'node:path';
import { backOfficeTables } from 'sijil/server/backOffice';
import { writeMigration } from 'sijil/server/migrations/writeMigration';
import { readApplication } from './readApplication';

/** `sijil migration name`: writes the changes of the declarations as the next migration. */
export async function migration(args: readonly string[]): Promise<void> {
  const { folder } = await readApplication();
  const { succeeded, message } = await writeMigration({
    folder: path.join(folder, 'migrations'),
    loadSchema: () => Promise.resolve(backOfficeTables()),
    args,
  });
  console.log(message);
  if (!succeeded) process.exitCode = 1;
}
