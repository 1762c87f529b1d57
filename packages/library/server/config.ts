import path from 'node:path';
import type { ServerConfig } from 'sijil/server/config/serverConfig';

/** Settings of the library: a port and a folder. Everything else is fixed, because it runs locally. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ServerConfig {
  const port = Number(env['PORT'] ?? 3100);
  return {
    host: '127.0.0.1',
    port,
    publicUrl: `http://localhost:${port}`,
    trustProxy: false,
    dataDir: path.resolve(env['DATA_DIR'] ?? './data/example'),
    databaseUrl: env['DATABASE_URL'],
    apiDocs: true,
    logLevel: env['LOG_LEVEL'] ?? 'warn',
    rateLimit: env['RATE_LIMIT'] !== 'off',
  };
}
