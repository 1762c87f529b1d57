import type { z } from 'zod';
import type { Localized } from '../base/i18n/localized';
import type { Role } from './application';
import type { Shape } from './shape';

/** Callers of an operation: anybody at all, anybody signed in, or the roles named. */
export type OperationAudience = 'public' | 'any' | readonly Role[];

export interface OperationRow {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly audience: OperationAudience;
}

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

/**
 * What a caller that keeps unsent work does after a refusal: sends the same later, after signing in, after reading the record
 * again, or never.
 */
export type Retry = 'later' | 'afterSignIn' | 'afterRefresh' | 'never';

/** Statuses that do not say what helps: their rows do. */
type UnclearStatus = 403 | 409;

/** Refusal of the API: its HTTP status, what to do about it (`retryOf`), and its message in both languages. */
export type ErrorRow = Localized &
  (
    | { readonly status: UnclearStatus; readonly retry: Retry }
    | {
        readonly status: 400 | 401 | 402 | 404 | 410 | 413 | 415 | 416 | 422 | 429 | 500 | 502 | 503 | 507;
        readonly retry?: Retry;
      }
  );
