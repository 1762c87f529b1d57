import type { Plugin } from 'vite';

export interface BuiltFile {
  readonly type: string;
  readonly isEntry?: boolean;
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
  readonly code?: string;
}

export interface Budget {
  /** Files that are fetched for it beside what every page begins with. */
  readonly pages: readonly string[];
  /** Thousands of bytes, packed with gzip. */
  readonly kilobytes: number;
}

export const budgets: Readonly<Record<string, Budget>>;
export function bundleBudgets(): Plugin;
export function withImports(bundle: Readonly<Record<string, object>>, names: readonly string[]): string[];
export function tooHeavy(
  bundle: Readonly<Record<string, BuiltFile>>,
  limits: Readonly<Record<string, Budget>>,
): string[];
