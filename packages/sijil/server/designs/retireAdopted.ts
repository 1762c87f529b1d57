import { and, eq, isNull } from 'drizzle-orm';
import { resourceNamed } from 'sijil/schema/application';
import { declaredNames, isDesignedType } from 'sijil/schema/designs/applyDesign';
import type { AppContext } from '../http/appContext';
import { columnNamed, tableNamed } from '../db/schema/tables';
import { recordAudit } from '../resources/audit';
import { designsResource, readDesign, typesResource } from '../db/followDesign';

type Api = Pick<AppContext, 'db' | 'clock'>;
interface Stored {
  readonly id: string;
  readonly version: number;
}

/** Deletes the designs that the code now declares: the declarations have replaced them, and have their values. */
export async function retireAdopted(api: Api): Promise<void> {
  const { types, fields } = await readDesign(api.db);
  for (const design of fields.filter((field) => isAdopted(field.resource, field.name)))
    await retire(api, designsResource, design);
  for (const design of types.filter((type) => inCode(type.name) !== undefined))
    await retire(api, typesResource, design);
}

function inCode(name: string) {
  const resource = resourceNamed(name);
  return resource && !isDesignedType(resource) ? resource : undefined;
}

function isAdopted(name: string, field: string): boolean {
  const resource = inCode(name);
  return resource !== undefined && declaredNames(resource).includes(field);
}

async function retire({ db, clock }: Api, name: string, { id, version }: Stored): Promise<void> {
  const resource = resourceNamed(name);
  if (!resource) return;
  const table = tableNamed(name);
  const column = (field: string) => columnNamed(name, field);
  const [at, next] = [clock(), version + 1];
  await db.transaction(async (tx) => {
    const retired = await tx
      .update(table)
      .set({ deletedAt: at, updatedAt: at, version: next })
      .where(and(eq(column('id'), id), isNull(column('deletedAt'))))
      .returning({ id: column('id') });
    // Another process that started at the same time was first.
    if (retired.length === 0) return;
    await recordAudit(tx, { resource, id, action: 'delete', actor: null, at, version: next, changes: {} });
  });
}
