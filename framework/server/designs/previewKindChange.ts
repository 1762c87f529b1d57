import type { z } from 'zod';
import type { kindChangeBody, kindChangeView } from '#framework/contract/kindChange';
import type { Language } from '#framework/base/i18n/localized';
import type { Actor } from '#framework/schema/access';
import { appliedDesign } from '#framework/schema/designs/applyDesign';
import { type FieldDesign, fieldOfDesign } from '#framework/schema/designs/fieldDesign';
import { nameFromLabel } from '#framework/schema/designs/fieldName';
import { toText } from '#framework/schema/cellText';
import type { Queryable } from '../db/connect';
import { ApiError } from '../http/apiError';
import { type ChangedValue, readKindChange } from './readKindChange';

type Body = z.output<typeof kindChangeBody>;
type View = z.output<typeof kindChangeView>;

/** Examples of each sort. */
const mostExamples = 5;

/** Records with a value that a preview reads at most, so that it answers soon however long the list is. */
export const mostPreviewed = 100_000;

/**
 * Says what another kind would do to the values of a designed field: of the first of them where there are many.
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
  // One more than the limit shows that there are others.
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

/** Choices as they would be stored: a key that nobody typed is made of the name. */
function withKeys(options: NonNullable<Body['options']>): NonNullable<FieldDesign['options']> {
  const taken = new Set(options.flatMap(({ key }) => (key ? [key] : [])));
  return options.map(({ key, label }) => {
    const made = key || nameFromLabel(label.en, taken);
    taken.add(made);
    return { key: made, label };
  });
}
