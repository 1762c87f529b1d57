import type { TicketStatus } from './ticketStatuses';

type Order = readonly { readonly field: 'waitingSince' | 'lastMessageAt'; readonly order: 'asc' | 'desc' }[];

/**
 * The order of support's own list: whoever has waited longest for it comes first. What does not wait has no moment of
 * waiting and follows, the latest message first.
 */
export function ticketOrder(shown: TicketStatus | 'all'): Order {
  const waiting = { field: 'waitingSince', order: 'asc' } as const;
  const latest = { field: 'lastMessageAt', order: 'desc' } as const;
  if (shown === 'open') return [waiting];
  return shown === 'all' ? [waiting, latest] : [latest];
}
