import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callOperation } from '@framework/providers/operations';

/** Marks shown messages as read, also those that arrive while the ticket is open. */
export function useMarkRead(ticketId: string, lastMessageId: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (lastMessageId === undefined) return;
    void callOperation('tickets.markRead', { params: { id: ticketId } })
      .then(() => queries.invalidateQueries({ queryKey: ['tickets.unread'] }))
      // It stays unread, which is all that is lost.
      .catch(() => undefined);
  }, [queries, ticketId, lastMessageId]);
}
