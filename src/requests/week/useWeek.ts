import { useSearchParams } from 'react-router';
import { addDays } from '#framework/base/time/riyadhTime';

interface Week {
  /** Query for the API: nothing for this week. */
  readonly query: { readonly week: string } | undefined;
  readonly move: (first: string, weeks: number) => void;
  readonly toThisWeek: (() => void) | null;
}

/** Week in the address; this week where it names none. */
export function useWeek(): Week {
  const [address, setAddress] = useSearchParams();
  const weekParameter = address.get('week');
  const valid = weekParameter !== null && /^\d{4}-\d\d-\d\d$/.test(weekParameter) ? weekParameter : null;
  const show = (week: string | null) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (week) next.set('week', week);
        else next.delete('week');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    query: valid === null ? undefined : { week: valid },
    move: (first, weeks) => show(addDays(first, weeks * 7)),
    toThisWeek: valid === null ? null : () => show(null),
  };
}
