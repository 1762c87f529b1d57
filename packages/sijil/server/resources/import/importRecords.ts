import { errors } from 'sijil/schema/application';
import {
  importBody,
  type ImportBody,
  importLimit,
  type ImportLine,
  type ImportOutcome,
} from 'sijil/contract/consoleViews';
import type { FieldErrors } from 'sijil/schema/validate';
import type { RecordView } from 'sijil/contract/recordView';
import { isRecord } from 'sijil/base/objects';
import type { Transaction } from '../../db/connect';
import type { AppContext } from '../../http/appContext';
import { ApiError } from '../../http/apiError';
import type { changesBetween } from '../audit';
import { changesWithTitles } from '../changesWithTitles';
import type { Write } from '../lockRecord';
import { recordRefusal } from '../judgeInput';
import { changeInTransaction } from '../changeRecord';
import { insertRecord } from '../createRecord';
import { checkRows } from './checkRows';
import { PassThrough, type Readable } from 'node:stream';

/** Media type by which a caller requests progress. */
export const progressType = 'application/x-ndjson';

/**
 * The same import as `importRecords`, with progress line by line and the outcome as the last line. The status is sent with
 * the first line, so that a later refusal is a line too. A client that disconnects does not stop it.
 */
export function importWithProgress(api: AppContext, write: Write, body: ImportBody): Readable {
  const lines = new PassThrough();
  const toLine = (line: ImportLine) => `${JSON.stringify(line)}\n`;
  lines.on('error', () => undefined);
  importRows(api, write, body, (done, total) => lines.write(toLine({ done, total }))).then(
    (outcome) => lines.end(toLine({ outcome })),
    (error: unknown) => {
      const code = error instanceof ApiError ? error.code : 'internal_error';
      const message =
        error instanceof ApiError ? error.messageIn(write.language) : errors().internal_error[write.language];
      if (!(error instanceof ApiError)) api.app.log.error(error);
      lines.end(toLine({ refusal: { code, message } }));
    },
  );
  return lines;
}

export interface CheckedRow {
  readonly line: number;
  /** Input of a create. */
  readonly input: Record<string, unknown>;
  errors: FieldErrors;
  /** The existing record that the row changes. */
  existing?: RecordView;
  /** The changes to that record. */
  changes?: Changes;
}

type Changes = ReturnType<typeof changesBetween>;

/** Receives the number of written rows, and their total. */
type Progress = (done: number, total: number) => void;

/** Number of changes that are shown before an import; each has the present and the new values. */
const shownChanges = 200;

/** Number of rows between two reports of progress, small enough to show movement. */
const progressEvery = 25;

/**
 * Creates records from the rows of a sheet; with `update` it changes the records that rows name by `importKey`. `check`
 * writes nothing, `all` nothing unless every row is valid, `valid` the valid rows. Each row is validated like a create or a
 * change; an empty cell leaves its field unchanged. @throws ApiError malformed_request, too_many_rows
 */
export function importRecords(
  api: AppContext,
  write: Write,
  sent: unknown,
  onProgress: Progress = () => undefined,
): Promise<ImportOutcome> {
  return importRows(api, write, readImport(write, sent), onProgress);
}

/** Validates the body of an import. @throws ApiError malformed_request, too_many_rows */
export function readImport(write: Write, sent: unknown): ImportBody {
  return readBody(sent, importLimit(write.resource));
}

async function importRows(
  api: AppContext,
  write: Write,
  body: ImportBody,
  onProgress: Progress,
): Promise<ImportOutcome> {
  const checked = await checkRows(api, write, body);
  const good = checked.filter(isGood);
  const allGood = good.length === checked.length;
  if (body.mode === 'valid') await writeEach(api, write, good, onProgress);
  else if (body.mode === 'all' && allGood) await writeAll(api, write, good, onProgress);
  const done = body.mode !== 'check' && (body.mode === 'valid' || checked.every(isGood));
  return outcome(api, write, checked, done);
}

function readBody(sent: unknown, limit: number): ImportBody {
  const rows = isRecord(sent) ? sent['rows'] : undefined;
  if (Array.isArray(rows) && rows.length > limit)
    throw new ApiError('too_many_rows', { rows: rows.length, limit });
  const parsed = importBody.safeParse(sent);
  if (!parsed.success) throw new ApiError('malformed_request');
  return parsed.data;
}

const isGood = ({ errors }: CheckedRow) => Object.keys(errors).length === 0;

/** Writes each row in a separate transaction; mistakes that only the write detects are reported with the others. */
async function writeEach(
  api: AppContext,
  write: Write,
  rows: readonly CheckedRow[],
  onProgress: Progress,
): Promise<void> {
  for (const [index, row] of rows.entries()) {
    try {
      await api.db.transaction((tx) => writeRow(api, tx, write, row));
    } catch (error) {
      row.errors = recordRefusal(error, write).errors;
    }
    if ((index + 1) % progressEvery === 0) onProgress(index + 1, rows.length);
  }
}

async function writeAll(
  api: AppContext,
  write: Write,
  rows: readonly CheckedRow[],
  onProgress: Progress,
): Promise<void> {
  let current: CheckedRow | undefined;
  try {
    await api.db.transaction(async (tx) => {
      for (const [index, row] of rows.entries()) {
        current = row;
        await writeRow(api, tx, write, row);
        if ((index + 1) % progressEvery === 0) onProgress(index + 1, rows.length);
      }
    });
  } catch (error) {
    if (!current) throw error;
    current.errors = recordRefusal(error, write).errors;
  }
}

function writeRow(api: AppContext, tx: Transaction, write: Write, { existing, input }: CheckedRow) {
  if (!existing) return insertRecord(api, tx, write, input);
  // Based on this version: a concurrent change of somebody else is not overwritten unseen.
  const expected = { version: existing.version };
  return changeInTransaction(api, tx, write, { id: existing.id, sent: input, expected });
}

async function outcome(
  api: AppContext,
  write: Write,
  rows: readonly CheckedRow[],
  done: boolean,
): Promise<ImportOutcome> {
  const good = rows.filter(isGood);
  const changed = good.filter(({ changes }) => changes && Object.keys(changes).length > 0);
  const shown = done ? [] : changed.slice(0, shownChanges);
  const onProgress = await changesWithTitles(
    api,
    write.resource,
    write.actor.role,
    shown.map(({ changes }) => changes ?? {}),
  );
  return {
    created: done ? good.filter(({ existing }) => !existing).length : 0,
    updated: done ? changed.length : 0,
    unchanged: good.filter(({ existing, changes }) => existing && !Object.keys(changes ?? {}).length).length,
    changes: shown.map(({ line, existing }, index) => ({
      line,
      id: existing?.id ?? '',
      title: (existing?.$title ?? null) as ImportOutcome['changes'][number]['title'],
      changes: onProgress[index] ?? {},
    })),
    valid: good.length,
    refused: rows.flatMap((row) => (isGood(row) ? [] : [{ line: row.line, errors: row.errors }])),
  };
}
