import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { textTable } from 'sijil/schema/texts/textTable';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import { type Actor, permissionFor } from 'sijil/schema/access';
import { type FieldDesign, fieldOfDesign } from 'sijil/schema/designs/fieldDesign';
import { carriedOver, mayBecome } from 'sijil/schema/designs/kindChange';
import { readingOf } from 'sijil/schema/fieldAccess';
import { resourceNamed } from 'sijil/schema/application';
import type { Queryable } from '../db/connect';
import { toSnakeCase } from '../db/statement';
import { tableNamed } from '../db/schema/tables';
import type { kindChangeBody, kindChangeView } from 'sijil/contract/designFile';
import { appliedDesign } from 'sijil/schema/designs/applyDesign';
import { nameFromLabel } from 'sijil/schema/designs/designsOfFields';
import { toText } from 'sijil/schema/cellText';
import { ApiError } from '../http/apiError';

type Body = z.output<typeof kindChangeBody>;
type View = z.output<typeof kindChangeView>;

/** Number of examples of each sort. */
const mostExamples = 5;

/** Number of records with a value that a preview reads at most, so that it answers soon for any length of list. */
export const mostPreviewed = 100_000;

/**
 * Previews the effect of another kind on the values of a designed field: on the first of them where there are many.
 * @throws ApiError not_found
 */
export async function previewKindChange(
  db: Queryable,
  { resource, name, options, ...asked }: Body,
  asker: { readonly actor: Actor; readonly language: Language },
): Promise<View> {
  const before = appliedDesign().fields.find((one) => one.resource === resource && one.name === name);
  if (!before) throw new ApiError('not_found');
  const { kind, min = null, max = null } = asked;
  const after: FieldDesign = { ...before, kind, min, max, startsAs: null, options: withKeys(options ?? []) };
  // One more than the limit shows whether there are further ones.
  const change = await readKindChange(db, { before, after, mostRecords: mostPreviewed + 1 }, asker);
  if (change.problem) return { problem: change.problem, records: 0, lost: 0, partial: false, examples: [] };
  const field = fieldOfDesign(after);
  const shown = change.values.map(({ text, records, to }) => ({
    text,
    records,
    becomes: to === undefined ? null : toText(field, to, asker.language),
  }));
  const lost = shown.filter(({ becomes }) => becomes === null);
  const rewritten = shown.filter(({ text, becomes }) => becomes !== null && becomes !== text);
  const records = recordsOf(change.values);
  return {
    problem: null,
    records,
    lost: recordsOf(change.values.filter(({ to }) => to === undefined)),
    partial: records > mostPreviewed,
    examples: [...lost.slice(0, mostExamples), ...rewritten.slice(0, mostExamples)],
  };
}

const recordsOf = (values: readonly ChangedValue[]) => values.reduce((sum, { records }) => sum + records, 0);

/** Returns choices as they would be stored: a key that nobody typed is derived from the name. */
function withKeys(options: NonNullable<Body['options']>): NonNullable<FieldDesign['options']> {
  const taken = new Set(options.flatMap(({ key }) => (key ? [key] : [])));
  return options.map(({ key, label }) => {
    const made = key || nameFromLabel(label.en, taken);
    taken.add(made);
    return { key: made, label };
  });
}

/** Largest number of different values that are converted; each is checked individually. */
const mostValues = 50_000;

/** A value that records hold, and its conversion. */
export interface ChangedValue {
  /** The value as JSON. */
  readonly key: string;
  readonly records: number;
  /** The value as people read it. */
  readonly text: string;
  /** Undefined where the value is lost. */
  readonly to: unknown;
}

const problems = textTable('checks/readKindChange', {
  unread: {
    ar: 'لا ترى كل قيم هذا الحقل، فلا يمكنك تغيير نوعه.',
    en: 'You cannot see all values of this field, so you cannot change its type.',
  },
  kinds: {
    ar: 'لا تتحول قيم هذا النوع إلى النوع الجديد. أضف حقلًا آخر بالنوع الذي تريده.',
    en: 'Values of this type cannot be converted to the new type. Add another field of the type you want.',
  },
  formula: {
    ar: 'قيمة هذا الحقل محسوبة بصيغة، فلا يتغيّر نوعه. أضف حقلًا محسوبًا آخر.',
    en: 'This field is computed by a formula, so its type cannot change. Add another field with a formula.',
  },
  tooMany: {
    ar: `قيم هذا الحقل المختلفة أكثر من ${mostValues}، فلا يُحوَّل هنا. أضف حقلًا آخر بالنوع الذي تريده.`,
    en: `The field has more than ${mostValues} different values, which is too many to change here. Add another field.`,
  },
  repeated: {
    ar: 'تصبح قيمتان مختلفتان قيمة واحدة، وهذا الحقل لا يتكرر. غيّر إحداهما أولًا.',
    en: 'Two different values would become the same, and the field is unique. Change one of them first.',
  },
} satisfies Record<string, Localized>);

/** Values of a field converted to another kind, or the reason for which it cannot be changed. */
type KindChange =
  | { readonly problem: Localized; readonly values?: never }
  | { readonly values: readonly ChangedValue[]; readonly problem?: never };

interface KindChangeQuery {
  readonly before: FieldDesign;
  readonly after: FieldDesign;
  /** Largest number of records with a value that are read; all of them without it. */
  readonly mostRecords?: number;
}

/** Reads the values of a designed field, also those in the trash, and converts them to another kind. */
export async function readKindChange(
  db: Queryable,
  { before, after, mostRecords }: KindChangeQuery,
  { actor, language }: { readonly actor: Actor; readonly language: Language },
): Promise<KindChange> {
  const problem = kindProblem(before, after, actor);
  if (problem) return { problem };
  const column = sql.identifier(toSnakeCase(before.name));
  const bound = mostRecords === undefined ? sql`` : sql`limit ${mostRecords}`;
  const { rows } = await db.execute<{ key: string; value: unknown; records: number }>(
    sql`select held::text as key, held as value, count(*)::int as records from (select to_jsonb(${column}) as held from ${tableNamed(before.resource)} where ${column} is not null ${bound}) as "$present"
      group by held order by records desc, held limit ${mostValues + 1}`,
  );
  if (rows.length > mostValues) return { problem: problems.tooMany };
  const [from, to] = [fieldOfDesign(before), fieldOfDesign(after)];
  const values = rows.map(({ key, value, records }) => ({
    key,
    records,
    ...carriedOver(from, to, value, language),
  }));
  const surviving = values.flatMap((one) => (one.to === undefined ? [] : [JSON.stringify(one.to)]));
  if (after.isUnique && new Set(surviving).size < surviving.length) return { problem: problems.repeated };
  return { values };
}

/** Reason for which a field cannot be given another kind, whatever its values are. */
export function kindProblem(before: FieldDesign, after: FieldDesign, actor: Actor): Localized | undefined {
  if (!readsAll(before, actor)) return problems.unread;
  if (before.formula || after.formula) return problems.formula;
  return mayBecome(before.kind, after.kind) ? undefined : problems.kinds;
}

/** Required because examples and messages show values. */
function readsAll({ resource: name, name: field }: FieldDesign, actor: Actor): boolean {
  const resource = resourceNamed(name);
  if (!resource || readingOf(resource, field, actor.role) !== 'always') return false;
  return permissionFor(resource, 'read', actor) === 'all';
}
