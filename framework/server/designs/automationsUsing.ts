import { isNull } from 'drizzle-orm';
import { resourceNamed } from '#app/resources';
import { fieldsUsed } from '#framework/schema/automations/fieldsUsed';
import type { FieldDesign } from '#framework/schema/designs/fieldDesign';
import type { Queryable } from '../db/connect';
import { tableNamed } from '../db/schema/tables';

type Automation = Parameters<typeof fieldsUsed>[0] & { readonly name: string };

/** Names of the automations that read or write a designed field; none where the application has no automations. */
export async function automationsUsing(
  db: Queryable,
  { resource, name }: Pick<FieldDesign, 'resource' | 'name'>,
): Promise<string[]> {
  if (!resourceNamed('automations')) return [];
  const table = tableNamed('automations');
  const { deletedAt } = table;
  const rows = await db
    .select()
    .from(table)
    .where(deletedAt && isNull(deletedAt));
  const using = (rows as unknown as readonly Automation[]).filter((one) =>
    fieldsUsed(one).includes(`${resource}.${name}`),
  );
  return using.map((one) => one.name);
}
