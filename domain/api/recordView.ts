import { z } from 'zod';
import type { Localized } from '../i18n/localized';

/** What names a record; null where it has no name. */
export type Title = string | Localized | null;

/** A record as its declaration shows it to the caller: its own fields stand beside these. A file field holds its link. */
export interface RecordView {
  readonly id: string;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** What names it. */
  readonly $title: Title;
  /** What names each record that it refers to, by field. */
  readonly $titles: Readonly<Record<string, Title | readonly Title[]>>;
  /** Only in the answer that makes an account. */
  readonly $oneTimePassword?: string;
  readonly [field: string]: unknown;
}

/** Which fields it has, its declaration says; here it is only told apart from something else. */
export const recordView = z.looseObject({
  id: z.string(),
  version: z.number(),
}) as unknown as z.ZodType<RecordView>;

/** Part of a record, judged by its declaration. */
export const recordValues = z.record(z.string(), z.unknown());
