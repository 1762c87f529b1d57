import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { codeFolders, projectRoot, sourceFiles } from '../support/folderTree';

/** Folders in a folder by layer, the lowest first; each may import, types included, only from layers below its own. */
type Layers = readonly (readonly string[])[];

const layersOfFramework: Layers = [
  ['base'],
  ['schema'],
  ['contract'],
  ['server', 'react'],
  ['commands', 'build'],
  ['testing'],
];

const layersOfBase: Layers = [
  ['objects.ts', 'once.ts', 'i18n', 'time', 'numbers', 'live', 'accounts', 'colour'],
  ['formats', 'files'],
  ['geo'],
];

const layersOfEngine: Layers = [
  ['config'],
  ['log', 'storage', 'pictures', 'threads'],
  ['db', 'process', 'foreignFiles', 'metrics.ts'],
  ['http', 'retention'],
  ['jobs', 'files'],
  ['events.ts'],
  ['resources'],
  ['designs'],
  ['backup'],
  ['signIn', 'console', 'exports', 'live', 'system', 'plugins'],
  ['webhooks', 'apiTokens', 'automations', 'roles.ts', 'start.ts', 'texts', 'brand.ts', 'subscriptions'],
  ['defaultHandlers.ts', 'features.ts'],
  ['createApp.ts', 'serve.ts', 'migrations', 'firstAccounts.ts', 'assertTables.ts'],
  ['runProcess.ts', 'backOffice.ts'],
];

const layersOfReact: Layers = [
  ['application.tsx'],
  ['markup', 'address', 'i18n'],
  ['theme', 'plain'],
  ['toast'],
  ['providers'],
  ['brand'],
  ['lazy'],
  ['screens'],
  ['components'],
  ['charts', 'favourites'],
  ['fields'],
  ['forms'],
  ['console'],
  ['automations'],
  ['palette'],
  ['frame'],
  ['entry'],
  ['router'],
  ['start'],
];

const layersOfDomain: Layers = [
  ['access', 'gallery', 'demoAccounts.ts', 'brand.ts'],
  ['formats', 'jobs', 'retention', 'errors.ts'],
  ['scheduling'],
  ['workflow', 'forms', 'certificates', 'inspectors.ts', 'tickets', 'auth'],
  ['scoring', 'reinspection', 'profile', 'templates', 'lookups'],
  ['pricing', 'figures', 'comparison.ts', 'notifications'],
  ['contracts', 'requests', 'screens', 'company.ts'],
  ['api', 'texts', 'operator.ts'],
  ['application.ts'],
  ['declarations.ts'],
];

/** Layers of the inspectors' app. */
const layersOfField: Layers = [['sync'], ['app']];

const layersOfServer: Layers = [
  ['adapters', 'config', 'pdf', 'pictures', 'definitions.ts'],
  ['db'],
  ['dependencies.ts'],
  ['services'],
  ['records', 'sandbox'],
  ['workflow'],
  ['modules'],
  ['wiring', 'seed'],
  ['application.ts'],
  ['process.ts'],
  ['main.ts'],
];

const layersOfModules: Layers = [
  ['requests', 'filledForms', 'templates', 'settings', 'lookups', 'clients', 'identity'],
  ['audit', 'reconcile', 'system'],
  ['notifications', 'packages', 'reinspection'],
  ['auth', 'exports', 'notes', 'tickets'],
  ['adminUsers'],
  ['branches', 'gallery', 'certificates'],
  ['scheduling'],
  ['calendar', 'daysOff'],
  ['inspectors', 'dashboards', 'cancellations'],
  ['requestView', 'figures'],
  ['reports'],
  ['contracts'],
  ['payments', 'templatePreviews', 'profile'],
  ['orders', 'refunds', 'inspections'],
  ['services', 'comparison', 'retention'],
];

const layersOfDatabase: Layers = [
  ['schema'],
  ['liveSources.ts', 'names.ts', 'ownership.ts', 'signedOrders.ts'],
  ['migrate.ts'],
];

const layersOfPortal: Layers = [
  ['resources', 'i18n', 'vite-env.d.ts'],
  ['application.ts'],
  ['providers'],
  ['screens'],
  ['charts'],
  ['requests', 'account'],
  ['documents'],
  ['profile', 'payments', 'contracts', 'questions', 'branches'],
  ['frame'],
  ['pages'],
  ['portal.ts'],
  ['publicPages.ts'],
  ['main.tsx'],
];

/** Layers of the page of a list, a form or a record, lowest first. */
const layersOfConsole: Layers = [
  ['visibleFields.ts', 'plainWords.ts'],
  ['laterListParts.ts'],
  ['query', 'writes'],
  ['declaredPage.tsx'],
  ['actions', 'audit'],
  ['bulk', 'form', 'inline', 'summary', 'transfer'],
  ['views'],
  ['keys', 'design', 'texts', 'brand', 'layouts', 'editing', 'pins', 'jobs', 'groups'],
  ['list'],
  ['record'],
  ['HomePins.tsx', 'DesignedLists.tsx'],
  ['ResourceList.tsx', 'ResourceForm.tsx', 'ResourceShow.tsx'],
  ['SingleRecord.tsx'],
  ['ConsolePage.tsx'],
];

/** Modules that a layer may reference at any height, because they import by address and on demand. */
const fetchesFromAbove = [
  'src/screens/',
  'packages/sijil/react/screens/',
  'packages/sijil/react/lazy/',
  'packages/sijil/react/console/laterListParts.ts',
];

/** Packages that parse foreign input or render for long: each is allowed in a few folders, which limit its cost. */
const costlyPackages: readonly (readonly [packageName: string, ...folders: string[]])[] = [
  ['pdfkit', 'server/pdf'],
  // In `upload` it runs in the browser of the person whose file it reads.
  [
    '@cantoo/pdf-lib',
    'server/pdf',
    'packages/sijil/server/foreignFiles',
    'packages/sijil/react/fields/upload',
  ],
  ['@napi-rs/canvas', 'server/pdf', 'server/pictures', 'packages/sijil/server/pictures'],
  ['sharp', 'server/pdf', 'packages/sijil/server/pictures'],
];

/** The folder or file directly in `parent` that a file belongs to. */
const folderIn = (parent: string) => (file: string) => file.slice(parent.length + 1).split('/')[0] ?? '';

interface Import {
  readonly specifier: string;
  /** Loaded on demand, not together with the file. */
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

/** File in the same top-level folder that an import refers to, by its path from the project root; undefined if there is none. */
function importedFile(file: string, specifier: string): string | undefined {
  const half = file.split('/', file.startsWith('packages/') ? 2 : 1).join('/');
  const target = specifier.startsWith('.')
    ? path.posix.join(path.posix.dirname(file), specifier)
    : specifier
        .replace(/^@\//, 'src/')
        .replace(/^sijil\//, 'packages/sijil/')
        .replace(/^#domain\//, 'domain/')
        .replace(/^#resources/, 'src/resources');
  if (!target.startsWith(`${half}/`)) return undefined;
  const end = ['', '.ts', '.tsx', '/index.ts'].find((one) => isFile(target + one));
  return end === undefined ? undefined : target + end;
}

const isFile = (name: string) => /\.\w+$/.test(name) && existsSync(path.join(projectRoot, name));

function layersBy(layers: Layers): ReadonlyMap<string, number> {
  return new Map(layers.flatMap((folders, layer) => folders.map((folder) => [folder, layer] as const)));
}

/** Imports between two folders that do not lead to a lower layer, as «file imports file». */
function upwards(parent: string, file: string, layerOf: ReadonlyMap<string, number>): string[] {
  const folderOf = folderIn(parent);
  return specifiersOf(file).flatMap((specifier) => {
    const imported = importedFile(file, specifier);
    if (!imported?.startsWith(`${parent}/`) || folderOf(imported) === folderOf(file)) return [];
    const [from, to] = [layerOf.get(folderOf(file)), layerOf.get(folderOf(imported))];
    return from !== undefined && to !== undefined && to < from ? [] : [`${file} imports ${imported}`];
  });
}

describe.each([
  [
    'packages/sijil',
    layersOfFramework,
    'packages/sijil/server/x.ts',
    'sijil/base/i18n/localized',
    'packages/sijil/base/i18n/localized.ts',
  ],
  [
    'packages/sijil/base',
    layersOfBase,
    'packages/sijil/base/geo/x.ts',
    '../formats/dates',
    'packages/sijil/base/formats/dates.ts',
  ],
  [
    'packages/sijil/server',
    layersOfEngine,
    'packages/sijil/server/http/x.ts',
    '../db/connect',
    'packages/sijil/server/db/connect.ts',
  ],
  [
    'packages/sijil/react',
    layersOfReact,
    'packages/sijil/react/fields/X.tsx',
    'sijil/react/components/Panel',
    'packages/sijil/react/components/Panel.tsx',
  ],
  [
    'packages/sijil/react/console',
    layersOfConsole,
    'packages/sijil/react/console/x/X.tsx',
    '../list/RecordList',
    'packages/sijil/react/console/list/RecordList.tsx',
  ],
  ['domain', layersOfDomain, 'domain/x/a.ts', '#domain/access/roles', 'domain/access/roles.ts'],
  ['field', layersOfField, 'field/app/x.ts', '../sync/fieldApi', 'field/sync/fieldApi.ts'],
  [
    'server',
    layersOfServer,
    'server/application.ts',
    './records/branchHooks',
    'server/records/branchHooks.ts',
  ],
  [
    'server/modules',
    layersOfModules,
    'server/modules/notes/x.ts',
    '../requests/findRequest',
    'server/modules/requests/findRequest.ts',
  ],
  [
    'server/db',
    layersOfDatabase,
    'server/db/signedOrders.ts',
    './schema/requests',
    'server/db/schema/requests.ts',
  ],
  ['src', layersOfPortal, 'src/pages/x/X.tsx', '@/frame/Footer', 'src/frame/Footer.tsx'],
] as const)('the folders of %s', (parent, layers, from, specifier, meant) => {
  const layerOf = layersBy(layers);

  it('are all assigned to a layer', () => {
    const folders = new Set(sourceFiles(parent).map(folderIn(parent)));
    expect([...folders].filter((folder) => !layerOf.has(folder))).toEqual([]);
    expect([...layerOf.keys()].filter((folder) => !folders.has(folder))).toEqual([]);
  });

  it('import only from lower layers', () => {
    expect(importedFile(from, specifier)).toBe(meant);
    expect(sourceFiles(parent).flatMap((file) => upwards(parent, file, layerOf))).toEqual([]);
  });
});

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Imports between the folders of each folder. */
function graphs(): ReadonlyMap<string, Graph> {
  const found = new Map<string, Map<string, Set<string>>>();
  for (const file of sourceFiles(...codeFolders.all))
    for (const { specifier, later } of importsOf(file)) {
      const imported = later ? undefined : importedFile(file, specifier);
      if (imported) join(found, file.split('/'), imported.split('/'));
    }
  return found;
}

function join(found: Map<string, Map<string, Set<string>>>, from: string[], to: string[]): void {
  const parts = from.findIndex((part, index) => part !== to[index]);
  const [one, other] = [from[parts], to[parts]];
  // A file beside folders is shared by them, or connects them.
  if (one === undefined || other === undefined || /\.\w+$/.test(one) || /\.\w+$/.test(other)) return;
  const folder = from.slice(0, parts).join('/');
  const graph = found.get(folder) ?? new Map<string, Set<string>>();
  found.set(folder, graph.set(one, (graph.get(one) ?? new Set()).add(other)));
}

/** Folders that import themselves through a cycle. */
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

describe('sibling folders', () => {
  it('have no circular imports, direct or indirect, even of types', () => {
    const rings = [...graphs()].flatMap(([folder, graph]) => {
      const ring = inRings(graph);
      return ring.length > 0 ? [[folder, ring.join(' ')] as const] : [];
    });
    expect(Object.fromEntries(rings)).toEqual({});
  });

  it('with circular imports are detected, even through a third folder', () => {
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

describe('a resource-intensive package', () => {
  it.each(costlyPackages)('%s is imported only where its resource use is limited', (name, ...folders) => {
    const users = sourceFiles(...codeFolders.all).filter((file) => specifiersOf(file).includes(name));
    expect(users.length).toBeGreaterThan(0);
    expect(users.filter((file) => !folders.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
  });
});
