import { eq, isNull, sql } from 'drizzle-orm';
import { registry, resourceNamed } from 'sijil/schema/application';
import {
  appliedDesign,
  applyDesign,
  type ButtonDesign,
  type Design,
  isDesignedType,
} from 'sijil/schema/designs/applyDesign';
import { designKinds, type FieldDesign } from 'sijil/schema/designs/fieldDesign';
import { neighboursFirst, parentsFirst } from 'sijil/schema/designs/designOrder';
import type { TypeDesign } from 'sijil/schema/designs/typeDesign';
import { isButtonTrigger } from 'sijil/schema/automations/triggers';
import { withMasked } from 'sijil/contract/masking/maskAnswer';
import { applyRoles, nothingTaken, type RoleDesign } from 'sijil/schema/roles/customRoles';
import type { Queryable, Transaction } from './connect';
import { followBrand, followTexts } from './followChanges';
import { installation } from './schema/system';
import { columnNamed } from './schema/tables';
import { storedRows } from './storedRows';

/** Time in milliseconds that a change waits for a table; other calls wait behind it no longer than that. */
const lockMs = 3_000;

/** Increments the version. A concurrent publisher waits for the row, and then checks against the new state. */
export async function lockDesign(tx: Transaction): Promise<void> {
  await tx
    .insert(installation)
    .values({ key: designKey, value: '1' })
    .onConflictDoUpdate({
      target: installation.key,
      set: { value: sql`(${installation.value}::int + 1)::text` },
    });
}

/** Limits the wait for a table that another transaction has locked. */
export async function limitLocks(tx: Transaction): Promise<void> {
  await tx.execute(sql.raw(`set local lock_timeout = ${lockMs}`));
}

/** Makes every open portal refetch its session, and with it the design. */
export async function announceDesign(tx: Transaction): Promise<void> {
  await tx.execute(sql`select tell_live('rights', array['*'])`);
}

/** Key of `installation` under which the version of the design is stored. */
export const designKey = 'design';

/** Name of the declaration of designed fields, which an application may lack. */
export const designsResource = 'designedFields';

/** Name of the declaration of custom roles, which an application may lack. */
export const rolesResource = 'customRoles';

/** Name of the declaration of designed record types, which an application may lack. */
export const typesResource = 'designedTypes';

let loading: Promise<void> | undefined;

/** Work that applies a design before its commit. */
let ahead: Promise<unknown> | undefined;

/**
 * Updates the declarations of this process to a version of the design. Every call with a session reads the version of the
 * database, in the statement that looks up the session: all processes follow a published design with their next call.
 */
export async function followDesign(db: Queryable, version: number): Promise<void> {
  await ahead;
  if (version === appliedDesign().version) return;
  loading ??= loadDesign(db).finally(() => (loading = undefined));
  await loading;
}

/**
 * Runs work that applies a design to the declarations of this process before it is committed. Calls that begin meanwhile wait
 * until it ends: nobody is shown what may be rolled back.
 */
export async function aheadOfCommit<T>(work: () => Promise<T>): Promise<T> {
  const running = work();
  const over: Promise<void> = Promise.allSettled([ahead, running]).then(() => {
    if (ahead === over) ahead = undefined;
  });
  ahead = over;
  return running;
}

/** Updates the declarations of this process to the version in the database. */
export async function followLatestDesign(db: Queryable): Promise<void> {
  await followDesign(db, await storedVersion(db));
}

/** Reads the design from the database, and applies it. */
export async function loadDesign(db: Queryable): Promise<void> {
  const design = await readDesign(db);
  await followTexts(db);
  await followBrand(db);
  applyDesign(registry(), design);
  applyRoles(appliedDesign().roles.map(withMasked));
}

/** A column of the designed fields. */
export const designColumn = (name: string) => columnNamed(designsResource, name);

/** A column of the designed record types. */
export const typeColumn = (name: string) => columnNamed(typesResource, name);

/** Columns of the row of a designed field or type besides the design itself. */
interface Stored {
  readonly id: string;
  readonly version: number;
}

interface StoredDesign extends Design {
  readonly types: (TypeDesign & Stored)[];
  readonly fields: (FieldDesign & Stored)[];
  readonly roles: (RoleDesign & Stored)[];
}

/**
 * Reads the design in a transaction. Parts that this version of the code cannot render are left out: a kind of a newer version,
 * a link to records that are no longer declared.
 */
export async function readDesign(db: Queryable): Promise<StoredDesign> {
  const version = await storedVersion(db);
  if (version === 0) return { version, types: [], fields: [], roles: [], buttons: [] };
  const types = parentsFirst(await rowsOf<TypeDesign>(db, typesResource), declaredInCode);
  const fields = await rowsOf<FieldDesign>(db, designsResource);
  const names = new Set(types.map(({ name }) => name));
  const isDeclared = (name: string) => names.has(name) || declaredInCode(name);
  return {
    version,
    types,
    roles: await readRoles(db),
    buttons: await readButtons(db),
    fields: placedFields(fields).filter(
      ({ kind, resource, target }) =>
        Object.hasOwn(designKinds, kind) && isDeclared(resource) && (target === null || isDeclared(target)),
    ),
  };
}

/** Sorts fields so that each comes after its neighbour of the same records. */
function placedFields<F extends FieldDesign>(fields: readonly F[]): F[] {
  const places = [...new Set(fields.map(({ resource }) => resource))];
  return places.flatMap((place) => neighboursFirst(fields.filter(({ resource }) => resource === place)));
}

/** Returns 0 where nothing was ever designed. */
async function storedVersion(db: Queryable): Promise<number> {
  const [stored] = await db.select().from(installation).where(eq(installation.key, designKey));
  return Number(stored?.value ?? 0);
}

async function readRoles(db: Queryable) {
  const rows = await rowsOf<RoleDesign>(db, rolesResource);
  return rows.map((role) => ({ ...role, narrowing: role.narrowing ?? nothingTaken }));
}

interface Automation extends ButtonDesign {
  readonly active: boolean;
  readonly trigger: string;
}

/** Reads the active automations that start by a button. */
async function readButtons(db: Queryable): Promise<ButtonDesign[]> {
  const rows = await rowsOf<Automation>(db, 'automations');
  return rows
    .filter(({ active, trigger }) => active && isButtonTrigger(trigger))
    .map(({ id, name, resource, pressers }) => ({ id, name, resource, pressers }));
}

/** Reads the rows that are not deleted, the oldest first; none where the application does not have the declaration. */
async function rowsOf<T>(db: Queryable, resource: string): Promise<(T & Stored)[]> {
  if (!resourceNamed(resource)) return [];
  return storedRows(db, resource, {
    where: isNull(columnNamed(resource, 'deletedAt')),
    orderBy: [columnNamed(resource, 'createdAt'), columnNamed(resource, 'name')],
  });
}

function declaredInCode(name: string): boolean {
  const resource = resourceNamed(name);
  return resource !== undefined && !isDesignedType(resource);
}
