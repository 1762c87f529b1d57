import { inArray, or, type SQL, sql } from 'drizzle-orm';
import { languages } from '#framework/base/i18n/localized';
import type { Field } from '#framework/schema/field';
import { isLocalized } from '#framework/schema/kindFacts';
import type { Resource } from '#framework/schema/resource';
import { isRecord } from '#framework/base/objects';
import { uniqueTexts } from '../../db/tables/fieldTexts';
import { compile } from '../compile';

/** A value of a unique field, or one language of it, with the input that it is entered in. */
export interface SharedText {
  readonly path: string;
  readonly text: string | number;
}

/** A name as two of them are compared: without spaces around it, in small letters. */
export const nameToCompare = (text: string) => text.trim().toLowerCase();

/** Texts of a value that no second record may hold: itself, or each language that is given of a localized one. */
export function sharedTexts(name: string, field: Field, value: unknown): SharedText[] {
  if (!isLocalized(field))
    return typeof value === 'string' || typeof value === 'number' ? [{ path: name, text: value }] : [];
  const given = isRecord(value) ? value : {};
  return languages.flatMap((language) => {
    const text = given[language];
    return typeof text === 'string' ? [{ path: `${name}.${language}`, text: nameToCompare(text) }] : [];
  });
}

/** Condition for the rows that hold one of the texts; undefined where there are none. */
export function holdsOneOf(resource: Resource, name: string, texts: readonly SharedText[]): SQL | undefined {
  const field = resource.fields[name] as Field;
  const column = compile(resource).column(name);
  return or(
    ...uniqueTexts(name, field, sql`${column}`).flatMap(({ path, value }) => {
      const wanted = [...new Set(texts.flatMap((one) => (one.path === path ? [one.text] : [])))];
      if (wanted.length === 0) return [];
      return [
        isLocalized(field)
          ? // Small letters of the database's own making: those of its locale differ from JavaScript's.
            sql`${value} = any(array(select lower(one) from unnest(${sql.param(wanted)}::text[]) as one))`
          : inArray(column, wanted),
      ];
    }),
  );
}
