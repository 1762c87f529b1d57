import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of `package.json`, whether this is read as TypeScript or runs from `dist/server`. */
export const rootFolder = folderOf(import.meta.dirname);

function folderOf(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : folderOf(path.dirname(folder));
}
