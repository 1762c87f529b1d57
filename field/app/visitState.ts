import type { Localized } from 'sijil/base/i18n/localized';
import { isolate } from 'sijil/base/formats/bidi';
import { worded } from 'sijil/base/i18n/worded';
import { progressOf } from '#domain/forms/formProgress';
import { filledParts } from './filled';
import type { SendingState } from './sending';
import { draftOf, type VisitOnPhone } from './store/fieldStore';
import type { Work } from './store/records';
import { texts } from './texts';

/** True for a visit that waits to be sent; one that was refused for good waits for its inspector. */
export const isFinished = ({ end, refusal }: Work): boolean =>
  end !== undefined && refusal?.retry !== 'never';

/** State of a visit on this phone, in words; null for one that was not begun. */
export function stateOfVisit(visit: VisitOnPhone, sending: SendingState): Localized | null {
  const { assignment, work, photos } = visit;
  if (!work && draftOf(assignment)) return texts.onOtherPhone;
  if (!work) return assignment.returned ? texts.wasReturned : null;
  if (work.refusal && !isFinished(work))
    return worded(texts.refused, { reason: isolate(work.refusal.message) });
  if (!isFinished(work)) {
    const { done, all } = progressOf(filledParts(visit));
    return worded(texts.progress, { done, all });
  }
  if (!sending.running) return texts.waiting;
  const all = photos.length;
  return worded(texts.sending, { sent: Math.min(sending.photos, all), all });
}
