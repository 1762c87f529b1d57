import { eq, sql } from 'drizzle-orm';
import { hasOptions, isLocalized, isSecret } from 'sijil/schema/kindFacts';
import type { Resource } from 'sijil/schema/resource';
import { users } from '../../server/db/schema/users';
import { isAccountField } from 'sijil/server/db/tables/toTable';
import { compile } from 'sijil/server/resources/compile';
import type { TestApp } from './buildTestApp';

/** A text that stands in one field of all records of a type, and nowhere else. */
export interface Marker {
  readonly resource: Resource;
  readonly field: string;
  readonly text: string;
}

const letter = (index: number) => String.fromCharCode(97 + index);

/** Returns a marker for each stored field of free text. The letters are no word, and no part of another marker. */
export function markersOf(resources: readonly Resource[]): Marker[] {
  const fields = resources.flatMap((resource) =>
    Object.entries(resource.fields)
      .filter(
        ([name, field]) =>
          !isSecret(field) &&
          !hasOptions(field) &&
          !compile(resource).field(name).isDerived &&
          compile(resource).column(name).generated === undefined &&
          (isLocalized(field) || compile(resource).column(name).getSQLType() === 'text'),
      )
      .map(([field]) => ({ resource, field })),
  );
  return fields.map((one, index) => ({
    ...one,
    text: `zq${letter(Math.floor(index / 26))}${letter(index % 26)}k`,
  }));
}

/** Writes each marker into its field of all records, followed by the record's own number, as some texts are unique. */
export async function plantMarkers({ api }: TestApp, markers: readonly Marker[]): Promise<void> {
  for (const { resource, field, text } of markers) {
    const { column, table, id } = compile(resource);
    const isOfAccount = isAccountField(resource, field);
    const own = isOfAccount ? users : table;
    const rows = await api.db.select({ id }).from(table);
    for (const [index, row] of rows.entries()) {
      const value = field === 'email' ? `${text}${index}@example.test` : `${text}${index}`;
      const written = isLocalized(resource.fields[field])
        ? sql`${JSON.stringify({ ar: value, en: value })}::jsonb`
        : sql`${value}`;
      await api.db.execute(
        sql`update ${own} set ${sql.identifier(columnName(column(field).name))} = ${written} where ${eq(isOfAccount ? users.id : id, row.id)}`,
      );
    }
  }
}

const columnName = (name: string) => name.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

/** Returns the markers in a text. */
export function markersIn(text: string, markers: readonly Marker[]): Marker[] {
  const lower = text.toLowerCase();
  return markers.filter((marker) => lower.includes(marker.text));
}
