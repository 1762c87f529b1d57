import { environment } from './environment';

/** Address of PostgreSQL itself for commands without services; undefined if none is set. */
export function readDatabaseUrl(env: Readonly<Record<string, string | undefined>>): string | undefined {
  return environment.shape.DATABASE_URL.parse(env['DATABASE_DIRECT_URL'] || env['DATABASE_URL'] || undefined);
}
