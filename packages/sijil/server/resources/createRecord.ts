import type { SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { hasRows, holdsFile, refers } from 'sijil/schema/kindFacts';
import type { Resource } from 'sijil/schema/resource';
import { startingValues, startsAnew } from 'sijil/schema/startingValue';
import { validate } from 'sijil/schema/validate';
import type { RecordView } from 'sijil/contract/recordView';
import { resourceNamed } from 'sijil/schema/application';
import type { Queryable, Transaction } from '../db/connect';
import { tableNamed } from '../db/schema/tables';
import type { AppContext } from '../http/appContext';
import { JsonText } from '../http/writeAnswer';
import { accountWrites } from './accountWrites';
import { assertReferences } from './assertReferences';
import { changesBetween, insertAudited, type Inserted } from './audit';
import { assertWritable, toStored, valuesOf } from './judgeInput';
import { hooksOf, type Write } from './lockRecord';
import { insertedJson, readRecord } from './records';

/** Gives every row of an owned list an id where it has none yet, so that others can refer to it. */
export function withRowIds(
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const owned = hasRows(resource.fields[name]) && Array.isArray(value);
      return [
        name,
        owned ? value.map((row: { id?: string }) => ({ ...row, id: row.id ?? randomUUID() })) : value,
      ];
    }),
  );
}

type Values = Record<string, unknown>;

/** Creates a record from an input, in one transaction with its audit entry. */
export async function createRecord(
  api: AppContext,
  write: Write,
  input: unknown,
): Promise<RecordView | JsonText<RecordView>> {
  if (!isSingleInsert(api, write.resource))
    return api.db.transaction((tx) => insertRecord(api, tx, write, input));
  const values = checkedInput(write, input, api.clock());
  const { json } = await insertRow(api, api.db, write, values, { returned: insertedJson(write) });
  return new JsonText(json ?? 'null');
}

/**
 * True where a new record is a single row: none of its values has to be looked up first, and nothing follows from it. Then the
 * row, its audit entry and the answer are one statement, which is its own transaction.
 */
function isSingleInsert(api: AppContext, resource: Resource): boolean {
  const hangsOn = Object.values(resource.fields).some(
    (field) => refers(field) || holdsFile(field) || hasRows(field),
  );
  return !hangsOn && !resource.account && !hooksOf(api, resource).afterCreate;
}

/** Like `createRecord`, in the caller's transaction. @param own columns outside the input, such as an id that it has elsewhere */
export async function insertRecord(
  api: AppContext,
  tx: Transaction,
  write: Write,
  input: unknown,
  own: Values = {},
): Promise<RecordView> {
  const { resource, actor, language } = write;
  const values = checkedInput(write, input, api.clock());
  await assertReferences(tx, write, values);
  const account = await accountWrites(resource).create(tx, values, api.clock());
  const { id } = await insertRow(api, tx, write, values, { ...account, own: { ...account.own, ...own } });
  const extra = await hooksOf(api, resource).afterCreate?.({
    api,
    tx,
    resource,
    actor,
    id,
    language,
    values: {
      ...values,
      ...account.secret,
    },
  });
  return { ...(await readRecord(api, tx, write, id)), ...extra };
}

interface RowExtras {
  /** Columns of the row that are not fields of the input. */
  readonly own?: Values;
  /** An expression over the new row that the statement returns. */
  readonly returned?: SQL;
}

function insertRow(
  api: AppContext,
  tx: Queryable,
  { resource, actor }: Write,
  values: Values,
  { own, returned }: RowExtras,
): Promise<Inserted> {
  const at = api.clock();
  const row = {
    ...toStored(resource, withRowIds(resource, values)),
    createdAt: at,
    updatedAt: at,
    ...own,
  };
  const insert = tx.insert(tableNamed(resource.name)).values(row).returning();
  return insertAudited(tx, insert, { resource, actor, at, changes: changesBetween({}, values), returned });
}

/** Validates an input for a new record, and returns its values. @throws ApiError validation_failed, forbidden */
export function checkedInput(write: Write, input: unknown, at: Date): Values {
  const begun = beginning(write, input, at);
  const values = valuesOf(write.resource, begun, validate(write.resource, 'create', begun, write.language));
  assertWritable(write, 'create', values, input);
  return values;
}

/** Adds the declaration's starting values to the input: today, and the person who creates the record. */
function beginning({ resource, actor }: Write, input: unknown, at: Date): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const anew = Object.fromEntries(Object.entries(resource.fields).filter(([, field]) => startsAnew(field)));
  const person = { id: actor.userId, role: actor.role };
  return { ...startingValues(anew, { at, person, named: resourceNamed }), ...input };
}
