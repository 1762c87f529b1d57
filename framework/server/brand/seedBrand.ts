import { originalBrand } from '#app/originalBrand';
import type { Queryable } from '../db/connect';
import { brandResource } from '../db/followBrand';
import { tableNamed } from '../db/schema/tables';

/** Inserts the one record of the brand, with the original name, where there is none. */
export async function seedBrand(db: Queryable): Promise<void> {
  const table = tableNamed(brandResource);
  const rows = await db.$count(table);
  if (rows === 0) await db.insert(table).values({ name: originalBrand.name } as never);
}
