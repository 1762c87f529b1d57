import type { Resource } from 'sijil/schema/resource';
import { uploadExtensions } from 'sijil/base/files/uploads';
import { holdsFile, holdsPicture, isTruth, refers } from 'sijil/schema/kindFacts';
import { isRecord } from 'sijil/base/objects';
import type { Queryable, Transaction } from '../db/connect';
import { ApiError } from '../http/apiError';
import { attachOwnFiles } from '../files/storeFile';
import { and, inArray } from 'drizzle-orm';
import type { Language } from 'sijil/base/i18n/localized';
import { type IssueCode, issueMessages } from 'sijil/schema/issueMessages';
import type { ReferenceField, ReferencesField } from 'sijil/schema/kinds/reference';
import type { FieldErrors } from 'sijil/schema/validate';
import { resourceNamed } from 'sijil/schema/application';
import type { Actor } from 'sijil/schema/access';
import { compile } from './compile';
import { selectRows } from './records';
import { readableRows } from './rights';

type Values = Readonly<Record<string, unknown>>;

/**
 * Refuses, at the field, a reference that the writer may not make; see `referenceProblems`. Files must be the writer's own
 * unless the record had them before; a field for a picture accepts only pictures.
 * @throws ApiError validation_failed, file_gone, file_type_refused; each with its message at the field
 */
export async function assertReferences(
  tx: Transaction,
  writer: Writer,
  values: Values,
  before: Values = {},
): Promise<void> {
  const [problems = {}] = await referenceProblems(tx, writer, [{ values, before }]);
  if (Object.keys(problems).length > 0) throw new ApiError('validation_failed', {}, problems);
  for (const [name, value] of Object.entries(values)) {
    const field = writer.resource.fields[name];
    if (!holdsFile(field) || value === null || value === undefined) continue;
    const had = new Set(
      [before[name]].flat().map((link: unknown) => (isRecord(link) ? link['id'] : undefined)),
    );
    const added = [value].flat().filter((id): id is string => typeof id === 'string' && !had.has(id));
    const refused = (error: ApiError) =>
      new ApiError(error.code, error.parameters, { [name]: [error.messageIn(writer.language)] });
    const gone = refused(new ApiError('file_gone'));
    const types = await attachOwnFiles(tx, writer.actor.userId, added, gone);
    if (holdsPicture(field) && types.some((type) => !type.startsWith('image/')))
      throw refused(new ApiError('file_type_refused', { types: uploadExtensions.image }));
  }
}

/** Reference to one record or to several; only one to a single record may depend on other fields. */
type AnyReference = (ReferenceField | ReferencesField) & Pick<ReferenceField, 'narrowedBy'>;

interface Writer {
  readonly resource: Resource;
  readonly actor: Actor;
  readonly language: Language;
}

interface Row {
  /** The values being written. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The record's present values, where there is one. */
  readonly before?: Readonly<Record<string, unknown>>;
}

type Target = Readonly<Record<string, unknown>>;

/**
 * Returns problems with the references of some rows, by field: one to a record that does not exist or that the writer may not
 * see (another company's counts as missing), one that `narrowedBy` excludes, whichever of the two fields is being written, and a
 * new one to a record that is out of use. One query for each field.
 */
export async function referenceProblems(
  db: Queryable,
  writer: Writer,
  rows: readonly Row[],
): Promise<FieldErrors[]> {
  const problems: FieldErrors[] = rows.map(() => ({}));
  for (const [name, field] of Object.entries(writer.resource.fields)) {
    if (!refers(field)) continue;
    const judged = rows.map((row) => (isTouched(name, field, row.values) ? idsOf(name, row) : []));
    const targets = await readTargets(db, writer.actor, field, judged.flat());
    rows.forEach((row, index) => {
      const code = judged[index]?.map((id) => problemOf(name, field, row, targets.get(id))).find(Boolean);
      const message = code && issueMessages[code][writer.language];
      if (message) problems[index] = { ...problems[index], [name]: [labelled(message, field, writer)] };
    });
  }
  return problems;
}

/** True where a reference must be checked: a city when it is written, and when the state is in which it has to lie. */
function isTouched(name: string, { narrowedBy = {} }: AnyReference, values: Row['values']): boolean {
  return [name, ...Object.values(narrowedBy)].some((one) => values[one] !== undefined);
}

function valueOf(name: string, { values, before }: Row): unknown {
  return values[name] === undefined ? before?.[name] : values[name];
}

function idsOf(name: string, row: Row): string[] {
  const value = valueOf(name, row);
  return value === null || value === undefined ? [] : [value].flat().map(String);
}

async function readTargets(
  db: Queryable,
  actor: Actor,
  { to, narrowedBy = {} }: AnyReference,
  ids: readonly string[],
): Promise<ReadonlyMap<unknown, Target>> {
  const target = resourceNamed(to);
  if (!target || ids.length === 0) return new Map();
  const wanted = ['id', ...Object.keys(narrowedBy), ...(isSwitched(target) ? ['active'] : [])];
  const columns = Object.fromEntries(wanted.map((one) => [one, compile(target).column(one)]));
  const rows = await selectRows(db, target, columns).where(
    and(inArray(compile(target).id, [...new Set(ids)]), readableRows(target, actor)),
  );
  return new Map(rows.map((row): [unknown, Target] => [row['id'], row]));
}

function isSwitched({ fields }: Resource): boolean {
  return isTruth(fields['active']);
}

function problemOf(
  name: string,
  { narrowedBy = {} }: AnyReference,
  row: Row,
  target: Target | undefined,
): IssueCode | null {
  if (!target) return 'not_an_option';
  const fits = Object.entries(narrowedBy).every(([theirs, ours]) => {
    const value = valueOf(ours, row);
    return value === null || value === undefined || target[theirs] === value;
  });
  if (!fits) return 'not_an_option';
  const had = [row.before?.[name]].flat().includes(target['id']);
  return target['active'] === false && !had ? 'out_of_use' : null;
}

function labelled(message: string, field: AnyReference, { language }: Writer): string {
  return message.replace('{label}', () => field.label[language]);
}
