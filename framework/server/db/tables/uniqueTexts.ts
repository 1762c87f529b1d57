import { type SQL, sql } from 'drizzle-orm';
import { languages } from '#framework/base/i18n/localized';
import type { Field } from '#framework/schema/field';
import { isLocalized } from '#framework/schema/kindFacts';
import { textsOf } from './searchTexts';

/** A text that no two records may share: the input that it is entered in, and the text as its unique index has it. */
interface UniqueText {
  /** `number`, or `name.ar` and `name.en`. */
  readonly path: string;
  readonly value: SQL;
}

/** Texts of a unique field: its column, or each language of a localized one in small letters. */
export function uniqueTexts(name: string, field: Field, column: SQL): UniqueText[] {
  const texts = textsOf(field, column);
  if (!isLocalized(field)) return texts.map((value) => ({ path: name, value }));
  return languages.map((language, index) => ({
    path: `${name}.${language}`,
    value: sql`lower(${texts[index]})`,
  }));
}

const localizedKey = /^lower\("?(\w+)"? ->> '(\w+)'::text\)$/;

/** The input named by a key of a unique index, as PostgreSQL writes it: `lower(name ->> 'ar'::text)` → `name.ar`. */
export function inputOfKey(key: string): string {
  const [, column = key, language] = localizedKey.exec(key) ?? [];
  const name = column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return language === undefined ? name : `${name}.${language}`;
}
