import type { DrizzleSnapshotJSON } from 'drizzle-kit/api';

/** Snapshot of the tables, as far as a planned change reads it. */
export interface SnapshotColumn {
  name: string;
  readonly type: string;
  readonly notNull: boolean;
  readonly default?: unknown;
  generated?: { as: string };
}

export interface SnapshotTable {
  readonly name: string;
  columns: Record<string, SnapshotColumn>;
  indexes: Record<string, { name: string; columns: { expression: string }[]; where?: string }>;
  foreignKeys: Record<string, { name: string; columnsFrom: string[] }>;
}

export function tablesOf(snapshot: DrizzleSnapshotJSON): Record<string, SnapshotTable> {
  return snapshot.tables as unknown as Record<string, SnapshotTable>;
}

export function tableIn(snapshot: DrizzleSnapshotJSON, name: string): SnapshotTable | undefined {
  return tablesOf(snapshot)[`public.${name}`];
}
