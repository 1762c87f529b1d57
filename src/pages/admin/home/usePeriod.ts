import { useSearchParams } from 'react-router';
import { addMonths, monthOf, type Period, yearUpTo } from '#domain/figures/period';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import { useNow } from 'sijil/react/providers/server';

export const periodNames = ['thisMonth', 'lastMonth', 'months3', 'months6', 'months12'] as const;
export type PeriodName = (typeof periodNames)[number];

/** Dates of the named periods, as of a month. */
export function periodsAt(month: string): Readonly<Record<PeriodName, Period>> {
  const back = (months: number): Period => ({ from: addMonths(month, 1 - months), to: month });
  const last = addMonths(month, -1);
  return {
    thisMonth: back(1),
    lastMonth: { from: last, to: last },
    months3: back(3),
    months6: back(6),
    months12: back(12),
  };
}

/** Period in the page's address; empty until one is chosen. */
export function useAskedPeriod(): Partial<Period> {
  const [address] = useSearchParams();
  const [from, to] = [address.get('from'), address.get('to')];
  return { ...(from && { from }), ...(to && { to }) };
}

/** Period of the page, stored in its address; the usual one, or the present month, until another is chosen. */
export function usePeriod(usual?: Period) {
  const [, setAddress] = useSearchParams();
  const asked = useAskedPeriod();
  const periods = periodsAt(monthOf(riyadhDate(useNow())));
  const period = asked.from || asked.to ? asked : (usual ?? periods.thisMonth);
  const name = periodNames.find((one) => periods[one].from === period.from && periods[one].to === period.to);
  const take = (chosen: Period) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        next.set('from', chosen.from);
        next.set('to', chosen.to);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const choose = (chosen: PeriodName) => take(periods[chosen]);
  return { period, name, choose, take };
}

/** Returns an address with the period as its parameters. */
export function withPeriod(path: string, period: Partial<Period>, more: Record<string, string> = {}): string {
  return `${path}?${new URLSearchParams({ ...period, ...more }).toString()}`;
}

/** Returns the months of a period's charts. */
export function lastMonths(period: Partial<Period>): Partial<Period> {
  return period.to ? yearUpTo(period.to) : period;
}
