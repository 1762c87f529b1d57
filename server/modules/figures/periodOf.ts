import { longestPeriodMonths, type Period, readPeriod } from '#domain/figures/period';
import { ApiError } from '#framework/server/http/apiError';

export interface AskedPeriod {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The period of an address, in Riyadh months. @throws ApiError period_unreadable, period_reversed, period_too_long. */
export function periodOf(givenPeriod: AskedPeriod, now: Date): Period {
  const period = readPeriod(givenPeriod, now);
  if (typeof period === 'string') throw new ApiError(period, { months: longestPeriodMonths });
  return period;
}
