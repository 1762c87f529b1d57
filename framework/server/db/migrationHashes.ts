import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Line of a migration, in their order: hash and name without extension. */
interface Listed {
  readonly hash: string;
  readonly tag: string;
  /** Published under this hash before it was edited, against decision 5: databases hold it. */
  readonly former: boolean;
}

export const hashesPath = (folder: string) => path.join(folder, 'hashes.txt');

/** The hash that drizzle stores with a migration that has run. */
export const hashOf = (statements: string) => createHash('sha256').update(statements).digest('hex');

export const lineOf = (tag: string, statements: string) => `${hashOf(statements)} ${tag}`;

export function readHashes(folder: string): Listed[] {
  if (!existsSync(hashesPath(folder))) return [];
  return readFileSync(hashesPath(folder), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [hash = '', tag = '', note] = line.split(' ');
      return { hash, tag, former: note === 'former' };
    });
}

/** The hashes of the files as they are: one that was just pulled may have no line yet. */
export const presentHashes = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => hashOf(readFileSync(path.join(folder, name), 'utf8')));

/** Problems of a folder's files, each with its correction: an edited file, one without a line, one that is gone. */
export function hashProblems(folder: string, tags: readonly string[]): string[] {
  const listed = new Map(
    readHashes(folder).flatMap(({ hash, tag, former }) => (former ? [] : [[tag, hash]])),
  );
  const edited = tags.flatMap((tag) => {
    const place = path.join(folder, `${tag}.sql`);
    if (!existsSync(place)) return [`${tag}.sql is missing: bring it back with git.`];
    const listedHash = listed.get(tag);
    if (listedHash === hashOf(readFileSync(place, 'utf8'))) return [];
    return listedHash === undefined
      ? [`${tag}.sql has no line in hashes.txt: "npm run migration -- --hash" writes it.`]
      : [
          `${tag}.sql is not what hashes.txt says. If it has landed, restore it and write another migration ("npm run migration -- a_name"): databases have run it as it was. If it is new, "npm run migration -- --hash" takes your changes over.`,
        ];
  });
  const gone = [...listed.keys()].filter((tag) => !tags.includes(tag));
  return [
    ...edited,
    ...gone.map(
      (tag) =>
        `hashes.txt names ${tag}, which the journal does not: remove the line, or bring the migration back.`,
    ),
  ];
}
