import { z } from 'zod';
import { declaredRole } from './roleSchema';
import type { Resource } from '../schema/resource';
import { localizedText, nameText } from './parts';

/** A figure for each requested measure, in that order; null where there is no number to compute it from. */
const figures = z.array(z.number().nullable());

const compared = { values: figures, before: figures.nullable() };

/** Title of a record: one text, or one in each language. */
export const titleView = z.union([z.string(), localizedText]);

/** List in groups: the largest groups one by one, the others combined, and the figures of all rows. */
export const summaryView = z.object({
  groups: z.array(
    z.object({
      /** The value of each field grouped by: an option, an id, `true`, the first day of a period; null where it is empty. */
      keys: z.array(z.string().nullable()),
      /** The names of records; null for other values. */
      titles: z.array(titleView.nullable()),
      ...compared,
    }),
  ),
  others: z.object({ groups: z.number(), ...compared }).nullable(),
  total: z.object(compared),
});
export type SummaryView = z.infer<typeof summaryView>;

/** Number of records of one child that refer to a record; `exact` is false where there are more. */
export const relatedCount = z.object({ resource: z.string(), count: z.number(), exact: z.boolean() });
export type RelatedCount = z.infer<typeof relatedCount>;

/** Record found by the global search. */
export const foundView = z.object({
  resource: z.string(),
  id: z.string(),
  title: titleView,
  /** Client and branch of a record whose title is a number. */
  about: z.array(titleView),
  label: localizedText,
});

/** Saved view of a person, or one shared with their role; `address` is the query of its address without the question mark. */
export const savedView = z.object({
  id: z.string(),
  list: z.string(),
  name: z.string(),
  address: z.string(),
  /** The roles that see it, each with the rows and fields that it may read. */
  sharedWith: z.array(declaredRole),
  /** True for a view that its reader may change. */
  own: z.boolean(),
  createdAt: z.date(),
});

const change = z.object({
  from: z.unknown(),
  to: z.unknown(),
  // For several ids one title each, null for a record that no longer exists.
  fromTitle: z.union([titleView, z.array(titleView.nullable())]).optional(),
  toTitle: z.union([titleView, z.array(titleView.nullable())]).optional(),
});
export type HistoryChange = z.infer<typeof change>;

/** Result of an import; `line` is the caller's own number of the row. */
export const importOutcome = z.object({
  created: z.number(),
  /** Existing records that were changed; in a dry run, `changes` lists how they would be. */
  updated: z.number(),
  /** Rows whose values equal those of their records. */
  unchanged: z.number(),
  /** Rows of existing records; in a dry run, the first of them. */
  changes: z.array(
    z.object({
      line: z.number(),
      id: z.string(),
      title: titleView.nullable(),
      changes: z.record(z.string(), change),
    }),
  ),
  valid: z.number(),
  refused: z.array(z.object({ line: z.number(), errors: z.record(z.string(), z.array(z.string())) })),
});
export type ImportOutcome = z.infer<typeof importOutcome>;

/** Result for each record of a bulk change, in the requested order; in a dry run with the changes to be written, perhaps none. */
export const bulkResult = z.discriminatedUnion('ok', [
  z.object({ id: z.string(), ok: z.literal(true), changes: z.record(z.string(), change).optional() }),
  z.object({ id: z.string(), ok: z.literal(false), code: z.string(), message: z.string() }),
]);
export type BulkResult = z.infer<typeof bulkResult>;

/** A write of a record, or several that are read as one: the author, the time, and the old and new value of each field. */
export const historyEntry = z.object({
  id: z.string(),
  at: z.date(),
  action: z.enum(['create', 'update', 'delete', 'restore', 'purge', 'seeAs']),
  version: z.number(),
  /** Version before its first write. */
  before: z.number(),
  /** Number of writes: more than one only where they are merged. */
  writes: z.number(),
  actor: z.object({ id: z.string(), name: nameText }).nullable(),
  changes: z.record(z.string(), change),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** Records of one resource that keep another from being deleted: the details of `still_in_use`. */
export const usageView = z.object({
  label: localizedText,
  resource: z.string(),
  /** The field that refers to the record; null where no declaration has it. */
  by: z.string().nullable(),
  count: z.number(),
  titles: z.array(titleView),
});
export type Usage = z.infer<typeof usageView>;

/** The longest list of rows that one import takes. */
export const maxImportRows = 5000;

/** Lower limit for accounts: each needs a password hash, which is slow by design, and an email. */
const maxAccountImportRows = 500;

/** The longest list of rows that one import of a resource takes. */
export function importLimit({ account }: Pick<Resource, 'account'>): number {
  return account ? maxAccountImportRows : maxImportRows;
}

export const importBody = z.strictObject({
  mode: z.enum(['check', 'all', 'valid']),
  /** True: a row whose `importKey` exists updates that record. Otherwise such a row is refused as taken. */
  update: z.boolean().optional(),
  rows: z.array(
    z.strictObject({ line: z.int().min(0), values: z.record(z.string(), z.string().max(20_000)) }),
  ),
});
export type ImportBody = z.infer<typeof importBody>;

/** A record, or some fields of it, as it was at an earlier version; `version` is the one that the person sees. */
export const revertBody = z.strictObject({
  version: z.int(),
  to: z.int().min(1),
  fields: z.array(z.string().max(60)).min(1).max(100).optional(),
});
export type RevertBody = z.infer<typeof revertBody>;

/** A line of an import's answer while it runs (`application/x-ndjson`): its progress, and at the end its outcome. */
export type ImportLine =
  | { readonly done: number; readonly total: number }
  | { readonly outcome: ImportOutcome }
  | { readonly refusal: { readonly code: string; readonly message: string } };

/** One change made to many records, each on its own. */
export const bulkBody = z.strictObject({
  action: z.enum(['update', 'delete', 'restore']),
  items: z
    .array(z.strictObject({ id: z.uuid(), version: z.int().optional() }))
    .min(1)
    .max(200),
  values: z.record(z.string(), z.unknown()).optional(),
  /** True for a dry run of an update: it answers the changes and writes nothing. */
  check: z.literal(true).optional(),
});
export type BulkBody = z.infer<typeof bulkBody>;
