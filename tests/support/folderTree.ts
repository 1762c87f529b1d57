import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const projectRoot = path.join(import.meta.dirname, '../..');

/** Folders of the project's code by where it runs: the framework's, then the portal's. */
export const codeFolders = {
  pure: [
    'packages/sijil/base',
    'packages/sijil/contract',
    'packages/sijil/schema',
    'domain',
    'field/sync',
    'src/resources',
  ],
  browser: ['packages/sijil/react', 'src'],
  server: ['packages/sijil/server', 'server'],
  all: ['packages/sijil', 'packages/library', 'domain', 'field', 'src', 'server'],
} as const;

/** Paths of the TypeScript files below folders of the project, relative to its root; none for a missing folder. */
export function sourceFiles(...folders: readonly string[]): string[] {
  return folders.flatMap(filesOf);
}

function filesOf(folder: string): string[] {
  const place = path.join(projectRoot, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')));
}

/** Writes files with their text, by path relative to the root. */
export function writeTree(root: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const place = path.join(root, name);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}
