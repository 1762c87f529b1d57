/** A refusal of the API, or of the network before it. `fields` holds messages by field of the form. */
export class CallError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly code: string,
    readonly fields: Readonly<Record<string, readonly string[]>> = {},
    readonly details?: unknown,
  ) {
    super(message);
    this.name = 'CallError';
  }

  /** Refine reads this name. */
  get statusCode(): number {
    return this.status;
  }
}
