import { randomInt, randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { permissionFor } from 'sijil/schema/access';
import type { Field } from 'sijil/schema/field';
import type { ChoiceField } from 'sijil/schema/kinds/choice';
import type { NumberField } from 'sijil/schema/kinds/number';
import { hasOptions, holdsFile, holdsMany, isNumber, isTruth, refers, timeOf } from 'sijil/schema/kindFacts';
import { resourceNamed } from '#resources';
import { sampleOf } from 'sijil/testing/sampleOf';
import { columnNameOf, type Knowledge, type Row, type Table, titleColumns } from './knowledge';
import { ownerColumns } from './ownership';

/** Value that the person may not know, and a possible replacement. */
export interface HiddenValue {
  readonly table: string;
  readonly key: string;
  readonly id: string;
  readonly column: string;
  /** Undefined for a column without a declaration. */
  readonly field: Field | undefined;
  readonly from: unknown;
  readonly to: unknown;
  /** True if the entire row is hidden, not only this value. */
  readonly ofHiddenRow: boolean;
}

/** Columns that identify a row, its owner or its existence: with another value it would be another row. */
const alwaysAllowed = new Set(['id', 'role', 'number', 'version', 'key', 'deleted_at', 'search_key']);
/** Columns with free text in tables without a declaration; other texts there are one of few values. */
const freeText = /note|reason|comment|action|message|title|name$/;

/**
 * Returns every value that the person may not know, with a replacement: of rows that are hidden from them, and of withheld
 * fields.
 */
export function hiddenValues(knowledge: Knowledge): HiddenValue[] {
  const named = knowledge.named();
  const ofRecords = knowledge.tables.flatMap((table) => {
    const titles = titleColumns(table);
    const allowed = allowedColumns(table);
    return table.rows.flatMap((row) => {
      const id = String(row[table.key]);
      const isHidden = !knowledge.isKnown(table, row);
      const isNamed = named.has(`${table.name} ${id}`);
      return Object.entries(row).flatMap(([column, from]): HiddenValue[] => {
        if (allowed.has(column) || (isNamed && titles.has(column))) return [];
        if (!isHidden && !knowledge.isWithheld(table, row, column)) return [];
        const field = table.fields.get(column)?.[0]?.field;
        // Otherwise all users of the company would be locked out.
        if (table.name === 'users' && isTruth(field)) return [];
        // The attacker's custom role decides what they may know.
        if (column === 'custom_role_id' && id === knowledge.person?.id) return [];
        const to = field ? otherValue(field, from, knowledge) : otherPlain(column, from);
        const same = to === undefined || JSON.stringify(to) === JSON.stringify(from);
        const place = { table: table.name, key: table.key, id, column };
        return same ? [] : [{ ...place, field, from, to, ofHiddenRow: isHidden }];
      });
    });
  });
  return [...ofRecords, ...hiddenHistory(knowledge)];
}

/** History entries of withheld fields, each with a further change of every field. */
function hiddenHistory(knowledge: Knowledge): HiddenValue[] {
  return knowledge.history.flatMap((entry): HiddenValue[] => {
    const resource = resourceNamed(String(entry['resource']));
    if (!resource) return [];
    const row = knowledge.tables
      .find(({ resources }) => resources.includes(resource))
      ?.rows.find(({ id }) => id === entry['record_id']);
    const further = knowledge.withheldFields(resource, row).flatMap((name) => {
      const to = sampleOf(resource.fields[name] as Field);
      return typeof to === 'string' ? [[name, { from: null, to }] as const] : [];
    });
    if (further.length === 0) return [];
    const from = entry['changes'];
    const to = { ...(from as object), ...Object.fromEntries(further) };
    const place = { table: 'audit_entries', key: 'id', id: String(entry['id']), column: 'changes' };
    return [{ ...place, field: undefined, from, to, ofHiddenRow: false }];
  });
}

/** Columns that are never changed, because they identify a row's owner or its existence. */
export function allowedColumns({ name, resources }: Table): Set<string> {
  const grants = resources.flatMap((resource) =>
    Object.values(resource.access)
      .flat()
      .flatMap((grant) => (typeof grant === 'object' ? [columnNameOf(resource, grant.field)] : [])),
  );
  return new Set([...alwaysAllowed, ...grants, ...ownerColumns(name)]);
}

function otherValue(field: Field, from: unknown, knowledge: Knowledge): unknown {
  if (refers(field)) {
    const target = resourceNamed(field.to);
    const table = knowledge.tables.find((one) => target && one.resources.includes(target));
    if (!target || !table) return undefined;
    const isOpen = permissionFor(target, 'read', knowledge.actor) === 'all';
    const others = table.rows
      .filter((row) => row[table.key] !== from && (isOpen || !knowledge.isKnown(table, row)))
      .map((row) => row[table.key]);
    const other = others[randomInt(Math.max(1, others.length))];
    return other === undefined ? undefined : holdsMany(field) ? [other] : other;
  }
  if (hasOptions(field)) {
    const others = Object.keys((field as ChoiceField).options).filter((one) => one !== from);
    const other = others[randomInt(Math.max(1, others.length))];
    return holdsMany(field) && other !== undefined ? [other] : other;
  }
  if (isTruth(field)) return from !== true;
  // The existence of a branch is known to everybody who completes the profile, but not which one.
  if (holdsFile(field)) return holdsMany(field) ? undefined : otherFile(knowledge, from);
  if (isNumber(field)) {
    const { min = 1, max = 100 } = field as NumberField;
    // Columns of scores and ratings have few digits.
    const lowest = Math.max(1, min);
    return randomInt(lowest, Math.max(lowest, Math.min(99, max)) + 1);
  }
  if (timeOf(field) === 'day') return moment().slice(0, 10);
  return timeOf(field) === 'moment' ? moment() : sampleOf(field);
}

function otherFile({ tables }: Knowledge, from: unknown): unknown {
  if (from === null) return undefined;
  const allowed = tables.flatMap(({ fields, rows }) =>
    [...fields].flatMap(([column, [declared]]) =>
      declared && holdsFile(declared.field) && !holdsMany(declared.field)
        ? rows.map((row) => row[column])
        : [],
    ),
  );
  return allowed.find((one) => typeof one === 'string' && one !== from);
}

function otherPlain(column: string, from: unknown): unknown {
  if (typeof from === 'number') return (from + 1) % 3;
  if (typeof from !== 'string') return undefined;
  if (/^\d{4}-\d\d-\d\dT/.test(from)) return moment();
  return freeText.test(column) ? `نص ${randomInt(1e9)}` : undefined;
}

const moment = () =>
  new Date(Date.UTC(2020 + randomInt(9), randomInt(12), 1 + randomInt(28), 9)).toISOString();

/** Writes the replacements. Returns those that the database accepts: issued documents, for instance, never change. */
export async function change(pool: Pool, values: readonly HiddenValue[]): Promise<HiddenValue[]> {
  const changed: HiddenValue[] = [];
  await inTransaction(pool, async (client) => {
    for (const value of values) {
      const { table, key, id, column, to } = value;
      const isDone = await attempt(client, async () => {
        await client.query(
          `update ${table} set ${column} = (jsonb_populate_record(null::${table}, $1)).${column} where ${key} = $2`,
          [JSON.stringify({ [column]: to }), id],
        );
      });
      if (isDone) changed.push(value);
    }
  });
  return changed;
}

/** Restores the former values, so that the next attacker begins with the same data. */
export async function restore(pool: Pool, changed: readonly HiddenValue[]): Promise<void> {
  await change(
    pool,
    changed.map((one) => ({ ...one, to: one.from })),
  );
}

/** Adds up to `each` copies of hidden rows to each table, which no answer may count. Returns the number of copies by table. */
export async function addCopies(
  pool: Pool,
  knowledge: Knowledge,
  each: number,
): Promise<ReadonlyMap<string, number>> {
  const copied = new Map<string, number>();
  await inTransaction(pool, async (client) => {
    for (const table of knowledge.tables) {
      // A person is copied with their account; a person whose name everybody reads would be visible.
      if (table.name === 'users' || knowledge.isNamed(table)) continue;
      const hidden = table.rows.filter((row) => !knowledge.isKnown(table, row) && !row['deleted_at']);
      let count = 0;
      for (const row of hidden) {
        if (count === each) break;
        const isDone = await attempt(client, () => copy(client, table, row, knowledge));
        if (isDone) count += 1;
      }
      copied.set(table.name, count);
    }
  });
  return copied;
}

async function copy(client: PoolClient, table: Table, row: Row, knowledge: Knowledge): Promise<void> {
  const id = randomUUID();
  if (table.resources.some(({ account }) => account)) {
    const account = knowledge.tables
      .find(({ name }) => name === 'users')
      ?.rows.find((one) => one['id'] === row['id']);
    await insert(client, 'users', { ...account, id, email: `copy-${id}@example.test` });
  }
  const fresh = Object.fromEntries(
    [...table.fields].flatMap(([column, [declared]]) => {
      const to = declared?.field.unique ? sampleOf(declared.field) : undefined;
      return to === undefined ? [] : [[column, to]];
    }),
  );
  const code = typeof row['code'] === 'string' ? { code: randomUUID().slice(0, 10).toUpperCase() } : {};
  const number = typeof row['number'] === 'number' ? { number: 900_000 + randomInt(99_999) } : {};
  await insert(client, table.name, { ...row, ...code, ...number, ...fresh, [table.key]: id });
}

async function insert(client: PoolClient, table: string, row: Row): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`,
    [table],
  );
  const columns = rows.map(({ name }) => `"${name}"`).join(', ');
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`,
    [JSON.stringify(row)],
  );
}

async function inTransaction(pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** A write refused by the database leaves no trace. */
async function attempt(client: PoolClient, work: () => Promise<void>): Promise<boolean> {
  await client.query('savepoint attempt');
  try {
    await work();
    await client.query('release savepoint attempt');
    return true;
  } catch {
    await client.query('rollback to savepoint attempt');
    return false;
  }
}
