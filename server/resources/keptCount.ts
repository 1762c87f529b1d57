import { type SQL, sql } from 'drizzle-orm';
import { permissionFor } from '#domain/schema/access';
import type { Resource } from '#domain/schema/resource';
import type { Actor } from '../http/actor';
import { compile } from './compile';

interface Counted {
  readonly actor: Actor | null;
  /** The fields that the list is narrowed by, and how: a condition on the resource's table. */
  readonly narrowedBy: readonly string[];
  readonly where: SQL | undefined;
}

/**
 * How many rows a list has, out of the counts that the database keeps: where every row is the actor's to read and nothing
 * but the counted field narrows them. Null where the rows themselves must be counted.
 */
export function keptCount(resource: Resource, { actor, narrowedBy, where }: Counted): SQL | null {
  const { counts, rows } = compile(resource);
  const serves =
    counts !== undefined &&
    permissionFor(resource.access, 'read', actor) === 'all' &&
    narrowedBy.every((name) => name === counts.by);
  // Under the table's own name, so that the condition on the rows is one on their counts.
  return serves
    ? sql`select coalesce(sum(${sql.identifier(counts.total.name)}), 0)::int from ${counts.table} as ${rows} where ${where ?? sql`true`}`
    : null;
}
