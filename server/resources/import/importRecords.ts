import { importBody, type ImportBody, importLimit, type ImportOutcome } from '#domain/api/consoleViews';
import type { FieldErrors } from '#domain/schema/validate';
import type { Api } from '../../http/api';
import { ApiError } from '../../http/apiError';
import type { Write } from '../lockRecord';
import { refusalOf } from '../refusalOf';
import { insertRecord } from '../writeRecord';
import { checkRows } from './checkRows';

export interface CheckedRow {
  readonly line: number;
  /** As a create takes it. */
  readonly input: Record<string, unknown>;
  errors: FieldErrors;
}

/**
 * Makes records of the rows of a sheet. `check` writes nothing, `all` nothing unless every row is right, `valid` those
 * that are. Each row is judged as a create is. @throws ApiError malformed_request, too_many_rows
 */
export async function importRecords(api: Api, write: Write, sent: unknown): Promise<ImportOutcome> {
  const { mode, rows } = readBody(sent, importLimit(write.resource));
  const checked = await checkRows(api, write, rows);
  const good = checked.filter(isGood);
  if (mode === 'check') return outcome(checked, 0);
  if (mode === 'valid') return outcome(checked, await writeEach(api, write, good));
  if (good.length < checked.length) return outcome(checked, 0);
  return outcome(checked, await writeAll(api, write, good));
}

function readBody(sent: unknown, limit: number): ImportBody {
  const rows = (sent as { rows?: unknown } | null)?.rows;
  if (Array.isArray(rows) && rows.length > limit)
    throw new ApiError('too_many_rows', { rows: rows.length, limit });
  const parsed = importBody.safeParse(sent);
  if (!parsed.success) throw new ApiError('malformed_request');
  return parsed.data;
}

const isGood = ({ errors }: CheckedRow) => Object.keys(errors).length === 0;

/** Each in a transaction of its own; what only the write shows is told with the rest. */
async function writeEach(api: Api, write: Write, rows: readonly CheckedRow[]): Promise<number> {
  let created = 0;
  for (const row of rows) {
    try {
      await api.db.transaction((tx) => insertRecord(api, tx, write, row.input));
      created += 1;
    } catch (error) {
      row.errors = refusalOf(error, write).errors;
    }
  }
  return created;
}

async function writeAll(api: Api, write: Write, rows: readonly CheckedRow[]): Promise<number> {
  let current: CheckedRow | undefined;
  try {
    await api.db.transaction(async (tx) => {
      for (const row of rows) {
        current = row;
        await insertRecord(api, tx, write, row.input);
      }
    });
    return rows.length;
  } catch (error) {
    if (!current) throw error;
    current.errors = refusalOf(error, write).errors;
    return 0;
  }
}

function outcome(rows: readonly CheckedRow[], created: number): ImportOutcome {
  return {
    created,
    valid: rows.filter(isGood).length,
    refused: rows.flatMap((row) => (isGood(row) ? [] : [{ line: row.line, errors: row.errors }])),
  };
}
