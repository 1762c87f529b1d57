import { setTimeout as pause } from 'node:timers/promises';
import type { AppContext } from '../http/appContext';

/** Longest time in milliseconds that a page waits for the database. */
const longestWaitMs = 1_000;

/**
 * Returns the step before a page is sent: it brings this process to what was changed while the system runs. Pages that are
 * asked for at the same time share one question, and without an answer a page is sent as this process knows it.
 */
export function pageFollower(
  follow: () => Promise<void>,
  { databaseAnswers }: Pick<AppContext, 'databaseAnswers'>,
): () => Promise<void> {
  let asking: Promise<void> | undefined;
  return async () => {
    if (databaseAnswers?.() === false) return;
    asking ??= follow()
      .catch(() => undefined)
      .finally(() => (asking = undefined));
    await Promise.race([asking, pause(longestWaitMs, undefined, { ref: false })]);
  };
}
