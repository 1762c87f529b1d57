import { eq } from 'drizzle-orm';
import { contrastMessage } from '#framework/schema/brand/contrastMessage';
import { brandResource } from '../db/followBrand';
import { tableNamed } from '../db/schema/tables';
import { announceDesign, lockDesign } from '../designs/designVersion';
import { ApiError } from '../http/apiError';
import type { HookContext, ResourceHooks } from '../resources/resourceHooks';
import { originalBrand } from '#app/originalBrand';
import type { Queryable } from '../db/connect';

/** Publishes the brand with the write that changes it, in its transaction. */
export const brandHooks: ResourceHooks = {
  async afterUpdate(context) {
    await lockDesign(context.tx);
    await assertVisible(context);
    await announceDesign(context.tx);
  },
};

/** @throws ApiError validation_failed for a colour in which something could not be seen */
async function assertVisible({ tx, id, language }: HookContext): Promise<void> {
  const table = tableNamed(brandResource);
  const { id: key } = table;
  const [row = {}] = await tx
    .select()
    .from(table)
    .where(key && eq(key, id));
  const { colour, darkColour }: Readonly<Record<string, unknown>> = row;
  const messages = {
    colour: contrastMessage(colour, 'light'),
    darkColour: contrastMessage(darkColour, 'dark'),
  };
  const errors = Object.fromEntries(
    Object.entries(messages).flatMap(([field, message]): [string, string[]][] =>
      message ? [[field, [message[language]]]] : [],
    ),
  );
  if (Object.keys(errors).length > 0) throw new ApiError('validation_failed', {}, errors);
}

/** Inserts the one record of the brand, with the original name, where there is none. */
export async function seedBrand(db: Queryable): Promise<void> {
  const table = tableNamed(brandResource);
  const rows = await db.$count(table);
  if (rows === 0) await db.insert(table).values({ name: originalBrand.name } as never);
}
