import path from 'node:path';
import type { ServerConfig } from './serverConfig';

/** Settings of a process of a back office, and whether it is a trial: only then it has accounts with a known password. */
export interface BackOfficeConfig extends ServerConfig {
  readonly isTrial: boolean;
}

/** Reads the settings of a back office. Without `DATABASE_URL` it keeps its own PostgreSQL and answers this machine alone. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): BackOfficeConfig {
  const port = Number(env['PORT'] ?? 3000);
  const databaseUrl = env['DATABASE_URL'];
  const isTrial = databaseUrl === undefined && env['NODE_ENV'] !== 'production';
  return {
    host: env['HOST'] ?? (isTrial ? '127.0.0.1' : '0.0.0.0'),
    port,
    publicUrl: env['PUBLIC_URL'] ?? `http://localhost:${port}`,
    trustProxy: env['TRUST_PROXY'] ?? false,
    dataDir: path.resolve(env['DATA_DIR'] ?? 'data'),
    databaseUrl,
    backups: { nightly: env['BACKUPS'] !== 'off', passphrase: env['BACKUP_PASSPHRASE'] },
    apiDocs: true,
    logLevel: env['LOG_LEVEL'] ?? 'warn',
    rateLimit: env['RATE_LIMIT'] !== 'off',
    isTrial,
  };
}
