import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { projectRoot, sourceFiles } from '../support/folderTree';

/** The rooms of a folder, from the ground up; a room may import, even a type, only from floors below its own. */
type Floors = readonly (readonly string[])[];

const floorsOfFramework: Floors = [['base'], ['schema'], ['contract'], ['server', 'react']];

const floorsOfBase: Floors = [
  ['objects.ts', 'i18n', 'time', 'numbers', 'live'],
  ['formats', 'files'],
  ['geo'],
];

const floorsOfEngine: Floors = [['db'], ['http'], ['accounts', 'files'], ['resources']];

/** The browser's half of the framework, from the ground up. */
const floorsOfReact: Floors = [
  ['markup', 'address'],
  ['theme', 'plain'],
  ['toast'],
  ['providers'],
  ['lazy'],
  ['components'],
  ['fields'],
  ['forms'],
  ['console'],
  ['palette'],
];

const floorsOfDomain: Floors = [
  ['access', 'gallery', 'demoAccounts.ts'],
  ['formats', 'contracts', 'errors.ts'],
  ['scheduling'],
  ['workflow', 'forms', 'certificates', 'inspectors', 'tickets', 'accounts', 'auth'],
  ['scoring', 'reinspection', 'profile', 'templates', 'lookups'],
  ['pricing', 'figures', 'comparison', 'notifications'],
  ['requests', 'screens', 'company.ts'],
  ['api'],
];

const floorsOfServer: Floors = [
  ['adapters', 'config', 'log', 'pdf', 'pictures'],
  ['db', 'process', 'foreignFiles'],
  ['dependencies.ts'],
  ['jobs', 'plugins', 'services'],
  ['records', 'sandbox'],
  ['workflow'],
  ['modules'],
  ['wiring', 'seed'],
  ['app.ts'],
  ['createDependencies.ts'],
  ['serve.ts'],
  ['main.ts'],
];

const floorsOfModules: Floors = [
  ['requests', 'filledForms', 'templates', 'settings', 'lookups', 'clients', 'identity'],
  ['live', 'audit', 'search', 'savedViews', 'reconcile', 'system'],
  ['notifications', 'packages', 'reinspection'],
  ['auth', 'exports', 'notes', 'tickets'],
  ['adminUsers'],
  ['branches', 'gallery', 'certificates'],
  ['scheduling'],
  ['calendar', 'daysOff'],
  ['inspectors', 'dashboards', 'cancellations'],
  ['requestView', 'figures'],
  ['contracts'],
  ['payments', 'templatePreviews', 'profile'],
  ['orders', 'refunds', 'inspections'],
  ['services', 'comparison'],
];

const floorsOfDatabase: Floors = [
  ['migrationHashes.ts', 'embedded'],
  ['watchDatabase.ts', 'schema'],
  ['companyStands.ts', 'signedOrders.ts'],
  ['installationValue.ts', 'live'],
  ['migrate.ts'],
];

const floorsOfPortal: Floors = [
  ['resources', 'i18n', 'vite-env.d.ts'],
  ['providers'],
  ['screens'],
  ['charts'],
  ['requests', 'account'],
  ['profile', 'payments', 'contracts', 'questions', 'branches'],
  ['layouts'],
  ['pages'],
  ['router'],
  ['Portal.tsx'],
  ['App.tsx'],
  ['main.tsx'],
];

/** Layers of the page of a list, a form or a record, from the lowest up. */
const floorsOfConsole: Floors = [
  ['consoleRecord.ts', 'visibleFields.ts', 'backOf.ts', 'plainWords.ts', 'useNamesOf.ts', 'useNarrow.ts'],
  ['changeableFields.ts', 'laterListParts.ts'],
  ['query', 'writes'],
  ['actions', 'audit'],
  ['bulk', 'form', 'inline', 'transfer', 'views'],
  ['keys'],
  ['list'],
  ['record'],
  ['ResourceList.tsx', 'ResourceForm.tsx', 'ResourceShow.tsx'],
  ['SingleRecord.tsx'],
  ['ConsolePage.tsx'],
];

/** Modules that a layer may reference at any height, because they import by address and on demand. */
const fetchesFromAbove = [
  'src/screens/',
  'framework/react/lazy/',
  'framework/react/console/laterListParts.ts',
];

/** Packages that read what strangers send, or draw for long: each is let in at one place, which bounds what it may cost. */
const homes: readonly (readonly [packageName: string, ...rooms: string[]])[] = [
  ['pdfkit', 'pdf'],
  ['pdf-lib', 'pdf', 'foreignFiles'],
  ['@napi-rs/canvas', 'pdf', 'pictures'],
  ['sharp', 'pdf', 'pictures'],
];

/** The folder, or the file that stands beside the folders, that a file of `house` belongs to. */
const roomIn = (house: string) => (file: string) => file.slice(house.length + 1).split('/')[0] ?? '';

interface Import {
  readonly specifier: string;
  /** Loaded when it is wanted, and not with the file. */
  readonly later: boolean;
}

function importsOf(file: string): Import[] {
  const code = readFileSync(path.join(projectRoot, file), 'utf8');
  const written = [...code.matchAll(/(?:from|import)\s*(\(?)\s*'([^']+)'/g)];
  return written.map(([, later, specifier = '']) => ({ specifier, later: Boolean(later) }));
}

function specifiersOf(file: string): string[] {
  return importsOf(file)
    .filter(({ later }) => !(later && fetchesFromAbove.some((one) => file.startsWith(one))))
    .map(({ specifier }) => specifier);
}

/** The file of the same half that an import means, by its path from the project's root; undefined where it means none. */
function importedFile(file: string, specifier: string): string | undefined {
  const [half = ''] = file.split('/');
  const target = specifier.startsWith('.')
    ? path.posix.join(path.posix.dirname(file), specifier)
    : specifier
        .replace(/^@\//, 'src/')
        .replace(/^@framework\//, 'framework/react/')
        .replace(/^#framework\//, 'framework/')
        .replace(/^#domain\//, 'domain/')
        .replace(/^#resources/, 'src/resources');
  if (!target.startsWith(`${half}/`)) return undefined;
  const end = ['', '.ts', '.tsx', '/index.ts'].find((one) => isFile(target + one));
  return end === undefined ? undefined : target + end;
}

const isFile = (name: string) => /\.\w+$/.test(name) && existsSync(path.join(projectRoot, name));

function floorsBy(floors: Floors): ReadonlyMap<string, number> {
  return new Map(floors.flatMap((rooms, floor) => rooms.map((room) => [room, floor] as const)));
}

/** Imports between two rooms that do not go down, as «file imports file». */
function upwards(house: string, file: string, floorOf: ReadonlyMap<string, number>): string[] {
  const roomOf = roomIn(house);
  return specifiersOf(file).flatMap((specifier) => {
    const imported = importedFile(file, specifier);
    if (!imported?.startsWith(`${house}/`) || roomOf(imported) === roomOf(file)) return [];
    const [from, to] = [floorOf.get(roomOf(file)), floorOf.get(roomOf(imported))];
    return from !== undefined && to !== undefined && to < from ? [] : [`${file} imports ${imported}`];
  });
}

describe.each([
  [
    'framework',
    floorsOfFramework,
    'framework/server/x.ts',
    '#framework/base/i18n/localized',
    'framework/base/i18n/localized.ts',
  ],
  [
    'framework/base',
    floorsOfBase,
    'framework/base/geo/x.ts',
    '../formats/dates',
    'framework/base/formats/dates.ts',
  ],
  [
    'framework/server',
    floorsOfEngine,
    'framework/server/http/x.ts',
    '../db/connect',
    'framework/server/db/connect.ts',
  ],
  [
    'framework/react',
    floorsOfReact,
    'framework/react/fields/X.tsx',
    '@framework/components/Panel',
    'framework/react/components/Panel.tsx',
  ],
  [
    'framework/react/console',
    floorsOfConsole,
    'framework/react/console/x/X.tsx',
    '../list/RecordList',
    'framework/react/console/list/RecordList.tsx',
  ],
  ['domain', floorsOfDomain, 'domain/x/a.ts', '#domain/access/roles', 'domain/access/roles.ts'],
  ['server', floorsOfServer, 'server/app.ts', './records/hooksOf', 'server/records/hooksOf.ts'],
  [
    'server/modules',
    floorsOfModules,
    'server/modules/notes/x.ts',
    '../requests/findRequest',
    'server/modules/requests/findRequest.ts',
  ],
  [
    'server/db',
    floorsOfDatabase,
    'server/db/live/x.ts',
    '../schema/requests',
    'server/db/schema/requests.ts',
  ],
  ['src', floorsOfPortal, 'src/pages/x/X.tsx', '@/layouts/PortalLayout', 'src/layouts/PortalLayout.tsx'],
] as const)('the rooms of %s', (house, floors, from, specifier, meant) => {
  const floorOf = floorsBy(floors);

  it('each have a floor', () => {
    const rooms = new Set(sourceFiles(house).map(roomIn(house)));
    expect([...rooms].filter((room) => !floorOf.has(room))).toEqual([]);
    expect([...floorOf.keys()].filter((room) => !rooms.has(room))).toEqual([]);
  });

  it('import only from the floors below', () => {
    expect(importedFile(from, specifier)).toBe(meant);
    expect(sourceFiles(house).flatMap((file) => upwards(house, file, floorOf))).toEqual([]);
  });
});

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** By folder: its folders, each with those beside it that it imports from. */
function graphs(): ReadonlyMap<string, Graph> {
  const found = new Map<string, Map<string, Set<string>>>();
  for (const file of sourceFiles('framework', 'domain', 'server', 'src'))
    for (const { specifier, later } of importsOf(file)) {
      const imported = later ? undefined : importedFile(file, specifier);
      if (imported) join(found, file.split('/'), imported.split('/'));
    }
  return found;
}

function join(found: Map<string, Map<string, Set<string>>>, from: string[], to: string[]): void {
  const parts = from.findIndex((part, index) => part !== to[index]);
  const [one, other] = [from[parts], to[parts]];
  // A file beside folders is what they have in common, or puts them together.
  if (one === undefined || other === undefined || /\.\w+$/.test(one) || /\.\w+$/.test(other)) return;
  const folder = from.slice(0, parts).join('/');
  const graph = found.get(folder) ?? new Map<string, Set<string>>();
  found.set(folder, graph.set(one, (graph.get(one) ?? new Set()).add(other)));
}

/** The folders from which a way of imports leads back to them. */
function inRings(graph: Graph): string[] {
  const leadsTo = (start: string): Set<string> => {
    const seen = new Set<string>();
    const waiting = [...(graph.get(start) ?? [])];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      waiting.push(...(graph.get(next) ?? []));
    }
    return seen;
  };
  return [...graph.keys()].filter((one) => leadsTo(one).has(one)).sort();
}

describe('the folders within a room', () => {
  it('import one another in no ring, also over others and if only a type', () => {
    const rings = [...graphs()].flatMap(([folder, graph]) => {
      const ring = inRings(graph);
      return ring.length > 0 ? [[folder, ring.join(' ')] as const] : [];
    });
    expect(Object.fromEntries(rings)).toEqual({});
  });

  it('would be found in one, also over a third', () => {
    const to = (...folders: string[]) => new Set(folders);
    expect(
      inRings(
        new Map([
          ['a', to('b')],
          ['b', to('c')],
          ['c', to('a', 'd')],
        ]),
      ),
    ).toEqual(['a', 'b', 'c']);
    expect(
      inRings(
        new Map([
          ['a', to('b')],
          ['b', to('c')],
        ]),
      ),
    ).toEqual([]);
  });
});

describe('a costly package', () => {
  it.each(homes)('%s is used only where what it costs is bounded', (name, ...rooms) => {
    const users = sourceFiles('server').filter((file) => specifiersOf(file).includes(name));
    expect(users.length).toBeGreaterThan(0);
    expect(users.filter((file) => !rooms.includes(roomIn('server')(file)))).toEqual([]);
  });
});
