import { hourMs, minuteMs } from '#framework/base/time/riyadhTime';
import { addNote } from '../../../modules/notes/registerNotes';
import { type Case, lastAt } from '../cases/case';
import { notes } from '../data/notes';
import { portalAt, requestAfter } from './moment';
import type { Past, PastEvent } from './past';

/** Notes of staff on requests that wait for something, never earlier than that and never in the future. */
export function noteEvents({ api, tx, actors, business }: Past, cases: readonly Case[]): PastEvent[] {
  return notes.flatMap(({ status, by, to, body, hoursAfter }) => {
    const one = cases.find(({ plan }) => plan.until === status);
    const since = one && (lastAt(one, one.steps.at(-1)?.name ?? 'cancel') ?? one.placedAt);
    if (!one || !since) return [];
    const at = new Date(Math.min(since.getTime() + hoursAfter * hourMs, business.now.getTime() - minuteMs));
    const take = async () => {
      const noteInput = { body, mentionedIds: to ? [one.people[to].id] : [] };
      const note = { actor: actors.of(one.people[by].id), language: 'ar' as const, noteInput };
      await addNote(portalAt(api, tx, at), tx, await requestAfter(tx, one, one.steps), note);
    };
    return [{ at, take }];
  });
}
