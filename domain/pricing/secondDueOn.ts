import { type PackageDuration, packageDurations } from './packageDurations';
import { addDays } from '../time/riyadhTime';

/** The day on which a package's second payment falls due, or null when it is paid at once (rules 4.2). */
export function secondDueOn(signedOn: string, duration: PackageDuration): string | null {
  const delay = packageDurations[duration].secondPaymentAfterDays;
  return delay === null ? null : addDays(signedOn, delay);
}
