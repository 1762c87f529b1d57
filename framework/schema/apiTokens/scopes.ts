import type { OperationKind, Resource } from '../resource';
import { kindActions } from '../operationAccess';

/** What a token may do with records: `branches.read`, `branches.write`. Writing includes reading. */
export type Scope = `${string}.${'read' | 'write'}`;

/** The scope that a kind of operation needs. */
export function scopeOf({ name }: Pick<Resource, 'name'>, kind: OperationKind): Scope {
  const reads = kind === 'history' || kindActions[kind].every((action) => action === 'read');
  return `${name}.${reads ? 'read' : 'write'}`;
}

/** The scopes of a token that reads and writes records of these names. */
export function scopesOf(reads: readonly string[], writes: readonly string[]): Scope[] {
  const read = new Set([...reads, ...writes]);
  return [...[...read].map((name): Scope => `${name}.read`), ...writes.map((name): Scope => `${name}.write`)];
}
