import { and, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '#framework/schema/access';
import type { Resource } from '#framework/schema/resource';
import type { AppContext } from '../../http/appContext';
import { compile } from '../compile';
import { selectRows, readRecords } from '../records';
import type { RecordView } from '#framework/contract/recordView';

/** Few enough that they are forgotten while they are young: what outlives its batch is not given back for a while. */
const batchSize = 100;
const idBytes = 16;

interface WantedRows {
  readonly resource: Resource;
  readonly actor: Actor | null;
  readonly where: SQL | undefined;
  /** The names of the fields that are wanted of each. */
  readonly fields: ReadonlySet<string>;
  readonly orderBy: readonly SQL[];
}

/**
 * Records of a list, batch after batch, in its order. Only their ids are read ahead, 16 bytes each, so that a hundred
 * thousand rows take some megabytes and a slow reader keeps no connection waiting. A row that is deleted meanwhile is
 * left out.
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

/** All ids of the list in one value, which is far smaller than a hundred thousand rows of one id each. */
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
