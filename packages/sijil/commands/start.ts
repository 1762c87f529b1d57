import { existsSync } from 'node:fs';
import path from 'node:path';
import { originalBrand } from 'sijil/schema/application';
import { backOfficeApplication, backOfficeTables } from 'sijil/server/backOffice';
import { type BackOfficeConfig, readConfig } from 'sijil/server/config/readConfig';
import { ConfigurationError } from 'sijil/server/config/serverConfig';
import { readTrialAccounts, trialPassword } from 'sijil/server/firstAccounts';
import { runProcess } from 'sijil/server/runProcess';
import { buildPages } from './buildPages';
import { readApplication } from './readApplication';

/**
 * `sijil start`: builds the pages where they have changed, and serves the application. A trial makes its first migration itself.
 * `sijil start --api` leaves the pages to another server.
 */
export async function start(args: readonly string[]): Promise<void> {
  const folder = process.cwd();
  let emails: readonly string[] = [];
  // Read first: Vite sets NODE_ENV as it builds the pages.
  const { isTrial } = readConfig(process.env);
  await runProcess<BackOfficeConfig>({
    readConfig: () => readConfig(process.env),
    load: async () => {
      const { server } = await readApplication(folder);
      if (isTrial) await migrateTrial(folder);
      if (!args.includes('--api')) await buildPages(folder);
      const application = backOfficeApplication(folder, server);
      return {
        ...application,
        prepare: async (api) => {
          await application.prepare(api);
          if (isTrial) emails = await readTrialAccounts(api);
        },
      };
    },
    announce: ({ publicUrl }) => console.log(announcement(publicUrl, emails)),
  });
}

function announcement(url: string, emails: readonly string[]): string {
  const accounts = emails.map((email) => `  ${email}  ${trialPassword}`);
  return ['', `  ${originalBrand().name.en}  →  ${url}`, ...accounts, '', '  Ctrl-C stops it.', ''].join(
    '\n',
  );
}

/** Writes the first migration of an application that has none. */
async function migrateTrial(folder: string): Promise<void> {
  const migrations = path.join(folder, 'migrations');
  if (existsSync(migrations)) return;
  const { writeMigration } = await import('sijil/server/migrations/writeMigration');
  const { succeeded, message } = await writeMigration({
    folder: migrations,
    loadSchema: () => Promise.resolve(backOfficeTables()),
    args: ['first'],
  });
  if (!succeeded) throw new ConfigurationError(message);
}
