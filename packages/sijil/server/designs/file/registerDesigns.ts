import type { AppContext } from '../../http/appContext';
import { operation } from '../../http/operation';
import {
  declarationOf,
  type DesignPart,
  designParts,
  exportDesign,
  type Item,
  readPart,
} from './designParts';
import { changedFieldsOf, latest, planDesign, titleOf } from './planDesign';
import type { FieldErrors } from 'sijil/schema/validate';
import { previewKindChange } from '../readKindChange';
import { registry } from 'sijil/schema/application';
import type { DesignFile, DesignPlan } from 'sijil/contract/designFile';
import { appliedDesign, applyDesign } from 'sijil/schema/designs/applyDesign';
import type { Transaction } from '../../db/connect';
import { aheadOfCommit, loadDesign, lockDesign, readDesign } from '../../db/followDesign';
import { ApiError } from '../../http/apiError';
import { changeInTransaction } from '../../resources/changeRecord';
import { insertRecord } from '../../resources/createRecord';
import { deleteInTransaction } from '../../resources/deleteRecord';
import type { Write } from '../../resources/lockRecord';
import { restoreInTransaction } from '../../resources/trash';
import type { FieldDesign } from 'sijil/schema/designs/fieldDesign';
import { usesInFormula } from 'sijil/schema/formulas/fieldsOfFormula';

/** Registers operations on the design: the effect of another kind of a field, and the design as a file. */
export function registerDesigns(api: AppContext): void {
  operation(api, 'designs.export', {
    summary: 'The design of this installation: record types, fields, roles and texts',
    handler: () => exportDesign(api.db),
  });

  operation(api, 'designs.kindChange', {
    summary: 'What another kind would do to the values of a custom field',
    handler: ({ body, actor, language }) => previewKindChange(api.db, body, { actor, language }),
  });

  operation(api, 'designs.apply', {
    summary:
      'Apply a design in one transaction, or only say what that would change; what only this installation has stays unless it is to be retired',
    handler: ({ body: { dryRun, ...asked }, actor, language }) =>
      dryRun
        ? planDesign(api.db, { ...asked, language })
        : applyDesignFile(api, { ...asked, actor, language }),
  });
}

type Dependent = Pick<FieldDesign, 'resource' | 'name' | 'formula' | 'shownField'>;

/** Sorts fields so that each comes after those that its formula and its condition use. */
function inOrder<F extends Dependent>(fields: readonly F[]): F[] {
  const left = [...fields];
  const placed: F[] = [];
  while (left.length > 0) {
    const at = left.findIndex((field) => !left.some((other) => other !== field && uses(field, other)));
    placed.push(...left.splice(Math.max(at, 0), 1));
  }
  return placed;
}

function uses({ resource, formula, shownField }: Dependent, other: Dependent): boolean {
  if (other.resource !== resource) return false;
  return (
    shownField === `${resource}.${other.name}` || usesInFormula({ formula: formula ?? undefined }, other.name)
  );
}

interface Application extends Omit<Write, 'resource'> {
  readonly file: DesignFile;
  readonly retire: boolean;
}

/**
 * Applies the design of a file to this installation, in one transaction, through the same writes as the console's forms. Returns
 * the changes. Items that exist only in this installation stay, unless they are to be retired.
 * @throws ApiError designs_conflict, or the refusal of a write
 */
export function applyDesignFile(api: AppContext, application: Application): Promise<DesignPlan> {
  return aheadOfCommit(() => applyInTransaction(api, application));
}

async function applyInTransaction(api: AppContext, application: Application): Promise<DesignPlan> {
  try {
    return await api.db.transaction(async (tx) => {
      await lockDesign(tx);
      const plan = await planDesign(tx, application);
      const conflicts = plan.lines.filter(({ change }) => change === 'conflict');
      if (conflicts.length > 0)
        throw new ApiError('designs_conflict', { names: conflicts.map(({ title }) => title).join(', ') });
      for (const part of designParts) await applyPart(api, tx, part, { application, plan });
      const retired = plan.lines.filter(({ change }) => change === 'retire').reverse();
      for (const { part, key } of retired) await retire(api, tx, { part, key, application });
      return plan;
    });
  } finally {
    await loadDesign(api.db);
  }
}

interface Planned {
  readonly application: Application;
  readonly plan: DesignPlan;
}

async function applyPart(
  api: AppContext,
  tx: Transaction,
  part: DesignPart,
  { application, plan }: Planned,
): Promise<void> {
  const changes = new Set(plan.lines.filter((line) => line.part === part.name).map(({ key }) => key));
  const items: readonly Item[] =
    part.name === 'fields' ? inOrder(application.file.fields) : application.file[part.name];
  for (const [index, item] of items.entries()) {
    if (!changes.has(part.key(item))) continue;
    const listed: readonly Item[] = application.file[part.name];
    await atItem(`file.${part.name}.${listed.indexOf(item)}`, titleOf(part, item, application.language), () =>
      applyItem(api, tx, part, { item, application, index }),
    );
    // Later items refer to this one. The version stays, so that other calls do not read the design again.
    if (part.name === 'types' || part.name === 'fields')
      applyDesign(registry(), { ...(await readDesign(tx)), version: appliedDesign().version });
  }
}

/** Runs the write of an item; a refusal of one of its fields names the item and its place in the file. */
async function atItem(path: string, title: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof ApiError) || !error.fields) throw error;
    const fields = Object.entries(error.fields).map(([name, messages]) => [
      `${path}.${name}`,
      messages.map((message) => `${title}: ${message}`),
    ]);
    throw new ApiError(error.code, error.parameters, Object.fromEntries(fields) as FieldErrors);
  }
}

interface Applied {
  readonly item: Item;
  readonly application: Application;
  /** Position in the file: fields are in the order in which they were added. */
  readonly index: number;
}

async function applyItem(
  api: AppContext,
  tx: Transaction,
  part: DesignPart,
  { item, application: { actor, language }, index }: Applied,
): Promise<void> {
  const write = { resource: declarationOf(part), actor, language };
  const row = latest(part, await readPart(tx, part), part.key(item));
  if (!row) {
    const createdAt = new Date(api.clock().getTime() + index);
    await insertRecord(api, tx, write, entered(write, item), { ...identity(part, item), createdAt });
    return;
  }
  if (row.deletedAt !== null) await restoreInTransaction(api, tx, write, row.id);
  const sent = Object.fromEntries(changedFieldsOf(part, row, item).map((name) => [name, item[name] ?? null]));
  if (Object.keys(sent).length > 0)
    await changeInTransaction(api, tx, write, { id: row.id, sent, expected: {} });
}

/** Returns the values of an item that a form would send. */
function entered({ resource }: Write, item: Item): Item {
  const names = Object.entries(resource.fields).filter(([, { readOnly }]) => !readOnly);
  return Object.fromEntries(
    names.flatMap(([name]) => (item[name] === undefined || item[name] === null ? [] : [[name, item[name]]])),
  );
}

/** Returns the columns that nobody enters and that are the same in every installation. */
function identity({ name }: DesignPart, item: Item): Item {
  if (name === 'roles') return { id: item['id'] };
  return name === 'texts' ? {} : { name: item['name'] };
}

interface Retired {
  readonly part: string;
  readonly key: string;
  readonly application: Application;
}

async function retire(
  api: AppContext,
  tx: Transaction,
  { part: name, key, application: { actor, language } }: Retired,
): Promise<void> {
  const part = designParts.find((one) => one.name === name);
  const row = part && latest(part, await readPart(tx, part), key);
  if (part && row)
    await deleteInTransaction(api, tx, { resource: declarationOf(part), actor, language }, { id: row.id });
}
