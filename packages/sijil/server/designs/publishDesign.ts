import { and, eq, ne, sql } from 'drizzle-orm';
import { resourceList, resourceNamed } from 'sijil/schema/application';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import { checkField } from 'sijil/schema/checks/checkField';
import { appliedDesign, declaredNames, designedResource } from 'sijil/schema/designs/applyDesign';
import { type FieldDesign, fieldOfDesign } from 'sijil/schema/designs/fieldDesign';
import { nameFromLabel } from 'sijil/schema/designs/designsOfFields';
import { holdsMany } from 'sijil/schema/kindFacts';
import type { Resource } from 'sijil/schema/resource';
import { ruleOf } from 'sijil/schema/toZod';
import { readingOf } from 'sijil/schema/fieldAccess';
import { fieldsOfFormula, usesInFormula } from 'sijil/schema/formulas/fieldsOfFormula';
import { formulaProblem } from 'sijil/schema/formulas/typeOfFormula';
import { startsAnew } from 'sijil/schema/startingValue';
import type { Transaction } from '../db/connect';
import { toSnakeCase } from '../db/statement';
import { formulaPrerequisites } from '../db/tables/formulaSql';
import { columnNamed, tableNamed, tableOf } from '../db/schema/tables';
import { storedRow } from '../db/storedRows';
import { ApiError, fieldError } from '../http/apiError';
import type { HookContext, ResourceHooks } from '../http/handlers';
import { automationsUsing, resolveCondition } from './designReferences';
import { changeKind, columnStatements } from './columnStatements';
import { assertDesignName, takenFieldNames } from './designNames';
import { assertArabic, assertNameFree } from './designTexts';
import { publishReadable } from './assertReadable';
import { kindProblem } from './readKindChange';
import {
  announceDesign,
  designColumn,
  designsResource,
  limitLocks,
  lockDesign,
  readDesign,
  rolesResource,
} from '../db/followDesign';
import { recordAudit } from '../resources/audit';
import { textTable } from 'sijil/schema/texts/textTable';

/** Limit of designed fields of one declaration, retired ones included: each is a column. */
const mostFields = 200;

const messages = textTable('checks/publishDesign', {
  tooMany: {
    ar: `بلغت الحد الأقصى للحقول المخصصة لهذه السجلات: ${mostFields}. استعد حقلًا محذوفًا بدل إضافة غيره.`,
    en: `You have reached the limit of ${mostFields} custom fields for these records. Restore a deleted one instead.`,
  },
  adopted: {
    ar: 'صار هذا الحقل جزءًا من النظام نفسه، فلا يُستعاد هنا.',
    en: 'This field has become part of the system itself and is not restored here.',
  },
  wrongStart: {
    ar: 'لا يقبل الحقل هذه القيمة الابتدائية. اكتب قيمة يقبلها أو اتركها فارغة.',
    en: 'The field does not accept this starting value. Enter one that it accepts, or leave it empty.',
  },
  sameChoices: {
    ar: 'يتكرر هذا الاختيار. لكل اختيار اسم ومفتاح لا يشاركه فيهما غيره.',
    en: 'This choice appears twice. Each choice needs its own name and key.',
  },
  entered: {
    ar: 'الحقل المحسوب لا يُكتب، فلا يكون مطلوبًا ولا فريدًا ولا بقيمة ابتدائية.',
    en: 'A field with a formula is computed: it cannot be required, unique or start with a value.',
  },
  unread: {
    ar: 'لا تستخدم الصيغة حقلًا لا تراه: {names}.',
    en: 'A formula uses no field that you may not read: {names}.',
  },
  used: {
    ar: 'تعتمد عليه حقول أخرى: {names}. غيّرها أولًا.',
    en: 'Other fields depend on it: {names}. Change those first.',
  },
  automated: {
    ar: 'تستخدمه إجراءات تلقائية: {names}. غيّرها أولًا.',
    en: 'Automations use it: {names}. Change those first.',
  },
  sameLabel: {
    ar: 'في هذه السجلات حقل بهذا الاسم. اختر اسمًا آخر حتى لا يلتبسا.',
    en: 'These records have a field of this name already. Choose another, so that people can distinguish the two.',
  },
  unsound: {
    ar: 'لا تجتمع خيارات هذا الحقل. راجع النوع والحدود والشرط ثم أعد المحاولة.',
    en: 'The settings of this field do not fit each other. Check its type, limits and condition, and try again.',
  },
  usedChoices: {
    ar: 'حُذف اختيار ما زالت سجلات تحمله: {names}. أعده، أو غيّر تلك السجلات أولًا.',
    en: 'Records still use a choice that was removed: {names}. Restore it, or change those records first.',
  },
} satisfies Record<string, Localized>);

/**
 * Publishes designed fields with the write that changes them, in its transaction: the column, its indexes, the version
 * that every process and every browser follows. A write that is refused or interrupted leaves nothing behind.
 */
export const designHooks: ResourceHooks = {
  async afterCreate(context) {
    await lockDesign(context.tx);
    const design = await named(context, true);
    await assertRoom(context, design);
    await assertLabelFree(context, design);
    await hideFromNarrowRoles(context, design);
    await publish(context, design);
  },
  async afterUpdate(context) {
    await lockDesign(context.tx);
    const design = await named(context, false);
    if ('label' in context.values) await assertLabelFree(context, design);
    const before = earlierKind(design);
    if (before) await assertKindFree(context, before, design);
    else await assertChoicesUnused(context, design);
    await publish(context, design, before);
  },
  async afterRestore(context) {
    await lockDesign(context.tx);
    const design = await designOf(context.tx, context.id);
    await assertLabelFree(context, design);
    await hideFromNarrowRoles(context, design);
    await publish(context, design);
  },
  async afterDelete(context) {
    await lockDesign(context.tx);
    assertUnused(await designOf(context.tx, context.id), 'name', context.language);
    await announceDesign(context.tx);
  },
};

/** Hides a new field from the custom roles that hide others of its records, until the role itself shows it. */
async function hideFromNarrowRoles({ api, tx, actor }: HookContext, { resource, name }: FieldDesign) {
  const at = api.clock();
  for (const { id, version: before, narrowing } of (await readDesign(tx)).roles) {
    const limits = narrowing.records[resource];
    const fields = limits?.fields ?? {};
    if (!name || Object.hasOwn(fields, name) || !Object.values(fields).includes('hidden')) continue;
    const version = before + 1;
    const hidden = { ...limits, fields: { ...fields, [name]: 'hidden' } };
    const narrowed = { ...narrowing, records: { ...narrowing.records, [resource]: hidden } };
    await tx
      .update(tableNamed(rolesResource))
      .set({ narrowing: narrowed, updatedAt: at, version })
      .where(eq(columnNamed(rolesResource, 'id'), id));
    await recordAudit(tx, {
      resource: { name: rolesResource },
      id,
      action: 'update',
      actor,
      at,
      version,
      changes: { narrowing: { from: narrowing, to: narrowed } },
    });
  }
}

async function designOf(tx: Transaction, id: string): Promise<FieldDesign> {
  const design = await storedRow<FieldDesign>(tx, designsResource, eq(designColumn('id'), id));
  if (!design) throw new ApiError('not_found');
  return design;
}

/** Returns the design that this process has applied, where its kind differs. */
function earlierKind({ resource, name, kind }: FieldDesign): FieldDesign | undefined {
  return appliedDesign().fields.find(
    (one) => one.resource === resource && one.name === name && one.kind !== kind,
  );
}

/** Refuses another kind for a field that other fields or automations depend on. */
async function assertKindFree(
  { tx, actor, language }: HookContext,
  before: FieldDesign,
  design: FieldDesign,
): Promise<void> {
  const problem = kindProblem(before, design, actor);
  if (problem) throw fieldError('kind', problem[language]);
  assertUnused(design, 'kind', language);
  const automations = await automationsUsing(tx, design);
  if (automations.length === 0) return;
  const names = automations.join(language === 'ar' ? '، ' : ', ');
  throw fieldError(
    'kind',
    messages.automated[language].replace('{names}', () => names),
  );
}

/** Refuses to delete a field that another field's formula or condition uses, or to give it another kind. */
function assertUnused(design: FieldDesign, place: 'name' | 'kind', language: Language): void {
  const others = Object.entries(declaration(design).fields).filter(
    ([name, field]) =>
      name !== design.name && (field.shownWhen?.field === design.name || usesInFormula(field, design.name)),
  );
  if (others.length === 0) return;
  const names = others.map(([, { label }]) => label[language]).join(language === 'ar' ? '، ' : ', ');
  throw fieldError(
    place,
    messages.used[language].replace('{names}', () => names),
  );
}

/** Returns the stored design, completed by the identifier and the keys of choices that nobody typed. */
async function named({ tx, id, language }: HookContext, isNew: boolean): Promise<FieldDesign> {
  const design = await designOf(tx, id);
  const resource = declaration(design);
  const taken = await takenNames(tx, resource, id);
  const name = design.name ?? nameFromLabel(design.label.en, taken);
  if (isNew) assertDesignName(name, taken, language);
  const options = design.options && withKeys(design.options, language);
  const condition = resolveCondition({ ...design, name }, resource, language);
  const table = tableNamed(designsResource);
  await tx
    .update(table)
    .set({ name, options, ...condition })
    .where(eq(designColumn('id'), id));
  return { ...design, name, options, ...condition };
}

/** Names of every field and column that the records have, or had. */
async function takenNames(tx: Transaction, resource: Resource, id: string): Promise<Set<string>> {
  const rows = await tx
    .select({ name: designColumn('name') })
    .from(tableNamed(designsResource))
    .where(and(eq(designColumn('resource'), resource.name), ne(designColumn('id'), id)));
  return new Set([...takenFieldNames(resource), ...rows.map(({ name }) => String(name))]);
}

function withKeys(options: NonNullable<FieldDesign['options']>, language: Language) {
  const taken = new Set(options.flatMap(({ key }) => (key ? [key] : [])));
  const keyed = options.map((option) => {
    const key = option.key || nameFromLabel(option.label.en, taken);
    taken.add(key);
    return { ...option, key };
  });
  const keys = keyed.map(({ key }) => key);
  const twice = keys.findIndex((key, index) => keys.indexOf(key) !== index);
  if (twice >= 0) throw fieldError(`options.${twice}.key`, messages.sameChoices[language]);
  return keyed;
}

async function assertRoom({ tx, language }: HookContext, { resource }: FieldDesign): Promise<void> {
  const table = tableNamed(designsResource);
  const count = await tx.$count(table, eq(designColumn('resource'), resource));
  if (count > mostFields) throw fieldError('resource', messages.tooMany[language]);
}

/** A choice can be removed once no record has it: otherwise its bare key would be shown for good. */
async function assertChoicesUnused({ tx, language }: HookContext, design: FieldDesign): Promise<void> {
  const { resource, name, options } = design;
  if (!options) return;
  const column = sql.identifier(toSnakeCase(name));
  const keys = sql`array[${sql.join(
    options.map(({ key }) => sql`${key}`),
    sql`, `,
  )}]::text[]`;
  const one = holdsMany(fieldOfDesign(design)) ? sql`unnest(${column})` : sql`${column}`;
  const { rows } = await tx.execute<{ key: string }>(
    sql`select distinct key from (select ${one} as key from ${tableNamed(resource)}) as "$held" where key <> all(${keys}) limit 5`,
  );
  if (rows.length === 0) return;
  const names = rows.map(({ key }) => key).join(language === 'ar' ? '، ' : ', ');
  throw fieldError('options', messages.usedChoices[language].replace('{names}', names));
}

/** Refuses a label that another field of the same records has: nobody could tell the two apart. */
async function assertLabelFree({ tx, language }: HookContext, design: FieldDesign) {
  const { fields } = designedResource(declaration(design), await readDesign(tx));
  const others = Object.entries(fields).filter(([name]) => name !== design.name);
  assertNameFree(
    design.label,
    others.map(([, { label }]) => label),
    { path: 'label', message: messages.sameLabel, language },
  );
}

async function publish(context: HookContext, design: FieldDesign, before?: FieldDesign): Promise<void> {
  const { tx, language } = context;
  if (declaredNames(declaration(design)).includes(design.name))
    throw fieldError('name', messages.adopted[language]);
  assertSound(context, design);
  const resource = designedResource(declaration(design), await readDesign(tx));
  await limitLocks(tx);
  await publishReadable(context, { resource, place: 'label' }, async () => {
    if (before) await changeKind(context, resource, { before, after: design });
    if (design.formula) for (const statement of formulaPrerequisites) await tx.execute(sql.raw(statement));
    for (const statement of columnStatements(tableOf(resource), design.name)) await tx.execute(statement);
  });
  await announceDesign(tx);
}

/**
 * Runs the checks of every declaration, R5 to R36, and checks the starting value by the field's own rule.
 * @throws ApiError validation_failed
 */
function assertSound({ language, actor }: HookContext, design: FieldDesign): void {
  const field = fieldOfDesign(design);
  assertArabic(design, ['label', 'help'], language);
  const { default: start } = field;
  if (start !== undefined && !startsAnew(field)) {
    if (!ruleOf(field).safeParse(start).success) throw fieldError('startsAs', messages.wrongStart[language]);
  }
  const siblings = { ...declaration(design).fields, [design.name]: field };
  const [problem] = field.formula === undefined ? [] : formulaProblem(field, siblings, design.name);
  if (problem) throw fieldError('formula', problem.in(language));
  const hidden = fieldsOfFormula(field.formula ?? '')?.find(
    (name) => readingOf(declaration(design), name, actor.role) === 'never',
  );
  if (hidden !== undefined) throw fieldError('formula', messages.unread[language].replace('{names}', hidden));
  if (field.formula !== undefined && (field.required || field.unique || start !== undefined))
    throw fieldError('formula', messages.entered[language]);
  const problems = checkField(field, {
    path: `${design.resource}.${design.name}`,
    known: knownFields(),
    siblings,
  });
  if (problems.length === 0) return;
  // Written for those who declare fields in code.
  console.warn(problems.join('\n'));
  throw fieldError('kind', messages.unsound[language]);
}

/** The fields of every declaration. */
export const knownFields = () => new Map(resourceList().map(({ name, fields }) => [name, fields]));

function declaration({ resource }: FieldDesign): Resource {
  const found = resourceNamed(resource);
  if (!found) throw new Error(`a field was designed for "${resource}", which is no declaration`);
  return found;
}
