import type { Screen } from 'sijil/react/application';
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
import { withImports } from './bundleBudgets.ts';
import type { ReadScreens } from './readScreens';
import { frameworkFolder } from './sourceFolders.mjs';

/** Indexes in `files`, of code, styles and drawings, and of the texts by language. */
interface Part {
  readonly all: readonly number[];
  readonly ar: readonly number[];
  readonly en: readonly number[];
}

/** Data for `public/first-paint.js`: the files of each address, without those that the page already links. */
export interface AddressFiles {
  readonly files: readonly string[];
  /** Frame of the portal with any content. */
  readonly frame: Part;
  /** Files that every list needs in addition; a generated screen is a list, with a few more files. */
  readonly list: Part;
  readonly generated: Part;
  /**
   * Hand-built screens: the files that each needs beyond the frame, and beyond the list where it shows one. Screens whose texts
   * have no files of their own have only the address. File names compress badly, and the page must stay small.
   */
  readonly pages: readonly (Part & { readonly at: string; readonly open?: true; readonly list?: true })[];
}

const everywhere = ['common'];
/** Script that reads the data. */
const reader = '<script src="/first-paint.js"></script>';

/**
 * Writes the files that each address needs into the page, with the script that requests them all at once. Otherwise each file is
 * requested when the one before it has run, five times in a row for a list. The script is part of the page, because a request of
 * its own would delay all others by a round trip; the server's content policy names it by its hash.
 */
export function addressFiles(portal: ReadScreens): Plugin {
  return {
    name: 'address-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        bundle ? withAddressFiles(html, filesByAddress(portal, bundle, html)) : html,
    },
  };
}

/** Returns the page with the data and the script that reads it. */
export function withAddressFiles(html: string, files: AddressFiles): string {
  if (!html.includes(reader)) throw new Error(`index.html has no ${reader}`);
  const data = JSON.stringify(files).replaceAll('<', '\\u003c');
  const script = readFileSync('public/first-paint.js', 'utf8');
  return html.replace(
    reader,
    () =>
      `<script type="application/json" id="address-files">${data}</script>\n    <script>${script}</script>`,
  );
}

/** @param html the page, whose own links and scripts need not be named again */
export function filesByAddress(
  { publicScreens, screens, textsOfLists, textsOfPortal }: ReadScreens,
  bundle: Rolldown.OutputBundle,
  html: string,
): AddressFiles {
  const files: string[] = [];
  const placeOf = (file: string) => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const built = chunksByModule(bundle);
  const filesOf = (modules: readonly string[], without: readonly Part[]) => {
    const begins = modules.map((module) => chunkOf(built, module).fileName);
    const chunks = withImports(bundle, begins).flatMap((name) => {
      const file = bundle[name];
      return file?.type === 'chunk' ? [file] : [];
    });
    const dependencies = chunks.flatMap(({ viteMetadata }) => [
      ...(viteMetadata?.importedCss ?? []),
      ...[...(viteMetadata?.importedAssets ?? [])].filter((name) => name.endsWith('.svg')),
    ]);
    const fileNames = [...new Set([...chunks.map(({ fileName }) => fileName), ...dependencies])];
    const there = new Set(without.flatMap(({ all, ar, en }) => [...all, ...ar, ...en]));
    return fileNames
      .filter((file) => !html.includes(file))
      .map(placeOf)
      .filter((place) => !there.has(place));
  };
  const part = (modules: readonly string[], texts: readonly string[], ...without: Part[]): Part => {
    const inLanguage = (language: 'ar' | 'en') =>
      filesOf(
        texts.map((name) => textModule(built, `${language}/${name}.json`)),
        without,
      );
    return { all: filesOf(modules, without), ar: inLanguage('ar'), en: inLanguage('en') };
  };

  const frame = part(
    [
      `${frameworkFolder}/react/start/Portal.tsx`,
      `${frameworkFolder}/react/frame/PortalLayout.tsx`,
      `${frameworkFolder}/react/screens/prefetchScreen.ts`,
    ],
    [...everywhere, ...textsOfPortal],
  );
  const list = part([`${frameworkFolder}/react/console/ResourceList.tsx`], textsOfLists, frame);
  const generated = part(
    [`${frameworkFolder}/react/console/ConsolePage.tsx`, `${frameworkFolder}/react/router/consoleRoutes.tsx`],
    [],
    frame,
    list,
  );
  const page = ({ path, load, texts = [], layout }: Screen): AddressFiles['pages'][number] => {
    const at = `^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`;
    const modules = [moduleOf(load)];
    if (layout !== 'portal') return { at, open: true, ...part(modules, [...everywhere, ...texts]) };
    if (texts.length === 0) return { at, all: [], ar: [], en: [] };
    const isList = textsOfLists.every((name) => texts.includes(name));
    const own = part(modules, texts, frame, ...(isList ? [list] : []));
    return { at, ...(isList && { list: true as const }), ...own };
  };
  const pages = [...publicScreens, ...screens.filter(({ layout }) => layout === 'portal')].map(page);
  return { files, frame, list, generated, pages };
}

/** Returns the module of a screen's code from the text of its `load` function, also in the form that a test transforms. */
export function moduleOf(load: Screen['load']): string {
  const [, folder, name] =
    /["'](@|\/src|(?:\/packages\/)?sijil\/react)\/([^"'?]+?)(?:\.tsx)?["']/.exec(String(load)) ?? [];
  if (folder === undefined) throw new Error(`no page is fetched by ${String(load)}`);
  return `${folder.includes('sijil') ? `${frameworkFolder}/react` : 'src'}/${name}.tsx`;
}

function chunksByModule(bundle: Rolldown.OutputBundle): ReadonlyMap<string, Rolldown.OutputChunk> {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  return new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id.replaceAll('\\', '/'), chunk])));
}

/** Module of a namespace: the portal's or the framework's, or the single file of both. */
function textModule(built: ReadonlyMap<string, Rolldown.OutputChunk>, name: string): string {
  const modules = [`src/i18n/${name}`, `${frameworkFolder}/react/i18n/${name}`];
  return (
    modules.find((module) => [...built.keys()].some((id) => id.endsWith(`/${module}`))) ?? `i18n/${name}`
  );
}

function chunkOf(built: ReadonlyMap<string, Rolldown.OutputChunk>, module: string): Rolldown.OutputChunk {
  for (const [id, chunk] of built) if (id.endsWith(`/${module}`)) return chunk;
  throw new Error(`no file of the build holds ${module}`);
}
