import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rolldown } from 'vite';
import type { ReadScreens } from './readScreens';
import { frameworkFolder } from './sourceFolders.mjs';

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...given: never[]) => unknown>>[1];

/** Modules of forms on the pages before sign-in: bundled as one file instead of one per part. */
const plainForms = new RegExp(
  [
    `${frameworkFolder}/react/plain/`,
    `${frameworkFolder}/react/fields/(plain/|typing|fieldIds)`,
    `${frameworkFolder}/react/forms/(PlainForm|form\\.module|useShape|useSaveKey|formValues)`,
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** Dependencies of those forms that the portal needs too, although it renders none of the forms. */
const shapes = new RegExp(
  [
    `${frameworkFolder}/react/components/inSight`,
    'src/providers/signIn',
    `${frameworkFolder}/schema/(access|resource|shape|kinds/\\w+)\\.ts`,
    'domain/auth/(signInBodies|newPassword)',
    `${frameworkFolder}/base/formats/(password|numbers)`,
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/**
 * Groups of modules that are loaded as one file, with their entries; those needed first come first. A module belongs to the
 * first group that contains it; packages are separate files, which stay in a browser's cache from one release to the next.
 */
const groups: readonly (readonly [name: string, ...begins: string[]])[] = [
  [
    'portal',
    `${frameworkFolder}/react/start/Portal.tsx`,
    `${frameworkFolder}/react/frame/PortalLayout.tsx`,
    `${frameworkFolder}/react/screens/prefetchScreen.ts`,
  ],
  ['lists', `${frameworkFolder}/react/console/ResourceList.tsx`],
  [
    'generatedScreens',
    `${frameworkFolder}/react/console/ConsolePage.tsx`,
    `${frameworkFolder}/react/router/consoleRoutes.tsx`,
  ],
  ['requestLists', 'src/pages/admin/AdminRequests.tsx'],
  [
    'laterParts',
    `${frameworkFolder}/react/favourites/KeepFavourites.tsx`,
    `${frameworkFolder}/react/console/list/ActiveFilters.tsx`,
  ],
  ['application', 'src/portal.ts'],
  ['fields', `${frameworkFolder}/react/fields/renderers.ts`, 'domain/texts/formBodies.ts'],
  ['listParts', `${frameworkFolder}/react/console/list/listParts.ts`],
];

/**
 * Public pages, which are loaded one by one without the portal's code; modules shared with the portal are in a separate chunk.
 */
const openPages = 'src/screens/publicScreens.ts';
const shared = 'shared';

/** Files that only re-export, with the defining file of each exported name. */
const handingOn = [
  'antd/es/index.js',
  '@ant-design/icons/es/index.js',
  '@ant-design/icons/es/icons/index.js',
].map((file) => path.resolve('node_modules', file));
const givenBy = new Map(handingOn.flatMap((file) => [...givenIn(file)]));
const takenFromThem = /import\s*\{([^}]*)\}\s*from\s*["'](?:antd|@ant-design\/icons)["']/g;

function givenIn(file: string): [name: string, file: string][] {
  const written = readFileSync(file, 'utf8').matchAll(/default as (\w+) \} from ["'](.+?)["']/g);
  return [...written].map(([, name = '', from = '']) => {
    const target = path.resolve(path.dirname(file), from);
    return [name, existsSync(`${target}.js`) ? `${target}.js` : path.join(target, 'index.js')];
  });
}

/** Returns a module and all its static imports. */
function reach(begins: readonly string[], context: Context): Set<string> {
  const found = new Set<string>();
  const waiting = [...begins];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const info = found.has(id) || handingOn.includes(id) ? null : context.getModuleInfo(id);
    if (!info) continue;
    found.add(id);
    const taken = [...(info.code ?? '').matchAll(takenFromThem)].flatMap(([, names = '']) =>
      names.split(',').map((one) => givenBy.get(one.trim().split(' ')[0] ?? '')),
    );
    waiting.push(...info.importedIds, ...taken.filter((one) => one !== undefined));
  }
  return found;
}

function namesByModule(context: Context): ReadonlyMap<string, string> {
  const module = (file: string) => {
    const info = context.getModuleInfo(path.resolve(file));
    if (!info) throw new Error(`${file} is not part of the portal: scripts/sharedChunks.ts`);
    return info;
  };
  const open = reach(module(openPages).dynamicallyImportedIds, context);
  const names = new Map<string, string>();
  for (const [name, ...begins] of groups)
    for (const id of reach(
      begins.map((file) => module(file).id),
      context,
    ))
      if (!names.has(id)) names.set(id, fileOf(open.has(id) ? shared : name, id));
  return names;
}

const fileOf = (name: string, id: string) => (id.includes('node_modules') ? `${name}Packages` : name);

/** Returns a chunk group for each of them; an earlier group takes its modules before the next. */
function codeSplittingGroups(): Rolldown.CodeSplittingGroup[] {
  let names: ReadonlyMap<string, string> | undefined;
  const order = [shared, ...groups.map(([name]) => name)].flatMap((name) => [`${name}Packages`, name]);
  return order.map((name, index) => ({
    name: (id, context) => {
      names ??= namesByModule(context);
      return names.get(id) === name ? name : null;
    },
    priority: 3 - index / order.length,
    debugName: name,
  }));
}

/**
 * Texts that are always needed together are one file per language, without the texts of public pages. A namespace with texts of
 * both the framework and the portal is one file.
 */
function textsFile({ publicScreens, textsOfLists, textsOfPortal }: ReadScreens) {
  const isOpen = (name: string) => publicScreens.some(({ texts }) => texts.includes(name));
  const groups = { textsOfPortal, textsOfLists: textsOfLists.filter((name) => !isOpen(name)) };
  return (id: string): string | null => {
    const [, language, name = ''] = /[\\/]i18n[\\/](ar|en)[\\/](\w+)\.json$/.exec(id) ?? [];
    if (language === undefined) return null;
    const found = Object.entries(groups).find(([, names]) => names.includes(name));
    return `${found?.[0] ?? name}-${language}`;
  };
}

/**
 * Files of the portal's code. The initial code of every page is two files, the packages' and ours; the portal, its lists and
 * its fields are two files each: a hundred small files cost more in requests than they save in bytes. Everything else is split
 * by its importers.
 */
export function sharedChunks(portal: ReadScreens): Rolldown.CodeSplittingGroup[] {
  return [
    { name: 'packages', tags: ['$initial'], test: /node_modules/, priority: 5 },
    { name: 'start', tags: ['$initial'], priority: 4 },
    // Imported by Refine's core for functions that are not called here; loaded by pages that read or write sheets.
    { name: 'sheets', test: /node_modules[\\/]papaparse[\\/]/, priority: 4 },
    { name: 'shapes', test: shapes, priority: 4 },
    { name: 'plainForms', test: plainForms, priority: 4 },
    { name: textsFile(portal), priority: 4, debugName: 'texts' },
    ...codeSplittingGroups(),
    {
      name: 'icons',
      test: /node_modules[\\/]@ant-design[\\/]icons[\\/]/,
      priority: 1,
      entriesAware: true,
      entriesAwareMergeThreshold: 16_000,
    },
  ];
}
