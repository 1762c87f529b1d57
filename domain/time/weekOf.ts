import { addDays } from './riyadhTime';

/** The seven days, Sunday first, of the week that a Riyadh day (`YYYY-MM-DD`) lies in. */
export function weekOf(date: string): readonly string[] {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return Array.from({ length: 7 }, (_, index) => addDays(date, index - weekday));
}
