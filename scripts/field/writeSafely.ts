import { mkdirSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file whole or not at all: whoever is killed at any moment leaves the former content or the new one, on the
 * disk itself and not only in its cache.
 */
export async function writeSafely(file: string, content: string | Uint8Array): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  const handle = await open(draft, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
  const folder = await open(path.dirname(file), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
