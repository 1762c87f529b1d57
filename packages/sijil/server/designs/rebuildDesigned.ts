import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { registry } from 'sijil/schema/application';
import {
  appliedDesign,
  applyDesign,
  baseOf,
  declaredNames,
  isDesignedType,
  noDesign,
} from 'sijil/schema/designs/applyDesign';
import { isDesignName } from 'sijil/schema/designs/designName';
import { parentsFirst } from 'sijil/schema/designs/designOrder';
import { designKinds, type FieldDesign } from 'sijil/schema/designs/fieldDesign';
import type { TypeDesign } from 'sijil/schema/designs/typeDesign';
import type { Queryable } from '../db/connect';
import { designsResource, typesResource } from '../db/followDesign';
import { tableNamed, tableOf } from '../db/schema/tables';
import { storedRows } from '../db/storedRows';
import { formulaPrerequisites } from '../db/tables/formulaSql';
import { columnStatements } from './columnStatements';
import { tableStatements } from './publishType';

type Runner = Pick<Queryable, 'execute'>;

/** Tables of the designs themselves, where the application has them. */
export function designTables(): PgTable[] {
  return [typesResource, designsResource].filter((name) => registry().named(name)).map(tableNamed);
}

/**
 * Creates the tables, columns, indexes and triggers of the stored designs, deleted ones included, in a database that has only
 * those of the code. They are made by the same statements as when each design was published.
 * @throws Error for a design that cannot have been published
 */
export async function rebuildDesigned(db: Queryable): Promise<void> {
  if (designTables().length < 2) return;
  const before = appliedDesign();
  const stored = await storedRows<TypeDesign>(db, typesResource);
  const types = parentsFirst(stored.filter(isNewType), isInCode);
  const fields = (await storedRows<FieldDesign>(db, designsResource)).filter(isNewField);
  for (const { name } of [...stored, ...fields]) assertName(name);
  try {
    applyDesign(registry(), { ...noDesign, version: before.version + 1, types, fields });
    for (const type of types) await runAll(db, tableStatements(tableOf(baseOf(registry(), type)), type.name));
    await rebuildFields(db, fields);
  } finally {
    applyDesign(registry(), before);
  }
}

async function rebuildFields(db: Runner, fields: readonly FieldDesign[]): Promise<void> {
  const formulas = fields.filter(({ formula }) => formula !== null);
  if (formulas.length > 0)
    await runAll(
      db,
      formulaPrerequisites.map((text) => sql.raw(text)),
    );
  // The columns of formulas are computed from the others.
  for (const { resource, name } of [...fields.filter(({ formula }) => formula === null), ...formulas]) {
    const declaration = registry().named(resource);
    if (declaration) await runAll(db, columnStatements(tableOf(declaration), name));
  }
}

async function runAll(db: Runner, statements: readonly SQL[]): Promise<void> {
  for (const statement of statements) await db.execute(statement);
}

function assertName(name: unknown): void {
  if (!isDesignName(name)) throw new Error(`"${String(name)}" is no name of a designed field or record type`);
}

function isInCode(name: string): boolean {
  const declared = registry().named(name);
  return declared !== undefined && !isDesignedType(declared);
}

/** False for a type that the code has adopted. */
const isNewType = ({ name }: TypeDesign) => !isInCode(name);

/** False for a field that the code has adopted, and for one that this version cannot have published. */
function isNewField({ resource, name, kind }: FieldDesign): boolean {
  const declared = isInCode(resource) ? registry().named(resource) : undefined;
  if (declared && (declared.storedBy || declaredNames(declared).includes(name))) return false;
  return Object.hasOwn(designKinds, kind);
}
