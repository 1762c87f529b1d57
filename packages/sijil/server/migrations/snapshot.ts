import type { DrizzleSnapshotJSON } from 'drizzle-kit/api';
import type { Resource } from 'sijil/schema/resource';
import { toSnakeCase } from '../db/statement';

/** Snapshot of the tables, limited to the parts that planning reads. */
export interface SnapshotColumn {
  readonly name: string;
  readonly type: string;
  readonly primaryKey: boolean;
  readonly notNull: boolean;
  readonly default?: unknown;
  readonly generated?: { readonly as: string; readonly type: 'stored' };
}

export interface SnapshotIndex {
  readonly name: string;
  readonly columns: {
    readonly expression: string;
    readonly isExpression: boolean;
    readonly asc: boolean;
    readonly nulls: string;
  }[];
  readonly isUnique: boolean;
  readonly concurrently: boolean;
  readonly method: string;
  readonly with: object;
}

export interface SnapshotForeignKey {
  readonly name: string;
  readonly tableFrom: string;
  readonly tableTo: string;
  readonly columnsFrom: string[];
  readonly columnsTo: string[];
  readonly onDelete: string;
  readonly onUpdate: string;
}

export interface SnapshotUnique {
  readonly name: string;
  readonly columns: string[];
  readonly nullsNotDistinct: boolean;
}

export interface SnapshotTable {
  readonly name: string;
  readonly schema: string;
  columns: Record<string, SnapshotColumn>;
  readonly indexes: Record<string, SnapshotIndex>;
  readonly foreignKeys: Record<string, SnapshotForeignKey>;
  readonly compositePrimaryKeys: Record<string, { readonly name: string; readonly columns: string[] }>;
  readonly uniqueConstraints: Record<string, SnapshotUnique>;
  readonly checkConstraints: Record<string, { readonly name: string; readonly value: string }>;
  readonly policies: Record<string, never>;
  readonly isRLSEnabled: boolean;
}

export function tablesOf(snapshot: DrizzleSnapshotJSON): Record<string, SnapshotTable> {
  return snapshot.tables as unknown as Record<string, SnapshotTable>;
}

export function tableIn(snapshot: DrizzleSnapshotJSON, name: string): SnapshotTable | undefined {
  return tablesOf(snapshot)[`public.${name}`];
}

/** A column that continues under another name. */
export interface Rename {
  readonly table: string;
  readonly from: string;
  readonly to: string;
}

/** Intents that two snapshots cannot show: renamed columns, and values that may be lost. */
export interface Intents {
  readonly renames: readonly Rename[];
  /** Tables (`fridges`) and columns (`fridges.cost`) whose values may be lost. */
  readonly dropped: ReadonlySet<string>;
  /** Tables (`fridges`) and columns (`fridges.cost`) that an installation may have already, because they were designed there. */
  readonly addedLater: ReadonlySet<string>;
}

export const noIntents: Intents = { renames: [], dropped: new Set(), addedLater: new Set() };

/**
 * Renames and removals from declarations (`was`, `dropped`) and from the command line for module tables (`--drop=a.b`).
 */
export function changeIntents(resources: readonly Resource[], flags: readonly string[] = []): Intents {
  const declared = resources.filter((resource) => !resource.storedBy);
  const tableOf = (resource: Resource) => toSnakeCase(resource.name);
  return {
    renames: declared.flatMap((resource) =>
      Object.entries(resource.fields).flatMap(([name, { was }]) =>
        was === undefined
          ? []
          : [{ table: tableOf(resource), from: toSnakeCase(was), to: toSnakeCase(name) }],
      ),
    ),
    addedLater: new Set(
      declared.flatMap((resource) => [
        ...(resource.addedLater ? [tableOf(resource)] : []),
        ...Object.entries(resource.fields).flatMap(([name, field]) =>
          field.addedLater ? [`${tableOf(resource)}.${toSnakeCase(name)}`] : [],
        ),
      ]),
    ),
    dropped: new Set([
      ...declared.flatMap((resource) =>
        (resource.dropped ?? []).map((name) => `${tableOf(resource)}.${toSnakeCase(name)}`),
      ),
      ...flags.flatMap((flag) => (flag.startsWith('--drop=') ? flag.slice('--drop='.length).split(',') : [])),
    ]),
  };
}
