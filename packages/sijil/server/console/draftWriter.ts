import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DraftWriter } from 'sijil/contract/draftWriters';
import { ApiError } from '../http/apiError';

interface WriterColumns {
  readonly writer: PgColumn;
  readonly writes: PgColumn;
}

/**
 * Parts of a draft's upsert. A page writes a draft only while it wrote last, or nobody has written since it read; without a
 * writer, or without the number that it saw, it replaces what is there.
 */
export function writtenBy(columns: WriterColumns, { writer = null, seen = null }: DraftWriter) {
  const unchanged: SQL | undefined =
    writer === null || seen === null ? undefined : or(eq(columns.writer, writer), eq(columns.writes, seen));
  return {
    row: { writer, writes: 1 },
    change: { writer, writes: sql<number>`${columns.writes} + 1` },
    ...(unchanged && { setWhere: unchanged }),
    unchanged,
  };
}

/** @throws ApiError draft_elsewhere where no row was written */
export function assertWritten(rows: readonly unknown[]): void {
  if (rows.length === 0) throw new ApiError('draft_elsewhere');
}
