import { addDays, hourMs, isWeekend, riyadhDate, riyadhInstant } from './riyadhTime';

const firstHour = 9;
const lastHour = 17;
const slotHours = 2;

/** `remaining` is how many more visits can begin in the slot; zero means full. */
export interface VisitSlot {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly remaining: number;
}

interface SlotSearch {
  /** Slots that begin at `from` or later and before `to`. */
  readonly from: Date;
  readonly to: Date;
  /** When the visits already planned begin; each lasts two hours. */
  readonly taken: readonly Date[];
  /** How many visits may run at the same time. */
  readonly capacity: number;
}

/** The visit times of Sunday to Thursday, 09:00 to 17:00 in Riyadh, in slots of two hours. */
export function visitSlots({ from, to, taken, capacity }: SlotSearch): readonly VisitSlot[] {
  const slots: VisitSlot[] = [];
  for (let date = riyadhDate(from); riyadhInstant(date) < to; date = addDays(date, 1)) {
    if (!isWeekend(date)) slots.push(...slotsOf(date, taken, capacity));
  }
  return slots.filter(({ startsAt }) => startsAt >= from && startsAt < to);
}

function slotsOf(date: string, taken: readonly Date[], capacity: number): VisitSlot[] {
  const slots: VisitSlot[] = [];
  for (let hour = firstHour; hour + slotHours <= lastHour; hour += slotHours) {
    const startsAt = riyadhInstant(date, hour);
    const endsAt = riyadhInstant(date, hour + slotHours);
    const busy = taken.filter((visit) => overlaps(visit, startsAt)).length;
    slots.push({ startsAt, endsAt, remaining: Math.max(0, capacity - busy) });
  }
  return slots;
}

/** A visit moved by hand may begin between two slots: it then occupies both. */
function overlaps(visit: Date, startsAt: Date): boolean {
  return Math.abs(visit.getTime() - startsAt.getTime()) < slotHours * hourMs;
}
