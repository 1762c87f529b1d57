import type { ImportLine, ImportOutcome } from '#framework/contract/consoleViews';
import { ApiError } from './apiError';

/** The last complete line of an import's answer; null before the first. */
export function lastLine(text: string): ImportLine | null {
  const completeLines = text.slice(0, text.lastIndexOf('\n') + 1);
  const last = completeLines.trimEnd().split('\n').at(-1);
  return last ? (JSON.parse(last) as ImportLine) : null;
}

/** What came of an import by the end of its answer. @throws ApiError */
export function outcomeOf(text: string): ImportOutcome {
  const line = lastLine(text);
  if (line && 'outcome' in line) return line.outcome;
  if (line && 'refusal' in line) throw new ApiError(line.refusal.message, 500, line.refusal.code);
  // The connection ended before the import did; whether it is done nobody has said.
  throw new ApiError('', 0, 'network');
}
