import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const projectRoot = path.join(import.meta.dirname, '../..');

/** Paths of the TypeScript files below a folder of the project, from its root; none where there is no folder. */
export function sourceFiles(folder: string): string[] {
  const place = path.join(projectRoot, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')));
}

/** Writes files, by path from the root, with their text. */
export function writeTree(root: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const place = path.join(root, name);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}
