import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { frameworkFolder } from './sourceFolders.mjs';

/** File of the build. */
interface BuiltFile {
  readonly type: string;
  readonly isEntry?: boolean;
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
  readonly code?: string;
}
type Bundle<File> = Readonly<Record<string, File>>;

interface Budget {
  /** Files that are fetched in addition to those of every page. */
  readonly pages: readonly string[];
  /** Budget in thousands of bytes, compressed with gzip. */
  readonly kilobytes: number;
}

/**
 * Budgets of JavaScript that a browser may load before a page is usable, gzipped, in thousands of bytes. A page beyond its
 * budget fails the build: find what it now loads (`vite build --sourcemap`) and load that on demand, or raise the figure here,
 * where the change is reviewed.
 */
export const budgets: Readonly<Record<string, Budget>> = {
  'sign-in': { pages: ['src/pages/public/SignIn.tsx'], kilobytes: 131 },
  verify: { pages: ['src/pages/verify/VerifyCertificate.tsx'], kilobytes: 131 },
  register: { pages: ['src/pages/public/Register.tsx'], kilobytes: 136 },
  'first list': {
    pages: [
      `${frameworkFolder}/react/start/Portal.tsx`,
      `${frameworkFolder}/react/frame/PortalLayout.tsx`,
      'src/pages/admin/AdminRequests.tsx',
    ],
    kilobytes: 385,
  },
};

/** Budget of the inspectors' app, which a phone without a network has completely. */
export const fieldBudgets: typeof budgets = { app: { pages: ['field/app/main.tsx'], kilobytes: 110 } };

/**
 * Vite plugin that checks the pages against their budgets. A page's weight is its own files, their imports, and the files of
 * every page.
 */
export function bundleBudgets(limits: typeof budgets): Plugin {
  return {
    name: 'bundle-budgets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const over = tooHeavy(bundle, limits);
        if (over.length > 0) this.error(over.join('\n'));
      },
    },
  };
}

/** Returns a sentence for each page that is over its budget or missing. */
export function tooHeavy(bundle: Bundle<BuiltFile>, limits: Readonly<Record<string, Budget>>): string[] {
  const chunks = Object.entries(bundle).filter(([, one]) => one.type === 'chunk');
  const begins = chunks.filter(([, { isEntry }]) => isEntry).map(([name]) => name);
  const weights = new Map(chunks.map(([name, { code = '' }]) => [name, gzipSync(code).length / 1000]));
  return Object.entries(limits).flatMap(([page, { pages, kilobytes }]) => {
    const own = pages.flatMap(
      (file) => chunks.find(([, { moduleIds = [] }]) => moduleIds.some((id) => id.endsWith(file)))?.[0] ?? [],
    );
    if (own.length < pages.length) return [`${page}: no file of the build holds ${pages.join(', ')}`];
    const fetched = withImports(bundle, [...begins, ...own]);
    const weight = fetched.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0);
    if (weight <= kilobytes) return [];
    return [
      `${page}: ${weight.toFixed(1)} kB of JavaScript, and its budget is ${kilobytes} kB (scripts/bundleBudgets.ts)`,
    ];
  });
}

/** Returns these files and all their imports. */
export function withImports(
  bundle: Bundle<Pick<BuiltFile, 'type' | 'imports'>>,
  names: readonly string[],
): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (found.has(name) || file === undefined) return;
    found.add(name);
    for (const one of file.imports ?? []) add(one);
  };
  for (const name of names) add(name);
  return [...found];
}
