import { z } from 'zod';
import { fileLink, type Wire } from '#framework/contract/parts';
import { roles } from '../access/roles';

/** Message of a ticket; `side` is its author's: client or support. */
export const ticketMessageView = z.object({
  id: z.string(),
  text: z.string(),
  side: z.enum(['client', 'support']),
  author: z.object({ id: z.string(), name: z.string() }),
  mine: z.boolean(),
  files: z.array(fileLink),
  createdAt: z.date(),
});

export type TicketMessageView = Wire<z.infer<typeof ticketMessageView>>;

export const ticketView = z.object({
  id: z.string(),
  code: z.string(),
  subject: z.string(),
  title: z.string(),
  message: z.string(),
  status: z.enum(['open', 'pending', 'closed']),
  requestId: z.string().nullable(),
  createdAt: z.date(),
});

/** Somebody who may answer tickets, and how many of them wait for support now. */
export const ticketAssignee = z.object({ id: z.string(), name: z.string(), open: z.number() });

/** Ids of tickets that say something new. */
export const unreadTicketsView = z.array(z.string());

const colleague = z.object({ id: z.string(), name: z.string(), role: z.enum(roles) });

/** Staff's notes on a request, the oldest first, and the colleagues that a note may mention. */
export const notesView = z.object({
  notes: z.array(
    z.object({
      id: z.string(),
      body: z.string(),
      author: z.object({ name: z.string(), role: z.enum(roles) }),
      mentioned: z.array(z.string()),
      createdAt: z.date(),
    }),
  ),
  colleagues: z.array(colleague),
});

export type NotesView = Wire<z.infer<typeof notesView>>;
