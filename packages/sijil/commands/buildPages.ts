import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Settings of Vite for the pages of an application. */
export async function pagesOf(folder: string) {
  const { sijil } = await import('sijil/vite');
  return { root: folder, configFile: false as const, plugins: sijil() };
}

/** Builds the pages into `dist`, unless nothing has changed since the last time. */
export async function buildPages(folder: string): Promise<void> {
  const built = path.join(folder, 'dist/index.html');
  if (existsSync(built) && newestSource(folder) < statSync(built).mtimeMs) return;
  const { build } = await import('vite');
  console.log('Building the pages …');
  await build({ ...(await pagesOf(folder)), logLevel: 'warn' });
}

const left = new Set(['node_modules', 'dist', 'data', 'migrations', '.git']);

/** Moment of the newest change of the application's code, or of the installed framework. */
function newestSource(folder: string): number {
  const own = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !left.has(name));
  const times = own.map((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? newestSource(file) : statSync(file).mtimeMs;
  });
  const framework = statSync(path.join(import.meta.dirname, '../package.json')).mtimeMs;
  return Math.max(framework, ...times);
}

/** `sijil build`: builds the pages. */
export const build = (): Promise<void> => buildPages(process.cwd());
