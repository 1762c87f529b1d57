import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { registry, resourceList, resourceNamed, roleLabels } from 'sijil/schema/application';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import { checkField } from 'sijil/schema/checks/checkField';
import { baseOf, designedResource, isDesignedType } from 'sijil/schema/designs/applyDesign';
import { isDesignName } from 'sijil/schema/designs/designName';
import { designsOfFields, nameFromLabel } from 'sijil/schema/designs/designsOfFields';
import type { FieldDesign } from 'sijil/schema/designs/fieldDesign';
import { ownersOf, parentField, type TypeDesign } from 'sijil/schema/designs/typeDesign';
import type { Resource } from 'sijil/schema/resource';
import {
  announceDesign,
  designColumn,
  designsResource,
  limitLocks,
  lockDesign,
  readDesign,
  typeColumn,
  typesResource,
} from '../db/followDesign';
import { tableNamed, tableOf } from '../db/schema/tables';
import { storedRow, storedRows } from '../db/storedRows';
import { ApiError, fieldError } from '../http/apiError';
import { changesBetween, recordAudit } from '../resources/audit';
import type { HookContext, ResourceHooks } from '../http/handlers';
import { publishReadable } from './assertReadable';
import { assertDesignName, takenFieldNames, takenTypeNames } from './designNames';
import { assertArabic, assertNameFree } from './designTexts';
import { knownFields } from './publishDesign';
import { textTable } from 'sijil/schema/texts/textTable';
import { liveTriggersOf, triggerSql } from '../db/liveTriggers';
import { toSnakeCase } from '../db/statement';
import { definition, indexSql, referenceSql } from './columnStatements';

/**
 * Returns the statements that create the table of a record type, with its indexes and the triggers that publish its changes.
 * Each does nothing where it exists.
 */
export function tableStatements(table: PgTable, resource: string): SQL[] {
  const { name, columns, foreignKeys, indexes } = getTableConfig(table);
  const lines = columns.map((column) => {
    const key = foreignKeys.find((one) => one.reference().columns.includes(column));
    return sql`${sql.identifier(toSnakeCase(column.name))} ${definition(column)}${key ? referenceSql(key) : sql``}`;
  });
  return [
    sql`create table if not exists ${table} (${sql.join(lines, sql`, `)})`,
    ...indexes.map((index) => indexSql(table, index)),
    ...liveTriggersOf({ table: name, resource, column: 'id' }).map((trigger) => sql.raw(triggerSql(trigger))),
  ];
}

/** Limit of designed record types, deleted ones included: each is a table. */
const mostTypes = 50;

const messages = textTable('checks/publishType', {
  tooMany: {
    ar: `بلغت الحد الأقصى لأنواع السجلات: ${mostTypes}. استعد نوعًا محذوفًا بدل إضافة غيره.`,
    en: `You have reached the limit of ${mostTypes} record types. Restore a deleted one instead.`,
  },
  adopted: {
    ar: 'صار هذا النوع جزءًا من النظام نفسه، فلا يُستعاد هنا.',
    en: 'This record type has become part of the system itself and is not restored here.',
  },
  sameName: {
    ar: 'في النظام سجلات بهذا الاسم. اختر اسمًا آخر حتى لا تلتبس القائمتان.',
    en: 'There are already records with this name. Choose another so the two lists can be distinguished.',
  },
  sameField: {
    ar: 'يتكرر اسم هذا الحقل في النوع نفسه. اختر اسمًا آخر.',
    en: 'This type has a field of this name already. Choose another.',
  },
  unsound: {
    ar: 'إعدادات هذا النوع متعارضة. راجعها ثم أعد المحاولة.',
    en: 'The settings of this record type contradict each other. Check them and try again.',
  },
  noneOwn: {
    ar: 'لا تملك هذه الأدوار سجلات من النوع الذي يتبعه هذا النوع: {roles}. استبعدها، أو أضف نوعًا يتبع سجلاتها.',
    en: 'These roles own none of the records that this type belongs to: {roles}. Remove them, or create a type that belongs to records of theirs.',
  },
  children: {
    ar: 'تتبعه أنواع أخرى: {names}. احذفها أولًا.',
    en: 'Other record types belong to it: {names}. Delete those first.',
  },
  parentGone: {
    ar: 'النوع الذي يتبعه محذوف. استعده أولًا.',
    en: 'The record type that it belongs to is deleted. Restore that one first.',
  },
} satisfies Record<string, Localized>);

/**
 * Publishes designed record types with the write that changes them, in its transaction: the table with its indexes and triggers,
 * and the version that every process and every browser follows. A write that is refused or interrupted leaves nothing behind.
 */
export const typeHooks: ResourceHooks = {
  async afterCreate(context) {
    await lockDesign(context.tx);
    const type = await named(context);
    await assertRoom(context);
    await addFields(context, type);
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
  async afterDelete(context) {
    const { tx } = context;
    await lockDesign(tx);
    await assertChildless(context);
    await announceDesign(tx);
  },
};

/** Refuses to delete a type that has child types: they would be removed with it. */
async function assertChildless(context: HookContext): Promise<void> {
  const { tx, language } = context;
  const { name } = await typeOf(context);
  const children = await storedRows<Pick<TypeDesign, 'many'>>(tx, typesResource, {
    where: and(eq(typeColumn('parent'), name), isNull(typeColumn('deletedAt'))),
  });
  if (children.length === 0) return;
  const names = children.map(({ many }) => many[language]).join(language === 'ar' ? '، ' : ', ');
  throw fieldError(
    'name',
    messages.children[language].replace('{names}', () => names),
  );
}

/** A type with the values that its form takes only once. */
interface StartingType extends TypeDesign {
  readonly fieldsOf: string | null;
  readonly startsWith: Pick<FieldDesign, 'label' | 'kind'>[] | null;
}

async function typeOf({ tx, id }: HookContext): Promise<StartingType> {
  const type = await storedRow<StartingType>(tx, typesResource, eq(typeColumn('id'), id));
  if (!type) throw new ApiError('not_found');
  return type;
}

/** Returns the stored design, completed by the identifier that nobody typed. */
async function named(context: HookContext): Promise<StartingType> {
  const { tx, id, language } = context;
  const type = await typeOf(context);
  const taken = await takenTypeNames(tx);
  // A type from another installation has an identifier.
  const name = type.name ?? nameFromLabel(type.many.en, taken);
  assertDesignName(name, taken, language);
  if (type.name !== null) return type;
  await tx
    .update(tableNamed(typesResource))
    .set({ name })
    .where(eq(typeColumn('id'), id));
  return { ...type, name };
}

async function assertRoom({ tx, language }: HookContext): Promise<void> {
  const count = await tx.$count(tableNamed(typesResource));
  if (count > mostTypes) throw fieldError('many', messages.tooMany[language]);
}

/** Adds the initial fields of a new type: those of other records, and those of its form. */
async function addFields(context: HookContext, type: StartingType): Promise<void> {
  const { api, tx, actor, language } = context;
  const source = type.fieldsOf === null ? undefined : resourceNamed(type.fieldsOf);
  const base = baseOf(registry(), type);
  const taken = takenFieldNames(base).add(parentField);
  const copied = (source ? designsOfFields(source, type.name) : []).filter(
    ({ name }) => !taken.has(name) && isDesignName(name),
  );
  const labels = Object.values(base.fields).map(({ label }) => label);
  for (const { name } of copied) taken.add(name);
  const own = (type.startsWith ?? []).map(({ label, kind }, index) => {
    const path = `startsWith.${index}.label`;
    assertNameFree(label, labels, { path, message: messages.sameField, language });
    assertArabic({ label }, ['label'], language, `startsWith.${index}.`);
    labels.push(label);
    const name = nameFromLabel(label.en, taken);
    taken.add(name);
    return { resource: type.name, name, label, kind };
  });
  const at = api.clock();
  const designs: object[] = [...copied, ...own];
  if (designs.length === 0) return;
  const rows = await tx
    .insert(tableNamed(designsResource))
    // Fields are in the order in which they were added.
    .values(
      designs.map((design, index) => ({ ...design, createdAt: new Date(at.getTime() + index) })) as never[],
    )
    .returning({ id: designColumn('id') });
  const resource = resourceNamed(designsResource) as Resource;
  for (const [index, row] of rows.entries())
    await recordAudit(tx, {
      resource,
      id: String(row.id),
      action: 'create',
      actor,
      at,
      version: 1,
      changes: changesBetween({}, { ...designs[index] }),
    });
}

/** Refuses rights on a role's own records where the role owns no records of the type's parent. */
function assertOwners({ parent: name, ownReaders, ownWriters }: TypeDesign, language: Language): void {
  const parent = name === null ? undefined : resourceNamed(name);
  const owners = parent ? ownersOf(parent) : [];
  for (const [field, those] of Object.entries({ ownReaders, ownWriters })) {
    const others = (those ?? []).filter((role) => !owners.includes(role));
    if (others.length === 0) continue;
    const names = others.map((role) => roleLabels()[role][language]).join(language === 'ar' ? '، ' : ', ');
    throw fieldError(
      field,
      messages.noneOwn[language].replace('{roles}', () => names),
    );
  }
}

async function publish(context: HookContext, type: TypeDesign): Promise<void> {
  const { tx, language } = context;
  const declared = resourceNamed(type.name);
  if (declared && !isDesignedType(declared)) throw fieldError('name', messages.adopted[language]);
  if (type.parent !== null && !resourceNamed(type.parent))
    throw fieldError('parent', messages.parentGone[language]);
  assertOwners(type, language);
  const stored = await readDesign(tx);
  const design = { ...stored, types: [...stored.types.filter(({ name }) => name !== type.name), type] };
  const resource = designedResource(baseOf(registry(), type), design);
  assertArabic(type, ['many', 'one', 'titleLabel'], language);
  // Read under the lock: another process may have published a type that this one does not have yet.
  const others = [
    ...resourceList()
      .filter((one) => !isDesignedType(one))
      .map(({ name, label }) => ({ name, many: label.many })),
    ...stored.types,
  ].filter(({ name }) => name !== type.name);
  assertNameFree(
    type.many,
    others.map(({ many }) => many),
    { path: 'many', message: messages.sameName, language },
  );
  const known = knownFields().set(resource.name, resource.fields);
  const problems = Object.entries(resource.fields).flatMap(([name, field]) =>
    checkField(field, { path: `${resource.name}.${name}`, known, siblings: resource.fields }),
  );
  if (problems.length > 0) {
    // Written for those who declare records in code.
    console.warn(problems.join('\n'));
    throw fieldError('many', messages.unsound[language]);
  }
  await limitLocks(tx);
  await publishReadable(context, { resource, place: 'many' }, async () => {
    for (const statement of tableStatements(tableOf(resource), resource.name)) await tx.execute(statement);
  });
  await announceDesign(tx);
}
