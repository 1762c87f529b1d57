import { between, or, type SQL, sql } from 'drizzle-orm';
import { type Action, type Actor, permissionFor } from 'sijil/schema/access';
import { longestSorted } from 'sijil/schema/longOrders';
import type { Resource } from 'sijil/schema/resource';
import type { Database } from '../db/connect';
import { ApiError } from '../http/apiError';
import type { ListQuery } from './listQuery';
import { compile } from './compile';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { toLatinDigits } from 'sijil/base/formats/numbers';
import { readingOf } from 'sijil/schema/fieldAccess';
import { isLocalized, refersToOne } from 'sijil/schema/kindFacts';
import { masked, type Reader } from './rights';

interface Sought {
  readonly resource: Resource;
  readonly actor: Actor | null;
  readonly action: Action;
  /** Condition for the rows that the actor sees. */
  readonly visible: SQL;
}

interface SearchPlan {
  readonly query: ListQuery;
  readonly way: 'gathered' | 'few' | 'frequent';
}

/** A list with the search that its address asks for. */
export interface Search extends Sought {
  readonly list: ListQuery;
}

/**
 * Chooses the way to search for a text, so that the number of rows read stays bounded: matching rows are collected and sorted,
 * unless they are more than `longestSorted`, or the actor sees fewer rows, each of which is checked.
 * @throws ApiError list_too_long_to_sort
 */
export async function searchPlan(db: Database, sought: Sought, list: ListQuery): Promise<SearchPlan> {
  const search = { ...sought, list };
  const question = questionOf(search);
  if (!question) return planFrom(search);
  const { rows } = await db.execute<Frequency>(question);
  return planFrom(search, rows[0]);
}

/** Chooses the way to search each of several lists, by one statement. @throws ApiError list_too_long_to_sort */
export async function searchPlans(db: Database, searches: readonly Search[]): Promise<SearchPlan[]> {
  const questions = searches.flatMap((search, place) => {
    const question = questionOf(search);
    return question ? [sql`select ${place}::int as place, "$asked".* from (${question}) as "$asked"`] : [];
  });
  const { rows } =
    questions.length === 0
      ? { rows: [] }
      : await db.execute<Frequency & { readonly place: number }>(sql.join(questions, sql` union all `));
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return searches.map((search, place) => planFrom(search, byPlace.get(place)));
}

/** How often the rows of a list contain a text. */
interface Frequency extends Record<string, unknown> {
  readonly isFrequent: boolean;
  readonly areFew: boolean;
}

/** Selects how often a text is contained; null where the way to search does not depend on it. */
function questionOf(search: Search): SQL | null {
  const { resource, visible, list } = search;
  const isOwn = seesOwnRows(search);
  const question = list.search?.isFrequent({ visible, isOwn });
  if (!question) return null;
  // A person's own rows can be checked one by one, where they are few: the text may be more frequent in the rows of others.
  const few = isOwn
    ? sql`not exists (select 1 from ${compile(resource).rows} where ${visible} offset ${sql.raw(String(longestSorted))})`
    : sql`false`;
  return sql`select "$own".few as "areFew", not "$own".few and (${question}) as "isFrequent" from (select ${few} as few offset 0) as "$own"`;
}

const seesOwnRows = ({ resource, actor, action }: Sought) => permissionFor(resource, action, actor) !== 'all';

/** @param frequency undefined where it was not asked for */
function planFrom(search: Search, frequency?: Frequency): SearchPlan {
  const { list, visible } = search;
  if (!list.search || !frequency) return { query: list, way: 'gathered' };
  const { inOrder, ofEachRow, gathered } = list.search;
  if (frequency.areFew) return { query: { ...list, where: ofEachRow }, way: 'few' };
  if (!frequency.isFrequent) {
    const where = gathered({ visible, isOwn: seesOwnRows(search) });
    return { query: { ...list, where }, way: 'gathered' };
  }
  if (!inOrder.isServed) throw new ApiError('list_too_long_to_sort');
  return { query: { ...list, ...inOrder }, way: 'frequent' };
}

/** Reads a record's number as typed: `r1034` and `R-1034` are R-1034. */
export function typedNumber(typed: string): string | undefined {
  const [, letters, digits] = /^\s*([a-z]{1,3})-?(\d+)\s*$/i.exec(toLatinDigits(typed)) ?? [];
  return letters && digits ? `${letters.toUpperCase()}-${digits}` : undefined;
}

/** With fewer digits, so many numbers match that sorting them would take longer than reading a page. */
const ordersFrom = /\d{3}/;

/**
 * Sort term that puts the record with exactly the typed number before others whose numbers begin with it. Undefined where no
 * number was typed, or records have no numbers.
 */
export function numberFirst({ resource, role, fields }: Reader, typed: string): SQL | undefined {
  const number = typedNumber(typed);
  const name = resource.title.ar;
  const field = fields.get(name);
  const isPlain = field !== undefined && !isLocalized(field) && !refersToOne(field);
  const isTitle = name === resource.title.en && isPlain && resource.search.includes(name);
  if (number === undefined || !ordersFrom.test(number) || !isTitle) return undefined;
  return sql`(${masked(resource, name, role, sql`${compile(resource).column(name)}`)} is not distinct from ${number})`;
}

/** Rows of one counter whose numbers have the same beginning. */
export interface NumberRanges {
  readonly number: PgColumn;
  /** Each is served by the index of the number; the exact number is the first. */
  readonly ranges: readonly SQL[];
}

/** Returns the ranges of numbers that begin with the typed text; undefined where no number of this resource was typed. */
export function numbersTyped({ resource, role }: Omit<Reader, 'fields'>, typed: string) {
  const name = resource.title.ar;
  const counter = compile(resource).field(name).counter;
  const [, letters, digits = ''] = /^([A-Z]+-)(\d+)$/.exec(typedNumber(typed) ?? '') ?? [];
  if (!counter || counter.prefix !== letters) return undefined;
  if (readingOf(resource, name, role) !== 'always') return undefined;
  const ranges = numbersBeginning(digits).map(
    ([first, last]) => between(counter.number, first, last) ?? sql`false`,
  );
  return { number: counter.number, ranges } satisfies NumberRanges;
}

export const inRanges = ({ ranges }: NumberRanges): SQL => or(...ranges) ?? sql`false`;

/** True where a field that is a prefix and a number can hold the text: `R-10` holds «0», never «q». */
export function canHold(resource: Resource, name: string, typed: string): boolean {
  const counter = compile(resource).field(name).counter;
  if (!counter) return true;
  const { prefix } = counter;
  const text = toLatinDigits(typed).trim().toUpperCase();
  if (typedNumber(typed) !== undefined) return true;
  const letters = text.replace(/\d*$/, '');
  return text === '' || prefix.endsWith(letters) || prefix.includes(text);
}

/** First and last number, both included. */
type NumberRange = readonly [first: number, last: number];

/** Most digits; no counter reaches longer numbers. */
const mostDigits = 12;

/**
 * Returns the ranges of numbers that begin with these digits: 12 alone first, then the others from the highest, … 1200 to 1299,
 * 120 to 129. None begins with a zero.
 */
export function numbersBeginning(digits: string): NumberRange[] {
  if (!/^[1-9]\d*$/.test(digits) || digits.length > mostDigits) return [];
  const number = Number(digits);
  const longer = Array.from({ length: mostDigits - digits.length }, (_, index): NumberRange => {
    const scale = 10 ** (mostDigits - digits.length - index);
    return [number * scale, (number + 1) * scale - 1];
  });
  return [[number, number], ...longer];
}
