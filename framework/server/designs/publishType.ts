import { eq, sql } from 'drizzle-orm';
import { registry, resourceList, resourceNamed } from '#app/resources';
import { operations } from '#app/operations';
import type { Localized } from '#framework/base/i18n/localized';
import { checkResources } from '#framework/schema/checkResources';
import { baseOf, isDesignedType } from '#framework/schema/designs/applyDesign';
import { fieldName } from '#framework/schema/designs/fieldName';
import type { TypeDesign } from '#framework/schema/designs/typeDesign';
import type { Transaction } from '../db/connect';
import { typeColumn, typesResource } from '../db/followDesign';
import { tableNamed, tableOf } from '../db/schema/tables';
import { fieldError } from '../http/apiError';
import type { HookContext, ResourceHooks } from '../resources/resourceHooks';
import { announceDesign, limitLocks, lockDesign } from './designVersion';
import { tableStatements } from './tableStatements';

/** Designed record types, the deleted ones among them: each is a table. */
const mostTypes = 50;

const messages = {
  tooMany: {
    ar: `بلغت أنواع السجلات المخصصة ${mostTypes}، وهو أكثر ما يمكن. استعد نوعًا محذوفًا بدل إضافة غيره.`,
    en: `There are ${mostTypes} record types already, which is the most. Restore a deleted one instead.`,
  },
  adopted: {
    ar: 'صار هذا النوع جزءًا من النظام نفسه، فلا يُستعاد هنا.',
    en: 'This record type has become part of the system itself and is not restored here.',
  },
  sameName: {
    ar: 'في النظام سجلات بهذا الاسم. اختر اسمًا آخر حتى لا تلتبس القائمتان.',
    en: 'There are records of this name already. Choose another, so that the two lists can be told apart.',
  },
} satisfies Record<string, Localized>;

/**
 * Publishes designed record types with the write that changes them, in its transaction: the table with its indexes and
 * triggers, and the version that every process and every browser follows. A write that is refused or cut off leaves
 * nothing behind.
 */
export const typeHooks: ResourceHooks = {
  async afterCreate(context) {
    await lockDesign(context.tx);
    const type = await named(context);
    await assertRoom(context);
    await publish(context, type);
  },
  async afterUpdate(context) {
    await lockDesign(context.tx);
    await publish(context, await typeOf(context));
  },
  async afterRestore(context) {
    await lockDesign(context.tx);
    await publish(context, await typeOf(context));
  },
  async afterDelete({ tx }) {
    await lockDesign(tx);
    await announceDesign(tx);
  },
};

async function typeOf({ tx, id }: HookContext): Promise<TypeDesign> {
  const [row] = await tx
    .select()
    .from(tableNamed(typesResource))
    .where(eq(typeColumn('id'), id));
  return row as unknown as TypeDesign;
}

/** The stored design, with the identifier that nobody typed. */
async function named(context: HookContext): Promise<TypeDesign> {
  const { tx, id } = context;
  const type = await typeOf(context);
  const name = fieldName(type.many.en, await takenNames(tx));
  await tx
    .update(tableNamed(typesResource))
    .set({ name })
    .where(eq(typeColumn('id'), id));
  return { ...type, name };
}

/** Names of declarations, of groups of operations, and of everything in the database. */
async function takenNames(tx: Transaction): Promise<Set<string>> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = current_schema()::regnamespace`,
  );
  return new Set([
    ...resourceList.map(({ name }) => name),
    ...Object.keys(operations).map((id) => id.split('.')[0] ?? ''),
    ...rows.map(({ name }) => toCamelCase(name)),
    ...Object.getOwnPropertyNames(Object.prototype),
  ]);
}

const toCamelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

async function assertRoom({ tx, language }: HookContext): Promise<void> {
  const count = await tx.$count(tableNamed(typesResource));
  if (count > mostTypes) throw fieldError('many', messages.tooMany[language]);
}

async function publish({ tx, language }: HookContext, type: TypeDesign): Promise<void> {
  const known = resourceNamed(type.name);
  if (known && !isDesignedType(known)) throw fieldError('name', messages.adopted[language]);
  const resource = baseOf(registry, type);
  const others = resourceList.filter(({ name }) => name !== type.name);
  const isTaken = ({ label }: typeof resource) =>
    label.many.ar === type.many.ar || label.many.en.toLowerCase() === type.many.en.toLowerCase();
  if (others.some(isTaken)) throw fieldError('many', messages.sameName[language]);
  const problems = checkResources([...others, resource]);
  if (problems.length > 0) throw fieldError('many', problems.join(' '));
  await limitLocks(tx);
  for (const statement of tableStatements(tableOf(resource), resource.name)) await tx.execute(statement);
  await announceDesign(tx);
}
