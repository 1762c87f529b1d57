/** `npm run release -- v1.0.0`: checks that a tag is the version in package.json; CI runs it for every tag. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rootFolder } from '../server/config/rootFolder';

/** Returns an error for a tag that does not match; null for one that does. */
export const releaseProblem = (tag: string, version: string): string | null =>
  tag === `v${version}` ? null : `The tag ${tag} is not v${version}, the version in package.json.`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { version } = JSON.parse(readFileSync(path.join(rootFolder, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const problem = releaseProblem(process.argv[2] ?? '', version);
  if (problem !== null) console.error(problem);
  process.exitCode = problem === null ? 0 : 1;
}
