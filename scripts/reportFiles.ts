import type { Comparison } from '#framework/server/storage/copyStorage';

/** Prints what was compared, and returns true if nothing is missing or damaged; otherwise the command ends with 1. */
export function reportFiles(place: string, { sound, bytes, missing, damaged }: Comparison): boolean {
  console.log(`${place}: ${sound} files (${bytes} bytes) are as their hash says.`);
  for (const sha256 of missing) console.error(`missing: ${sha256}`);
  for (const sha256 of damaged) console.error(`damaged: ${sha256}`);
  if (missing.length + damaged.length === 0) return true;
  console.error(`${missing.length} missing, ${damaged.length} damaged.`);
  process.exitCode = 1;
  return false;
}
