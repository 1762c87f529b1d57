import type { Language } from '#framework/base/i18n/localized';
import { fieldTexts } from './fieldTexts';

interface ErrorBody {
  readonly message?: string;
  readonly code?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

/** Exit codes of the tool: a refusal of the portal, an invalid command, or an unreachable portal. */
export const exitCodes = { refused: 1, usage: 2, unreachable: 3 } as const;

export class FieldError extends Error {
  constructor(
    message: string,
    readonly exitCode: number,
    /** Error code of the portal, where it refused. */
    readonly code?: string,
    /** Status of the portal's answer, where there was one. */
    readonly status?: number,
    /** Seconds after which the same call may pass, where the portal said so. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }

  /** True if the same call would be refused again. */
  get isFinal(): boolean {
    const { status = 0 } = this;
    return status >= 400 && status < 500 && ![401, 408, 429].includes(status);
  }

  static usage(message: string): FieldError {
    return new FieldError(message, exitCodes.usage);
  }

  static unreachable(url: string, cause: unknown, language: Language): FieldError {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return new FieldError(fieldTexts.unreachable[language](url, reason), exitCodes.unreachable);
  }

  static unverified(email: string, language: Language): FieldError {
    return new FieldError(fieldTexts.unverified[language](email), exitCodes.refused);
  }

  /** Error with the portal's message, and each field's message on a line of its own. */
  static async refused(response: Response, language: Language): Promise<FieldError> {
    const body = (await response.json().catch(() => ({}))) as ErrorBody;
    const lines = Object.entries(body.errors ?? {}).map(
      ([field, messages]) => `  ${field}: ${messages.join(' ')}`,
    );
    const message = body.message ?? fieldTexts.noReason[language](response.status);
    const retryAfter = response.headers.get('retry-after');
    return new FieldError(
      [message, ...lines].join('\n'),
      exitCodes.refused,
      body.code,
      response.status,
      retryAfter === null ? undefined : Number(retryAfter),
    );
  }
}
