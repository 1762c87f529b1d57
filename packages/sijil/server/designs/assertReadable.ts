import { inArray, sql } from 'drizzle-orm';
import { resourceList } from 'sijil/schema/application';
import type { Localized } from 'sijil/base/i18n/localized';
import { refers } from 'sijil/schema/kindFacts';
import type { Resource } from 'sijil/schema/resource';
import { textTable } from 'sijil/schema/texts/textTable';
import { rootOf } from '../db/driver';
import { ApiError, fieldError } from '../http/apiError';
import { compile } from '../resources/compile';
import { listQuery } from '../resources/listQuery';
import type { HookContext } from '../http/handlers';
import { pageSql } from '../resources/page';
import { readRecords } from '../resources/records';

const refused: Localized = textTable('checks/assertReadable/refused', {
  ar: 'تعذّرت قراءة سجلات «{name}» بعد هذا التغيير، فلم يُحفظ شيء. غيّر الاسم أو النوع ثم أعد المحاولة.',
  en: 'The records “{name}” could not be read after this change, so nothing was saved. Change the name or the type, and try again.',
});

/** Name that a list searches for: long enough for its index. */
const searched = 'abc';

/** True for a statement that PostgreSQL refuses because of what it says, whatever the rows are. */
function isUnsound(error: unknown): boolean {
  const { code = '' } = rootOf(error);
  return /^(42|54|0A)/.test(code);
}

/**
 * Runs the statements of a published design, then reads one page of the list and of every list that refers to its records, in the
 * same transaction: what cannot be read is not published.
 * @param place field of the form that the refusal names
 */
export async function publishReadable(
  context: HookContext,
  { resource, place }: { readonly resource: Resource; readonly place: string },
  publish: () => Promise<void>,
): Promise<void> {
  await refusing(resource, context, place, publish);
  for (const one of [resource, ...referrersOf(resource)])
    await refusing(one, context, place, () => readOnePage(context, one));
}

async function refusing(
  resource: Resource,
  { language }: HookContext,
  place: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof ApiError || !isUnsound(error)) throw error;
    console.error(error);
    throw fieldError(
      place,
      refused[language].replace('{name}', () => resource.label.many[language]),
    );
  }
}

/** Declarations whose records name those of another one. */
const referrersOf = ({ name }: Resource) =>
  resourceList().filter(
    (other) =>
      other.name !== name && Object.values(other.fields).some((field) => refers(field) && field.to === name),
  );

async function readOnePage({ api, tx, actor, language }: HookContext, resource: Resource): Promise<void> {
  const list = (address: Record<string, string>) =>
    listQuery(resource, actor.role, { _start: '0', _end: '1', ...address }, { language, at: api.clock() });
  const page = sql`(${pageSql(resource, list({}))})`;
  await readRecords(api, tx, resource, actor, inArray(compile(resource).id, page));
  if (resource.search.length > 0) await tx.execute(pageSql(resource, list({ q: searched })));
}
