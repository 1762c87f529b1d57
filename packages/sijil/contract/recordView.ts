import { z } from 'zod';
import type { Localized } from '../base/i18n/localized';
import type { Wire } from 'sijil/contract/parts';

/** Title of a record; null for a record without a name. */
export type Title = string | Localized | null;

/** Record as its declaration shows it to the caller, with its own fields next to these. A file field holds its link. */
export interface RecordView {
  readonly id: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Title of the record. */
  readonly $title: Title;
  /** Titles of the records that it refers to, by field. */
  readonly $titles: Readonly<Record<string, Title | readonly Title[]>>;
  /** Only in the answer that makes an account. */
  readonly $oneTimePassword?: string;
  /** Only in the answer that makes a record whose declaration has a `secret`. */
  readonly $secret?: string;
  readonly [field: string]: unknown;
}

/** Any record; its declaration defines its fields. */
export const recordView = z.looseObject({
  id: z.string(),
  version: z.number(),
}) as unknown as z.ZodType<RecordView>;

/** Part of a record, validated by its declaration. */
export const recordValues = z.record(z.string(), z.unknown());

/** New secret of a record, shown this once. */
export const secretView = z.object({ id: z.string(), $secret: z.string() });

/** A record as the portal receives it. */
export type ConsoleRecord = Wire<RecordView>;
