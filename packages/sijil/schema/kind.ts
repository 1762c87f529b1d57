import type { Field } from './field';
import type { Reader, Writer } from './textOfKind';
import type { z, ZodObject, ZodType } from 'zod';
import type { plainText } from './plainText';
import type { findAbroad } from '../base/geo/saudiArabia';
import type { Fields } from './shape';

/** The comparisons that a list may be filtered by, as suffixes of the query parameter (`price_gte=100`). */
export const filterOperators = ['eq', 'ne', 'gte', 'lte', 'like', 'in', 'null'] as const;
export type FilterOperator = (typeof filterOperators)[number];

/** Type of a PostgreSQL column; `server/db/tables/fieldColumns.ts` makes it. */
export type ColumnType =
  | 'text'
  | 'text[]'
  | 'jsonb'
  | 'integer'
  | 'bigint'
  | 'numeric(18,4)'
  | 'numeric(5,2)'
  | 'boolean'
  | 'date'
  | 'timestamptz'
  | 'uuid'
  | 'uuid[]';

/** Facts about the values of a kind's fields: other code asks for the fact (`kindFacts`), never for the kind's name. */
export interface KindFacts {
  /** Ids of records, of the resource that `to` names. */
  readonly refers?: true;
  /** Several values, in no table of their own. */
  readonly many?: true;
  /** A text in each language. */
  readonly localized?: true;
  /** The id of an uploaded file, shown as a link. */
  readonly file?: true;
  /** True for files that are shown as pictures. */
  readonly picture?: true;
  /** True for a write-only value: not read, searched, drafted or documented. */
  readonly secret?: true;
  /** Rows with fields of their own, which belong to the record. */
  readonly rows?: true;
  /** Yes or no. */
  readonly truth?: true;
  /** A day or a moment of the calendar. */
  readonly time?: 'day' | 'moment';
  /** Assigned by the database from a counter of its own. */
  readonly counted?: true;
  /** A place on the map. */
  readonly place?: true;
  /** Plain words that name something, as they are typed. */
  readonly words?: true;
  readonly number?: 'integer' | 'decimal';
  /** Parts of a hundred. */
  readonly hundredths?: true;
  /** True for money, which people type with separators. */
  readonly amount?: true;
  /** One of a few values, set by a single choice: saved as soon as it is chosen, and set in many records at once. */
  readonly chosen?: true;
  /** True for a value whose shape only its module knows. */
  readonly opaque?: true;
}

/** Kind of field as all other code knows it: the uses of its values, their rule and their text. */
export interface Kind<F extends Field = never> extends KindFacts {
  readonly filters: readonly FilterOperator[];
  readonly sortable: boolean;
  /** Can be found by the search box. */
  readonly searchable: boolean;
  /** Options of its fields beyond those of every field. */
  readonly options?: readonly string[];
  /** Has too few values to be unique: the second or third record would be refused. */
  readonly neverUnique?: true;
  /** Holds a value even where the field is not required: yes or no, with nothing between them. */
  readonly neverEmpty?: true;
  /** Type of the column of its own in which its values are stored. */
  readonly column?: ColumnType;
  /** The kind in whose column its values are stored. */
  readonly storedAs?: 'text' | 'longText' | 'integer' | 'decimal' | 'boolean' | 'date' | 'dateTime';
  /** Rule for a value that is present. Receives the validation library, which lists and sign-in never load. */
  readonly rule: Rule<F>;
  /** Value of a typed cell of a sheet; as the kind in whose column it is stored unless given, otherwise the text itself. */
  readonly fromText?: Reader<F>;
  /** Value as people read it in a sheet; as the kind in whose column it is stored unless given, otherwise as it is. */
  readonly toText?: Writer<F>;
}

/** A kind has a column of its own or that of another; a secret is stored elsewhere, as a hash. */
type Stored =
  | { readonly column: ColumnType }
  | { readonly storedAs: NonNullable<Kind['storedAs']> }
  | { readonly secret: true };

/** Defines the kind of the fields that a factory makes; registered by its name in `kinds.ts`. */
export function defineKind<
  Factory extends (options: never) => Field,
  const K extends Kind<ReturnType<Factory>> & Stored,
>(factory: Factory, definition: K): Factory & { readonly definition: K } {
  return Object.assign(factory, { definition });
}

export const textFilters = ['eq', 'ne', 'like', 'in', 'null'] as const satisfies readonly FilterOperator[];
export const orderFilters = [
  'eq',
  'ne',
  'gte',
  'lte',
  'in',
  'null',
] as const satisfies readonly FilterOperator[];
export const choiceFilters = ['eq', 'ne', 'in', 'null'] as const satisfies readonly FilterOperator[];

/** The parts of zod that rules use: the complete module would add its messages in fifty languages. */
export type RuleParts = Pick<
  typeof z,
  | 'array'
  | 'boolean'
  | 'enum'
  | 'int'
  | 'iso'
  | 'json'
  | 'literal'
  | 'number'
  | 'record'
  | 'strictObject'
  | 'string'
  | 'tuple'
  | 'union'
  | 'uuid'
>;

/** Parts of a rule that are loaded with the first check. */
export interface Checks {
  readonly z: RuleParts;
  readonly plainText: typeof plainText;
  /** Rule of a text in a format of its own. */
  readonly formatted: (kind: string) => ZodType;
  /** Message for a place outside of the Kingdom; null for one inside. */
  readonly findAbroad: typeof findAbroad;
  /** Rule of rows within the value. */
  readonly rowOf: (fields: Fields) => ZodObject;
}

/** The rule for one value that is present; requiredness is added by `toZod`. */
export type Rule<F> = (checks: Checks, field: F) => ZodType;
