import { and, type SQL, sql } from 'drizzle-orm';
import { isAmount, isNumber, shownTimeOf } from 'sijil/schema/kindFacts';
import { longestSorted } from 'sijil/schema/longOrders';
import type { Resource } from 'sijil/schema/resource';
import type { AppContext } from '../../http/appContext';
import { ApiError } from '../../http/apiError';
import { askedRows, type ListReader } from '../askedRows';
import { compile } from '../compile';
import type { CellKind, DataTable } from '../../http/handlers';
import type { Role } from 'sijil/schema/application';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import type { Field } from 'sijil/schema/field';
import { timestamps } from 'sijil/schema/systemFields';
import { toText } from 'sijil/schema/cellText';
import { readableFields } from '../rights';
import type { RecordView } from 'sijil/contract/recordView';
import type { Actor } from 'sijil/schema/access';
import { readRecords, selectRows } from '../records';

interface Wanted {
  /** Names of the columns, in order; absent: those of the list. */
  readonly columns: string | undefined;
  /** Parameters of the list. */
  readonly address: Readonly<Record<string, unknown>>;
}

/**
 * Returns all rows of a list as a reader may read them, filtered and sorted within the limits of the list.
 * @throws ApiError forbidden, unknown_parameter, list_too_long_to_sort
 */
export async function listTable(
  api: AppContext,
  resource: Resource,
  reader: ListReader,
  { columns: asked, address }: Wanted,
): Promise<DataTable> {
  const { actor, language } = reader;
  const { where, orderBy, isServed } = await askedRows(api, resource, reader, address);
  const columns = exportColumns(resource, actor?.role ?? null, asked);
  const fields = new Set(columns.map(({ name }) => name));
  if (!isServed) await assertSortable(api, resource, where);
  const wanted = { resource, actor, where, orderBy, fields };
  return {
    name: resource.label.many[language],
    language,
    header: headerOf(columns, language),
    kinds: columns.map(kindOfCell),
    batches: cellBatches(api, wanted, columns, language),
  };
}

/** Without an index, a file sorts no more rows than a page does. @throws ApiError list_too_long_to_sort */
async function assertSortable(api: AppContext, resource: Resource, where: SQL | undefined): Promise<void> {
  const { rowCount } = await api.db.execute(
    sql`select 1 from ${compile(resource).rows} where ${where ?? sql`true`} offset ${longestSorted} limit 1`,
  );
  if (rowCount) throw new ApiError('list_too_long_to_sort');
}

async function* cellBatches(
  api: AppContext,
  wanted: Parameters<typeof readBatches>[1],
  columns: readonly ExportColumn[],
  language: ListReader['language'],
): AsyncGenerator<string[][]> {
  for await (const records of readBatches(api, wanted))
    yield records.map((record) => cellsOf(record, columns, language));
}

function kindOfCell({ field }: ExportColumn): CellKind {
  if (isAmount(field)) return 'money';
  return shownTimeOf(field) ?? (isNumber(field) ? 'number' : 'text');
}

interface ExportColumn {
  readonly name: string;
  readonly field: Field;
}

/**
 * Returns the requested columns, in that order; those of the list where none are. A field that the role may not read counts as
 * undeclared. @throws ApiError unknown_parameter
 */
export function exportColumns(
  resource: Resource,
  role: Role | null,
  asked: string | undefined,
): ExportColumn[] {
  const own = readableFields(resource, role).map(([name, field]) => ({ name, field }));
  const system = Object.entries(timestamps)
    .filter(([name]) => !Object.hasOwn(resource.fields, name))
    .map(([name, field]) => ({ name, field }));
  const known = new Map([...system, ...own].map((column) => [column.name, column]));
  if (!asked) return resource.list.flatMap((name) => known.get(name) ?? []);
  return [...new Set(asked.split(','))].map((name) => {
    const column = known.get(name);
    if (!column) throw new ApiError('unknown_parameter', { parameter: 'columns' });
    return column;
  });
}

function headerOf(columns: readonly ExportColumn[], language: Language): string[] {
  return columns.map(({ field }) => field.label[language]);
}

export function cellsOf(record: RecordView, columns: readonly ExportColumn[], language: Language): string[] {
  const titles = record['$titles'] as Record<string, Localized | string | null>;
  return columns.map(({ name, field }) => toText(field, record[name], language, titles[name] ?? null));
}

/** Small enough that a batch is collected while young: objects that survive it stay in old space until a full collection. */
const batchSize = 100;
const idBytes = 16;

interface WantedRows {
  readonly resource: Resource;
  readonly actor: Actor | null;
  readonly where: SQL | undefined;
  /** Names of the requested fields. */
  readonly fields: ReadonlySet<string>;
  readonly orderBy: readonly SQL[];
}

/**
 * Yields the records of a list, batch after batch, in its order. Only their ids are read ahead, 16 bytes each, so that a hundred
 * thousand rows take some megabytes and a slow reader holds no connection. A row that is deleted meanwhile is left out.
 */
export async function* readBatches(api: AppContext, wanted: WantedRows): AsyncGenerator<RecordView[]> {
  const { resource, actor, where, fields } = wanted;
  const ids = await readIds(api, wanted);
  const id = compile(resource).id;
  for (let at = 0; at < ids.length; at += batchSize * idBytes) {
    const some = idsIn(ids.subarray(at, at + batchSize * idBytes));
    const wantedIds = sql`${id} = any(${sql.param(some)}::uuid[])`;
    const records = await readRecords(api, api.db, resource, actor, and(wantedIds, where), fields);
    const byId = new Map(records.map((record) => [record.id, record]));
    yield some.flatMap((one) => byId.get(one) ?? []);
  }
}

/** Reads all ids of the list as one value, which is far smaller than a hundred thousand rows of one id each. */
async function readIds(api: AppContext, { resource, where, orderBy }: WantedRows): Promise<Buffer> {
  const order = sql.join([...orderBy], sql`, `);
  const ids = sql<Buffer | null>`string_agg(uuid_send(${compile(resource).id}), ''::bytea order by ${order})`;
  const [row] = await selectRows(api.db, resource, { ids }).where(where);
  const packed = row?.['ids'];
  return Buffer.isBuffer(packed) ? packed : Buffer.alloc(0);
}

function idsIn(packed: Buffer): string[] {
  return Array.from({ length: packed.length / idBytes }, (_, index) => {
    const hex = packed.toString('hex', index * idBytes, (index + 1) * idBytes);
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  });
}
