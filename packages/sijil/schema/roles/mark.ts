import type { z } from 'zod';
import type { Shown } from '../operationAccess';

/** Marks a field whose parts an answer cannot omit: the operation is refused to a role that hides the field. */
export const needed = 'needed';

/** Parts of an answer that show a field's value, by field. A field without parts is not in the answer. */
export type PartsByField<Part extends string> = Readonly<Record<string, readonly Part[] | typeof needed>>;

/** A part of an answer that shows a record, or only names one. */
export interface Mark {
  readonly record: Shown;
  readonly schema: z.core.$ZodType;
  readonly fields: PartsByField<string>;
  /** True where the part shows no further field of the record. */
  readonly isComplete: boolean;
  /** Property with the record's name, where the part shows nothing else of it. */
  readonly name?: string;
  /** Condition under which the fields are shown: one of these values in another part. */
  readonly where?: { readonly part: string; readonly in: readonly string[] };
}
