import type { Language } from 'sijil/base/i18n/localized';
import type { FieldError } from '../../field/sync/fieldError';
import { fieldTexts as texts } from './fieldTexts';

/** Exit codes of the tool: a refusal of the portal, an invalid command, or an unreachable portal. */
const exitCodes = { refused: 1, unverified: 1, usage: 2, unreachable: 3 } as const;

/** What the tool prints before it ends, with its exit code. */
export class CommandError extends Error {
  private constructor(
    message: string,
    readonly exitCode: number,
  ) {
    super(message);
  }

  static usage(message: string): CommandError {
    return new CommandError(message, exitCodes.usage);
  }

  static of({ reason, message, status }: FieldError, url: string, language: Language): CommandError {
    const text = {
      refused: message || texts.noReason[language](status ?? 0),
      unverified: texts.unverified[language](message),
      unreachable: texts.unreachable[language](url, message),
    };
    return new CommandError(text[reason], exitCodes[reason]);
  }
}
