import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const sources = ['src', 'domain', 'public', 'index.html', 'package-lock.json', 'vite.config.ts'];

/** Where a finished build keeps the hash of what it was built from. */
export const buildHashFile = path.join(root, 'dist/portal/.build-hash');

/** Hex SHA-256 of everything that the built portal depends on. */
export function computeBuildHash() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => listFiles(path.join(root, source)))) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

function listFiles(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) => listFiles(path.join(place, name)));
}
