import { z } from 'zod';
import { fileLink, localizedText, nameText, type Wire } from 'sijil/contract/parts';
import { roles } from '../access/roles';

/** Message of a ticket; `side` is its author's: client or support. */
export const ticketMessageView = z.object({
  id: z.string(),
  text: z.string(),
  side: z.enum(['client', 'support']),
  author: z.object({ id: z.string(), name: nameText }),
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

/** Somebody who may answer tickets, with the number of their tickets that wait for support now. */
export const ticketAssignee = z.object({ id: z.string(), name: nameText, open: z.number() });

/** Ids of tickets with unread messages. */
export const unreadTicketsView = z.array(z.string());

const colleague = z.object({ id: z.string(), name: nameText, role: z.enum(roles) });

/** Staff's notes on a request, the oldest first, and the colleagues that a note may mention. */
export const notesView = z.object({
  notes: z.array(
    z.object({
      id: z.string(),
      body: z.string(),
      author: z.object({ name: nameText, role: z.enum(roles) }),
      mentioned: z.array(nameText),
      createdAt: z.date(),
    }),
  ),
  colleagues: z.array(colleague),
});

export type NotesView = Wire<z.infer<typeof notesView>>;

/** Information or a task for the reader, in their language; `link` is a path of the portal. */
export const notificationView = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  sentence: z.string(),
  requestId: z.string().nullable(),
  requestNumber: z.number().nullable(),
  link: z.string().nullable(),
  createdAt: z.date(),
  readAt: z.date().nullable(),
  /** Null for information only; otherwise the state of its task. */
  work: z.enum(['waiting', 'done']).nullable(),
});

export type NotificationView = Wire<z.infer<typeof notificationView>>;

const hour = z.number().nullable();

/** Notification preferences: time and language of emails, and the topics that are switched off. */
export const preferencesView = z.object({
  language: z.enum(['ar', 'en']),
  digestHour: hour,
  quietFrom: hour,
  quietUntil: hour,
  /** Kinds with at least one channel switched off; all others use both. */
  choices: z.array(z.object({ kind: z.string(), byPortal: z.boolean(), byMail: z.boolean() })),
});

export type PreferencesView = Wire<z.infer<typeof preferencesView>>;

/** Topic of the link in an email. */
export const mailPreferenceView = z.object({ title: localizedText, byMail: z.boolean() });

/** Emails as they were sent, newest first. */
export const mailboxView = z.array(
  z.object({ id: z.string(), to: z.string(), subject: z.string(), text: z.string(), createdAt: z.date() }),
);

export type MailboxView = Wire<z.output<typeof mailboxView>>;
