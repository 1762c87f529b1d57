import path from 'node:path';
import { taskLabels } from '#domain/jobs/taskLabels';
import { rootFolder } from '../config/rootFolder';
import { type DatabaseSchema, migrateSchema } from 'sijil/server/db/migrate';
import { handovers, liveSources } from './liveSources';

export const migrationsFolder = path.join(rootFolder, 'server/db/migrations');

/** The newest schema of the portal's database. */
export const databaseSchema: DatabaseSchema = { migrationsFolder, liveSources, handovers, taskLabels };

/** Migrates the portal's database at `url` to the newest schema. */
export function migrateDatabase(url: string): Promise<void> {
  return migrateSchema(url, databaseSchema);
}
