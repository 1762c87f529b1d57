import { dayMs } from '../time/riyadhTime';

/** A visit may be moved until 24 hours before it begins (rules 3.8). */
export function canReschedule(visitAt: Date, now: Date): boolean {
  return visitAt.getTime() - now.getTime() >= dayMs;
}
