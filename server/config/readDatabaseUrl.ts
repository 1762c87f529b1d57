import { environment } from './environment';
import { readEnvironment } from './readEnvironment';

/** Address of PostgreSQL itself for commands without services; undefined if none is set. */
export function readDatabaseUrl(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const set = readEnvironment(env);
  return environment.shape.DATABASE_URL.parse(set['DATABASE_DIRECT_URL'] ?? set['DATABASE_URL']);
}
