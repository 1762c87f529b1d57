import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callOperation } from '@/providers/operations';

/** What stands on the screen is read; what arrives while one looks is read as well. */
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
