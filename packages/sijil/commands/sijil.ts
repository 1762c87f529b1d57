import { existsSync } from 'node:fs';
import { ConfigurationError } from 'sijil/server/config/serverConfig';

const commands = {
  start: async () => (await import('./start')).start,
  dev: async () => (await import('./dev')).dev,
  build: async () => (await import('./buildPages')).build,
  check: async () => (await import('./check')).check,
  test: async () => (await import('./test')).test,
  entity: async () => (await import('./entity')).entity,
  migration: async () => (await import('./migration')).migration,
  backup: async () => (await import('./ownInstallation')).backupOwn,
  restore: async () => (await import('./ownInstallation')).restoreOwn,
  admin: async () => (await import('./admin')).admin,
} as const;

const usage = `sijil start                builds the pages and serves the application
sijil dev                  serves it, and shows each change of the code at once
sijil check                names what is wrong with the declarations, the types and the migrations
sijil test [FILE…]         runs the tests of the declarations and the application's own
sijil entity NAME          writes a new declaration and lists it
sijil migration NAME       writes the changes of the declarations as the next migration
sijil backup FILE          writes database and files into one archive, while the application runs
sijil restore FILE         restores it; --check only reads it, --rehearse tries it in a scratch database
sijil admin EMAIL [ROLE]   makes the first account of an installation
sijil build                builds the pages`;

const [name = '', ...args] = process.argv.slice(2);
if (existsSync('.env')) process.loadEnvFile('.env');
if (Object.hasOwn(commands, name)) {
  const command = await commands[name as keyof typeof commands]();
  try {
    await command(args);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exitCode = 78;
  }
} else {
  console.log(name === '' ? usage : `A24 There is no command "${name}".\n\n${usage}`);
  process.exitCode = name === '' ? 0 : 1;
}
