import { z } from 'zod';
import type { Shape } from '../schema/shape';

/** An answer that is a file; `file` is its media type. */
export interface FileAnswer {
  readonly file: 'application/pdf' | 'text/html' | 'image/png' | 'image/*' | 'text/csv' | 'text/event-stream';
}

/** Input and output of a hand-written operation; its address and audience are in `domain/access/operations`. */
export interface Exchange {
  /** Parts of the address that are no UUID, by name; all others are. */
  readonly params?: Readonly<Record<string, z.ZodType>>;
  readonly query?: z.ZodType;
  /** Shape, whose messages the form shows too; a schema where a record's own declaration validates the body. */
  readonly body?: Shape | z.ZodType;
  /** Size limit of the body in kB, where the usual 16 are too few for what the portal itself sends. */
  readonly bodyKb?: number;
  readonly answer: z.ZodType | FileAnswer;
}

/** A stretch of a list: from which row, before which. */
export const pageQuery = { _start: z.string().optional(), _end: z.string().optional() };

/** A list's page, order, search and filters, as its declaration knows them (rules 1.9). */
export const recordListQuery = z.record(z.string(), z.string());

/** The answer has no content. */
export const done = z.null();
