import { and, eq, isNull } from 'drizzle-orm';
import { resourceNamed } from '#app/resources';
import { declaredNames } from '#framework/schema/designs/applyDesign';
import type { AppContext } from '../http/appContext';
import { tableNamed } from '../db/schema/tables';
import { recordAudit } from '../resources/audit';
import { designColumn, designsResource, readDesign } from '../db/followDesign';

/** Deletes the designs whose fields the code declares by now: the declarations have their place, and their values. */
export async function retireAdopted({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const designs = resourceNamed(designsResource);
  if (!designs) return;
  const { fields } = await readDesign(db);
  const adopted = fields.filter(({ resource: name, name: field }) => {
    const resource = resourceNamed(name);
    return resource !== undefined && declaredNames(resource).includes(field);
  });
  const table = tableNamed(designsResource);
  for (const { id, version } of adopted) {
    const [at, next] = [clock(), version + 1];
    await db.transaction(async (tx) => {
      const retired = await tx
        .update(table)
        .set({ deletedAt: at, updatedAt: at, version: next })
        .where(and(eq(designColumn('id'), id), isNull(designColumn('deletedAt'))))
        .returning({ id: designColumn('id') });
      // Another process that starts at the same time may have been first.
      if (retired.length === 0) return;
      await recordAudit(tx, {
        resource: designs,
        id,
        action: 'delete',
        actor: null,
        at,
        version: next,
        changes: {},
      });
    });
  }
}
