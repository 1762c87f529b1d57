interface ErrorBody {
  readonly message?: string;
  readonly code?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

/** Why a call failed: the portal refused it, no portal answered, or the account's email is not verified. */
type FailureReason = 'refused' | 'unreachable' | 'unverified';

interface Refusal {
  /** Error code of the portal. */
  readonly code?: string;
  /** Status of the portal's answer. */
  readonly status?: number;
  /** Seconds after which the same call may pass, where the portal said so. */
  readonly retryAfter?: number;
}

/** A call that failed; its message is the portal's own, or the technical cause where no portal answered. */
export class FieldError extends Error {
  readonly code: string | undefined;
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    readonly reason: FailureReason,
    message: string,
    { code, status, retryAfter }: Refusal = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
  }

  /** True if the same call would be refused again. */
  get isFinal(): boolean {
    const { status = 0 } = this;
    return status >= 400 && status < 500 && ![401, 408, 429].includes(status);
  }

  static unreachable(cause: unknown): FieldError {
    return new FieldError('unreachable', cause instanceof Error ? cause.message : String(cause));
  }

  /** Error with the portal's message, and each field's message on a line of its own. */
  static async refused(response: Response): Promise<FieldError> {
    const body = (await response.json().catch(() => ({}))) as ErrorBody;
    const lines = Object.entries(body.errors ?? {}).map(
      ([field, messages]) => `  ${field}: ${messages.join(' ')}`,
    );
    const retryAfter = response.headers.get('retry-after');
    return new FieldError('refused', [body.message ?? '', ...lines].join('\n'), {
      code: body.code,
      status: response.status,
      retryAfter: retryAfter === null ? undefined : Number(retryAfter),
    });
  }
}
