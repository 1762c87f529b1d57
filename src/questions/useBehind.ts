import { useSearchParams } from 'react-router';

/** Parameters of the list that a number of the statistics opens. */
export const behindParams = ['band', 'question', 'answer', 'category', 'list'] as const;
type Behind = Partial<Record<(typeof behindParams)[number], string>>;

/** The address that opens the list behind a number in place of the one that is open. */
export function useBehind() {
  const [address] = useSearchParams();
  return {
    address,
    hrefWith: (behind: Behind): string => {
      const next = new URLSearchParams(address);
      for (const name of behindParams) next.delete(name);
      for (const [name, value] of Object.entries(behind)) next.set(name, value);
      return `?${next.toString()}`;
    },
  };
}
