import type { Retry } from 'sijil/schema/operationTypes';

/** Problems by field, e.g. by the question of an answer. */
type FieldMessages = Readonly<Record<string, readonly string[]>>;

interface ErrorBody {
  readonly message?: string;
  readonly code?: string;
  readonly retry?: Retry;
  readonly errors?: FieldMessages;
  readonly details?: unknown;
}

/** Why a call failed: the portal refused it, no portal answered, or the account's email is not verified. */
type FailureReason = 'refused' | 'unreachable' | 'unverified';

interface Refusal {
  /** Error code of the portal. */
  readonly code?: string;
  /** What helps, as the portal declares it beside the code. */
  readonly retry?: Retry;
  readonly fields?: FieldMessages;
  /** Status of the portal's answer. */
  readonly status?: number;
  /** Seconds after which the same call may pass, where the portal said so. */
  readonly retryAfter?: number;
  /** Data with which the caller recovers, e.g. the newer draft. */
  readonly details?: unknown;
}

/** A call that failed; its message is the portal's own, or the technical cause where no portal answered. */
export class FieldError extends Error {
  readonly code: string | undefined;
  readonly retry: Retry;
  readonly fields: FieldMessages;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;
  readonly details: unknown;

  constructor(
    readonly reason: FailureReason,
    message: string,
    { code, retry = 'later', fields = {}, status, retryAfter, details }: Refusal = {},
  ) {
    super(message);
    this.code = code;
    this.retry = retry;
    this.fields = fields;
    this.status = status;
    this.retryAfter = retryAfter;
    this.details = details;
  }

  /** True if every other call would fail for the same reason. */
  get endsRun(): boolean {
    return this.reason !== 'refused' || this.retry === 'afterSignIn';
  }

  static unreachable(cause: unknown): FieldError {
    return new FieldError('unreachable', cause instanceof Error ? cause.message : String(cause));
  }

  /** Error with the portal's message, and each field's message on a line of its own. */
  static async refused(response: Response): Promise<FieldError> {
    const body = (await response.json().catch(() => ({}))) as ErrorBody;
    const fields = body.errors ?? {};
    const lines = Object.entries(fields).map(([field, messages]) => `  ${field}: ${messages.join(' ')}`);
    const retryAfter = response.headers.get('retry-after');
    return new FieldError('refused', [body.message ?? '', ...lines].join('\n'), {
      code: body.code,
      // An answer that is not the portal's own, e.g. of a proxy, says nothing about the work.
      retry: body.retry,
      fields,
      status: response.status,
      retryAfter: retryAfter === null ? undefined : Number(retryAfter),
      details: body.details,
    });
  }
}
