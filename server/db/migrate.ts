import path from 'node:path';
import { rootFolder } from '#framework/server/config/serverConfig';
import { migrateSchema } from '#framework/server/db/migrate';

export const migrationsFolder = path.join(rootFolder, 'server/db/migrations');

/** Migrates the portal's database at `url` to the newest schema. */
export function migrateDatabase(url: string): Promise<void> {
  return migrateSchema(url, migrationsFolder);
}
