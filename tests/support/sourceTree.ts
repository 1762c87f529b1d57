import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** Node of the ESTree from vite's parser; only the fields that tests use are typed. */
export interface SourceNode {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

/** Returns the files under a folder of the project with one of the extensions, as paths relative to the project's root. */
export function filesUnder(folders: string | readonly string[], endings: readonly string[]): string[] {
  return [folders]
    .flat()
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
    )
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .sort();
}

export interface Source {
  readonly file: string;
  readonly text: string;
  readonly tree: SourceNode;
  /** Returns the line, from 1, of an offset in the text. */
  lineOf(start: number): number;
}

export function readSource(file: string): Source {
  const text = readFileSync(file, 'utf8');
  const { program } = parseSync(file, text);
  return {
    file,
    text,
    tree: program as unknown as SourceNode,
    lineOf: (start) => text.slice(0, start).split('\n').length,
  };
}

export function isNode(value: unknown): value is SourceNode {
  return typeof value === 'object' && value !== null && typeof (value as SourceNode).type === 'string';
}

export function childrenOf(node: SourceNode): SourceNode[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

/** Visits a node and all below it, parents first. */
export function walk(node: SourceNode, visit: (node: SourceNode) => void): void {
  visit(node);
  for (const child of childrenOf(node)) walk(child, visit);
}
