import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Language, Name } from 'sijil/base/i18n/localized';
import { users } from './schema/users';

/**
 * A name of which an answer contains the reader's form (`nameText`): without an English one, the one name for both languages.
 * Null where there is no name, as of a row that was not joined.
 */
export function bothNames(name: SQLWrapper, english: SQLWrapper): SQL<Name> {
  return sql<Name>`case when ${name} is not null then jsonb_build_object('ar', ${name}, 'en', ${nameIn('en', name, english)}) end`;
}

/** The text of a name in one language, for sorting. */
export function nameIn(language: Language, name: SQLWrapper, english: SQLWrapper): SQL<string> {
  return language === 'en' ? sql<string>`coalesce(${english}, ${name})` : sql<string>`${name}`;
}

/** Name of a user. */
export const userName = bothNames(users.name, users.nameEn);
