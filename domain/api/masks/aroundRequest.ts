import type { z } from 'zod';
import { type Mark, type PartsByField, showsOnly } from '#framework/contract/masking/shows';

/** Records that the answers about requests may show. */
export const requestRecords = [
  'requests',
  'payments',
  'certificates',
  'daysOff',
  'refunds',
  'taxDocuments',
] as const;

type RequestRecord = (typeof requestRecords)[number];

/** Marks a part that shows these fields of the records around a request, and nothing else of any of them. */
export function aroundRequest<S extends z.ZodObject>(
  schema: S,
  fields: Partial<Record<RequestRecord, PartsByField<keyof S['shape'] & string>>> = {},
): Mark[] {
  return requestRecords.map((record) => showsOnly(record, schema, fields[record] ?? {}));
}
