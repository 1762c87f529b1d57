import { getTableColumns, sql } from 'drizzle-orm';
import { resourceList, operations } from 'sijil/schema/application';
import type { Language, Localized } from 'sijil/base/i18n/localized';
import { declaredNames } from 'sijil/schema/designs/applyDesign';
import { isDesignName } from 'sijil/schema/designs/designName';
import type { Resource } from 'sijil/schema/resource';
import { systemFields } from 'sijil/schema/systemFields';
import { textTable } from 'sijil/schema/texts/textTable';
import type { Transaction } from '../db/connect';
import { tableOf } from '../db/schema/tables';
import { fieldError } from '../http/apiError';

/** Parameters of a list and its export, which would collide with a filter of the same name. */
const listParameters = ['q', 'format', 'columns', 'list'];

/** Columns that every table of PostgreSQL has. */
const columnsOfPostgres = ['ctid', 'xmin', 'xmax', 'cmin', 'cmax', 'tableoid'];

const messages = textTable('checks/designNames', {
  unfit: {
    ar: 'المعرّف «{name}» غير مقبول. اكتب أحرفًا لاتينية وأرقامًا تبدأ بحرف صغير، ولا تزد على 40.',
    en: 'The identifier “{name}” is not accepted. Use Latin letters and digits, beginning with a small letter, 40 at most.',
  },
  taken: {
    ar: 'المعرّف «{name}» محجوز. اختر غيره.',
    en: 'The identifier “{name}” is taken. Choose another.',
  },
} satisfies Record<string, Localized>);

/** Returns the names that no new field of a declaration can have, besides those of its designed fields. */
export function takenFieldNames(resource: Resource): Set<string> {
  return new Set([
    ...declaredNames(resource),
    ...(resource.storedBy ? [] : Object.keys(getTableColumns(tableOf(resource)))),
    ...systemFields,
    ...(resource.dropped ?? []),
    ...Object.getOwnPropertyNames(Object.prototype),
    ...listParameters,
    ...columnsOfPostgres,
  ]);
}

/** Returns names of declarations, of groups of operations, and of everything in the database, of PostgreSQL itself too. */
export async function takenTypeNames(tx: Transaction): Promise<Set<string>> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select relname as name from pg_class
      where relnamespace in (current_schema()::regnamespace, 'pg_catalog'::regnamespace)`,
  );
  return new Set([
    ...resourceList().map(({ name }) => name),
    ...Object.keys(operations()).map((id) => id.split('.')[0] ?? ''),
    ...rows.map(({ name }) => toCamelCase(name)),
    ...Object.getOwnPropertyNames(Object.prototype),
  ]);
}

const toCamelCase = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Judges an identifier that a new field or record type brings along, from a form, a sheet or a file. */
export function assertDesignName(name: string, taken: ReadonlySet<string>, language: Language): void {
  const problem = !isDesignName(name) ? messages.unfit : taken.has(name) ? messages.taken : undefined;
  if (problem)
    throw fieldError(
      'name',
      problem[language].replace('{name}', () => name),
    );
}
