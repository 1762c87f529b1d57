import { and, like, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { soughtTexts } from 'sijil/schema/soughtTexts';
import { type ExtraConfigColumn, index, text } from 'drizzle-orm/pg-core';

/**
 * Each Arabic letter as a capital Latin one; Latin letters are in lower case by then, so that no two texts collide. Trigrams
 * consist of what the database's LC_CTYPE calls a letter: under «C», as in the portal's own database, only of ASCII, so that an
 * Arabic text would have none. The rarest two (ث ظ) and ء have no capital left and stay.
 */
const letters = ['ابتجحخدذرزسشصضطعغفقكلمنهوي', 'ABTJHXDVRZSCPWUEGFQKLMNIOY'] as const;
/** Spellings of one letter that people do not distinguish when they type: أحمد احمد, مكتبة مكتبه. */
const variants = ['أإآٱةىئؤیکگپچڤ', 'AAAAIYYOYKKBJF'] as const;
const digits = ['٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'] as const;
/** Vowel signs, the stretching stroke, direction marks: `translate` removes signs without a counterpart. */
const unread =
  '\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652\u0670\u0640\u200B\u200C\u200D\u200E\u200F\u061C';

/** Signs mapped to themselves; `translate` tries one sign after the other, so that frequent ones first are found early. */
const space = ' ';
const latin = 'eatoinrslduhcmgpbyfvwkjxqz0123456789';

const from = space + letters[0] + latin + variants[0] + digits[0] + unread;
const to = space + letters[1] + latin + variants[1] + digits[1];

/**
 * Prerequisites of the first search key: no snapshot of the tables contains them, so `npm run migration` writes them before the
 * first use. A change of the function requires every `search_key` to be recomputed.
 */
export const searchPrerequisites = [
  'CREATE EXTENSION IF NOT EXISTS pg_trgm;',
  `CREATE FUNCTION search_folded(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(lower(value), ${escaped(from)}, '${to}');`,
];

/** Literal in which signs that are invisible, or change the direction of their line, are written as escapes. */
function escaped(signs: string): string {
  const codes = [...signs].map((sign) =>
    /[ a-z0-9]/.test(sign) ? sign : `\\${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `U&'${codes.join('')}'`;
}

/** A text as a search compares it: any case, either digits, without vowel signs. Immutable, so that it can be stored. */
export function folded(value: SQL): SQL {
  return sql`search_folded(${value})`;
}

/** Returns the pattern of texts that contain what was typed, with its wildcards escaped. */
export function patternOf(typed: string): string {
  return `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Condition that is true for one of the alternatives of a search (`soughtTexts`): `holds` compares one of its texts. */
export function anyFound(sought: readonly (readonly string[])[], holds: (text: string) => SQL): SQL {
  return or(...sought.map((texts) => and(...texts.map(holds)))) ?? sql`false`;
}

/** Folded pattern of texts that contain what was typed. */
export function foldedPattern(typed: string): SQL {
  return folded(sql`${patternOf(typed)}::text`);
}

/** Condition that a text contains the typed words, both folded. */
export function holdsFolded(value: SQLWrapper, typed: string): SQL {
  return anyFound(soughtTexts(typed, []), (text) => like(folded(sql`${value}`), foldedPattern(text)));
}

/** The search key of a table: these texts, folded, line by line. Nobody types a line break into a search. */
export function searchKey(texts: readonly SQL[]) {
  const lines = texts.map((one) => sql`coalesce(${one}, '')`);
  return text().generatedAlwaysAs(folded(sql.join(lines, sql` || chr(10) || `)));
}

/** Index that finds any three letters within the key (pg_trgm). */
export function searchIndex(key: ExtraConfigColumn) {
  return index().using('gin', key.op('gin_trgm_ops'));
}
