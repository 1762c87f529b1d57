import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { projectRoot, sourceFiles } from '../support/folderTree';

/** The rooms of `server/` from the ground up; a room may import only from floors below its own. */
const floors: readonly (readonly string[])[] = [
  ['adapters', 'config', 'log', 'pdf', 'pictures'],
  ['db', 'process', 'announce.ts'],
  ['http'],
  ['jobs', 'plugins', 'services'],
  ['resources', 'sandbox'],
  ['workflow'],
  ['modules'],
  ['wiring', 'seed'],
  ['app.ts'],
  ['createDependencies.ts'],
  ['main.ts'],
];

/** Packages that read what strangers send, or draw for long: each is let in at one place, which bounds what it may cost. */
const homes: readonly (readonly [packageName: string, ...rooms: string[]])[] = [
  ['pdfkit', 'pdf'],
  ['pdf-lib', 'pdf'],
  ['@napi-rs/canvas', 'pdf', 'pictures'],
  ['sharp', 'pdf', 'pictures'],
];

const floorOf = new Map(floors.flatMap((rooms, floor) => rooms.map((room) => [room, floor] as const)));
const roomOf = (file: string) => file.split('/')[1] ?? '';

function specifiersOf(file: string): string[] {
  const code = readFileSync(path.join(projectRoot, file), 'utf8');
  return [...code.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '');
}

/** The file of `server/` that a relative import means, by its path from the project's root; undefined where it means none. */
function importedFile(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const target = path.posix.join(path.posix.dirname(file), specifier);
  const found = ['', '.ts', '/index.ts'].find((end) => existsSync(path.join(projectRoot, target + end)));
  return found !== undefined && target.startsWith('server/') ? target + found : undefined;
}

/** Imports between two rooms that do not go down, as «file imports file». */
function upwards(file: string): string[] {
  return specifiersOf(file).flatMap((specifier) => {
    const imported = importedFile(file, specifier);
    if (imported === undefined || roomOf(imported) === roomOf(file)) return [];
    const [from, to] = [floorOf.get(roomOf(file)), floorOf.get(roomOf(imported))];
    return from !== undefined && to !== undefined && to < from ? [] : [`${file} imports ${imported}`];
  });
}

describe('the rooms of the server', () => {
  it('each have a floor', () => {
    const rooms = new Set(sourceFiles('server').map(roomOf));
    expect([...rooms].filter((room) => !floorOf.has(room))).toEqual([]);
    expect([...floorOf.keys()].filter((room) => !rooms.has(room))).toEqual([]);
  });

  it('import only from the floors below', () => {
    expect(sourceFiles('server').flatMap(upwards)).toEqual([]);
  });

  it.each(homes)('%s is used only where what it costs is bounded', (name, ...rooms) => {
    const users = sourceFiles('server').filter((file) => specifiersOf(file).includes(name));
    expect(users.length).toBeGreaterThan(0);
    expect(users.filter((file) => !rooms.includes(roomOf(file)))).toEqual([]);
  });
});
