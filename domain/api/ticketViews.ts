import { z } from 'zod';
import type { Wire } from './parts';

/** One contribution to a ticket; `side` says who speaks: the client, or support. */
export const ticketMessageView = z.object({
  id: z.string(),
  text: z.string(),
  side: z.enum(['client', 'support']),
  author: z.object({ id: z.string(), name: z.string() }),
  mine: z.boolean(),
  createdAt: z.date(),
});
export type TicketMessageView = Wire<z.infer<typeof ticketMessageView>>;

export const ticketView = z.object({
  id: z.string(),
  subject: z.string(),
  title: z.string(),
  message: z.string(),
  status: z.enum(['open', 'pending', 'closed']),
  requestId: z.string().nullable(),
  createdAt: z.date(),
});
