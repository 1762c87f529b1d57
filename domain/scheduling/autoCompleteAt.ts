import { dayMs } from '../time/riyadhTime';

export const AUTO_COMPLETE_DAYS = 30;

/** When an approved inspection completes by itself, the client having said nothing for these days. */
export function autoCompleteAt(approvedAt: Date): Date {
  return new Date(approvedAt.getTime() + AUTO_COMPLETE_DAYS * dayMs);
}
