import { isNull } from 'drizzle-orm';
import { resourceNamed } from '#app/resources';
import { fieldsUsed } from '#framework/schema/automations/fieldsUsed';
import type { FieldDesign } from '#framework/schema/designs/fieldDesign';
import type { Queryable } from '../db/connect';
import { columnNamed } from '../db/schema/tables';
import { storedRows } from '../db/storedRows';

type Automation = Parameters<typeof fieldsUsed>[0] & { readonly name: string };

/** Names of the automations that read or write a designed field; none where the application has no automations. */
export async function automationsUsing(
  db: Queryable,
  { resource, name }: Pick<FieldDesign, 'resource' | 'name'>,
): Promise<string[]> {
  if (!resourceNamed('automations')) return [];
  const automations = await storedRows<Automation>(db, 'automations', {
    where: isNull(columnNamed('automations', 'deletedAt')),
  });
  return automations.filter((one) => fieldsUsed(one).includes(`${resource}.${name}`)).map((one) => one.name);
}
