import { originalBrand } from 'sijil/schema/application';
import { eq } from 'drizzle-orm';
import { contrastMessage } from 'sijil/schema/brand/contrastMessage';
import { appliedBrand, brandResource, versionOf } from './db/followChanges';
import { tableNamed } from './db/schema/tables';
import { announceDesign, followLatestDesign, lockDesign } from './db/followDesign';
import { ApiError } from './http/apiError';
import type { HookContext, ResourceHooks } from './http/handlers';
import type { Queryable } from './db/connect';
import type { AppContext } from './http/appContext';
import { operation } from './http/operation';

/** Publishes the brand with the write that changes it, in its transaction. */
export const brandHooks: ResourceHooks = {
  async afterUpdate(context) {
    await lockDesign(context.tx);
    await assertVisible(context);
    await announceDesign(context.tx);
  },
};

/** @throws ApiError validation_failed for a colour with too little contrast */
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
  if (rows === 0) await db.insert(table).values({ name: originalBrand().name } as never);
}

/** Registers the pictures of the brand, which every page shows: this operation reads no other file. */
export function registerBrand(api: AppContext): void {
  operation(api, 'brand.picture', {
    summary: 'A picture of the brand: logo, icon, picture of the sign-in page',
    anonymous: true,
    handler: async ({ reply, params: { picture }, query: { version } }) => {
      const known = () => appliedBrand().files.get(picture);
      if (version !== versionIn(known())) await followLatestDesign(api.db);
      const file = known();
      if (!file) throw new ApiError('not_found');
      const content = await api.storage.read(file.sha256);
      const isThis = version === versionOf(file);
      reply.headers({
        'content-type': file.type,
        'cache-control': isThis ? 'public, max-age=31536000, immutable' : 'no-cache',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
      return content;
    },
  });
}

const versionIn = (file: Parameters<typeof versionOf>[0] | undefined) => file && versionOf(file);
