import { useSearchParams } from 'react-router';
import { ticketStatuses } from '#domain/tickets/tickets';
import { keysOf } from '#framework/base/objects';

export const shownStatuses = ['all', ...keysOf(ticketStatuses)] as const;
export const shownAssignees = ['anybody', 'mine', 'nobody'] as const;

/** Filters of the list, stored in the address. `?new=1&requestId=…` opens a ticket about a request. */
export function useTicketsAddress() {
  const [address, setAddress] = useSearchParams();
  return {
    shown: shownStatuses.find((one) => one === address.get('status')) ?? 'all',
    assigned: shownAssignees.find((one) => one === address.get('assigned')) ?? 'anybody',
    q: address.get('q') ?? '',
    page: Math.max(1, Number(address.get('page')) || 1),
    asking: address.has('new'),
    openRequestId: address.get('requestId'),
    /** Changes parts of the address; null takes one away. */
    show: (changes: Readonly<Record<string, string | null>>) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === null) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
  };
}
