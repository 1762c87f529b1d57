import { readdirSync } from 'node:fs';
import path from 'node:path';

interface Response {
  header(name: string, value: string): unknown;
}

/** Keeps hashed assets for a year in a browser's cache; anything else is asked for again. */
export function setCache(response: Response, file: string): void {
  const hashed = file.includes(`${path.sep}assets${path.sep}`);
  response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/**
 * Names of the files of a build. The file server itself would either read the folder for each file, a fifth of the cost of a
 * new visitor, or add a thousand routes at start.
 */
export function builtFiles(folder: string): ReadonlySet<string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Set(names.map((name) => name.replaceAll(path.sep, '/')));
}
