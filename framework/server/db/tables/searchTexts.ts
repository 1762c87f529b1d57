import { type SQL, sql } from 'drizzle-orm';
import type { Field } from '#framework/schema/field';
import type { Resource } from '#framework/schema/resource';
import { isLocalized, refersToOne } from '#framework/schema/kindFacts';
import { toSnakeCase } from '../qualified';

/**
 * The texts of a declaration's `search` that its table's search key is made of; those of fields added later are not. `computed` gives those that the database
 * itself computes: one computed column cannot be made of another.
 */
export function searchTexts(
  { search, fields }: Resource,
  computed: Readonly<Record<string, SQL>> = {},
): SQL[] {
  return search.flatMap((name) => {
    const field = fields[name];
    const column = computed[name] ?? sql`${sql.identifier(toSnakeCase(name))}`;
    // A reference is searched by the names of its records, which are in another table.
    return field && !refersToOne(field) && !field.addedLater ? textsOf(field, column) : [];
  });
}

/** The texts of a field: one in two languages is two. */
export function textsOf(field: Field, column: SQL): SQL[] {
  return isLocalized(field) ? [sql`${column}->>'ar'`, sql`${column}->>'en'`] : [column];
}
