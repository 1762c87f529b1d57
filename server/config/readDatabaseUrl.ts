import { environment } from './environment';

/** For commands that need the database and no service: undefined where none is named. */
export function readDatabaseUrl(env: Readonly<Record<string, string | undefined>>): string | undefined {
  return environment.shape.DATABASE_URL.parse(env['DATABASE_URL'] || undefined);
}
